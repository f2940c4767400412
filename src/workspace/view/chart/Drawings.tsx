import { fibonacciLevels } from '@site/data/workbench/drawing-tools';
import { percent } from '@site/src/figures/kit/drawing/percentOfWidth';
import { signedPercent } from '@site/src/lib/text/format';
import { toolPoints } from '../../model/act';
import type { Drawing, Pane, Point } from '../../model/types';
import styles from './chart.module.css';
import { BAR, type Frame, HEIGHT, indexOf, middleOf } from './frame';

type Spot = readonly [x: number, y: number];
const FAR = 100;

function Segment({ from, to }: { from: Spot; to: Spot }) {
  return <line x1={percent(from[0])} y1={percent(from[1])} x2={percent(to[0])} y2={percent(to[1])} />;
}

const beyond = ([x, y]: Spot, [toX, toY]: Spot): Spot => [x + (toX - x) * FAR, y + (toY - y) * FAR];

type ShapeProps = {
  readonly drawing: Pick<Drawing, 'tool' | 'text'>;
  readonly points: readonly Point[];
  readonly spots: readonly Spot[];
  readonly yOf: (price: number) => number;
};

/** One drawing, in shares of the price area. */
function Shape({ drawing: { tool, text }, points, spots, yOf }: ShapeProps) {
  const [a = [0, 0], b = a, c = b] = spots as [Spot, Spot, Spot];
  const [from = 0, to = from] = points.map(({ price }) => price);
  switch (tool) {
    case 'hline':
      return <Segment from={[0, a[1]]} to={[1, a[1]]} />;
    case 'vline':
      return <Segment from={[a[0], 0]} to={[a[0], 1]} />;
    case 'ray':
      return <Segment from={a} to={beyond(a, b)} />;
    case 'channel': {
      // The third point says how far away the other edge is.
      const along = b[0] === a[0] ? 0 : (c[0] - a[0]) / (b[0] - a[0]);
      const away = c[1] - (a[1] + (b[1] - a[1]) * along);
      return (
        <>
          <Segment from={a} to={b} />
          <Segment from={[a[0], a[1] + away]} to={[b[0], b[1] + away]} />
        </>
      );
    }
    case 'fib':
      return fibonacciLevels.map((level) => {
        const y = yOf(to + ((from - to) * level) / 100);
        return (
          <g key={level}>
            <Segment from={[Math.min(a[0], b[0]), y]} to={[1, y]} />
            <text x={percent(Math.min(a[0], b[0]))} y={percent(y)} dy="-3">{`${level}%`}</text>
          </g>
        );
      });
    case 'rectangle':
    case 'measure':
      return (
        <>
          <rect
            className={styles.zone}
            x={percent(Math.min(a[0], b[0]))}
            y={percent(Math.min(a[1], b[1]))}
            width={percent(Math.abs(a[0] - b[0]))}
            height={percent(Math.abs(a[1] - b[1]))}
          />
          {tool === 'measure' && from !== 0 && (
            <text x={percent(b[0])} y={percent(b[1])} dy="-6" textAnchor="middle">
              {signedPercent((to / from - 1) * 100, 2)}
            </text>
          )}
        </>
      );
    case 'text':
      return (
        <text x={percent(a[0])} y={percent(a[1])}>
          {text}
        </text>
      );
    default:
      return <Segment from={a} to={b} />;
  }
}

type DrawingsProps = {
  readonly frame: Frame;
  readonly pane: Pane;
  readonly drawings: readonly Drawing[];
  /** A drawing that isn't placed yet has handles at its points. */
  readonly draft: { readonly tool: string; readonly points: readonly Point[] } | null;
};

export default function Drawings({ frame, pane, drawings, draft }: DrawingsProps) {
  const { view, price } = frame;
  const yOf = (value: number) => price.y(value) / HEIGHT;
  const spotOf = ({ time, price: level }: Point): Spot => [
    middleOf(view, indexOf(frame, pane.timeframe, time)) / (view.count * BAR),
    yOf(level),
  ];
  const isDrawable = draft && (draft.points.length > 1 || toolPoints[draft.tool] === 1);
  return (
    <g className={styles.drawings}>
      {drawings.map((drawing, place) => (
        <Shape
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing is its place
          key={place}
          drawing={drawing}
          points={drawing.points}
          spots={drawing.points.map(spotOf)}
          yOf={yOf}
        />
      ))}
      {isDrawable && (
        <Shape drawing={draft} points={draft.points} spots={draft.points.map(spotOf)} yOf={yOf} />
      )}
      {draft?.points.map((point, place) => {
        const [x, y] = spotOf(point);
        // biome-ignore lint/suspicious/noArrayIndexKey: a handle is its place
        return <circle key={place} className={styles.handle} cx={percent(x)} cy={percent(y)} r="4" />;
      })}
    </g>
  );
}
