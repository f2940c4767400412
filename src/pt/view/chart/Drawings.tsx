import { fibonacciLevels } from '@site/data/workbench/drawing-tools';
import { svgPercent } from '@site/src/kit/drawing/svgPercent';
import { signedPercent } from '@site/src/lib/text/format';
import { toolPoints } from '../../model/drawings';
import { priceText } from '../../model/select';
import type { Drawing, Pane, Point } from '../../model/types';
import { BAR, type Frame, indexOf, middleOf } from './frame';
import drawn from './marks.module.css';
import { HEIGHT } from './scale';

/** In shares of the price area. */
type PlotPoint = readonly [x: number, y: number];
type Segment = readonly [from: PlotPoint, to: PlotPoint];
type Shape = Pick<Drawing, 'tool' | 'points' | 'text'>;
const FAR = 100;

const segment = (x1: number, y1: number, x2: number, y2: number): Segment => [
  [x1, y1],
  [x2, y2],
];

const beyond = ([x, y]: PlotPoint, [toX, toY]: PlotPoint): PlotPoint => [
  x + (toX - x) * FAR,
  y + (toY - y) * FAR,
];

/** Where a point of a drawing stands. */
function plotPointOf(frame: Frame, pane: Pane, { time, price }: Point): PlotPoint {
  const { view } = frame;
  const x = middleOf(view, indexOf(frame, pane.timeframe, time)) / (view.count * BAR);
  return [x, frame.price.y(price) / HEIGHT];
}

/** The lines of a drawing: what is drawn, and what a hand can take hold of. */
function segmentsOf(frame: Frame, pane: Pane, { tool, points }: Shape): readonly Segment[] {
  const [a = [0, 0], b = a, c = b] = points.map((point) => plotPointOf(frame, pane, point)) as [
    PlotPoint,
    PlotPoint,
    PlotPoint,
  ];
  switch (tool) {
    case 'hline':
      return [segment(0, a[1], 1, a[1])];
    case 'vline':
      return [segment(a[0], 0, a[0], 1)];
    case 'ray':
      return [[a, beyond(a, b)]];
    case 'channel': {
      // The third point says how far away the other edge is.
      const along = b[0] === a[0] ? 0 : (c[0] - a[0]) / (b[0] - a[0]);
      const away = c[1] - (a[1] + (b[1] - a[1]) * along);
      return [[a, b], segment(a[0], a[1] + away, b[0], b[1] + away)];
    }
    case 'fib': {
      const [from = 0, to = from] = points.map(({ price }) => price);
      const left = Math.min(a[0], b[0]);
      return fibonacciLevels.map((level) => {
        const y = frame.price.y(to + ((from - to) * level) / 100) / HEIGHT;
        return segment(left, y, 1, y);
      });
    }
    case 'rectangle':
    case 'measure':
      return [
        [a, [b[0], a[1]]],
        [[b[0], a[1]], b],
        [b, [a[0], b[1]]],
        [[a[0], b[1]], a],
      ];
    default:
      return [[a, b]];
  }
}

function distanceTo([[ax, ay], [bx, by]]: Segment, [x, y]: PlotPoint): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.min(Math.max(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1), 0), 1);
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

export const REACH_PX = 8;

/** The drawing within a hand's reach of a place, the newest first, and its point if the hand is on one. */
export function drawingAt(
  frame: Frame,
  pane: Pane,
  drawings: readonly Drawing[],
  [x, y]: PlotPoint,
  { width, height }: { readonly width: number; readonly height: number },
): { readonly drawing: Drawing; readonly handle: number } | null {
  const scaled = ([sx, sy]: PlotPoint): PlotPoint => [sx * width, sy * height];
  const hand = scaled([x, y]);
  const isNear = (segment: Segment) => distanceTo([scaled(segment[0]), scaled(segment[1])], hand) <= REACH_PX;
  const drawing = drawings.findLast((known) => segmentsOf(frame, pane, known).some(isNear));
  if (!drawing) {
    return null;
  }
  const plotPoints = drawing.points.map((point) => plotPointOf(frame, pane, point));
  return { drawing, handle: plotPoints.length > 1 ? plotPoints.findIndex((at) => isNear([at, at])) : -1 };
}

type LabelProps = {
  readonly shape: Shape;
  readonly segments: readonly Segment[];
  readonly symbol: Pane['symbol'];
};

/** On the right half of the plot a label ends where its drawing is, so that the price axis doesn't cut it. */
const textAnchorAt = (x: number) => (x > 0.5 ? 'end' : 'start');

/** What is written at a drawing. */
function Label({ shape, segments, symbol }: LabelProps) {
  const { tool, points, text } = shape;
  if (tool === 'fib') {
    const [from = 0, to = from] = points.map(({ price }) => price);
    return segments.map(([[x, y]], index) => {
      const level = fibonacciLevels[index] ?? 0;
      return (
        <text
          key={level}
          x={svgPercent(Math.max(x, 0))}
          y={svgPercent(y)}
          dx={x > 0.5 ? -4 : 4}
          dy="-4"
          textAnchor={textAnchorAt(x)}
        >
          {`${level}% ${priceText(symbol, to + ((from - to) * level) / 100)}`}
        </text>
      );
    });
  }
  const [x, y] = (tool === 'measure' ? segments[1] : segments[0])?.[tool === 'measure' ? 1 : 0] ?? [0, 0];
  const [from, to] = points.map(({ price }) => price);
  return tool === 'text' ? (
    <text x={svgPercent(x)} y={svgPercent(y)} dy="-4" textAnchor={textAnchorAt(x)}>
      {text ?? 'Text'}
    </text>
  ) : tool === 'measure' && from && to ? (
    <text x={svgPercent(x)} y={svgPercent(y)} dy="-6" textAnchor={textAnchorAt(x)}>
      {signedPercent((to / from - 1) * 100, 2)}
    </text>
  ) : null;
}

type ShapeProps = {
  readonly frame: Frame;
  readonly pane: Pane;
  readonly shape: Shape;
  readonly isHeld: boolean;
};

/** One drawing with its zone, lines and label, and with handles while it's placed or selected. */
function DrawnShape({ frame, pane, shape, isHeld }: ShapeProps) {
  const segments = segmentsOf(frame, pane, shape);
  const isZone = shape.tool === 'rectangle' || shape.tool === 'measure';
  const [a = [0, 0], b = a] = segments.map(([from]) => from).filter((_, at) => at % 2 === 0);
  return (
    <>
      {isZone && (
        <rect
          className={drawn.zone}
          x={svgPercent(Math.min(a[0], b[0]))}
          y={svgPercent(Math.min(a[1], b[1]))}
          width={svgPercent(Math.abs(a[0] - b[0]))}
          height={svgPercent(Math.abs(a[1] - b[1]))}
        />
      )}
      {segments.map(([from, to], index) => (
        <line
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          key={index}
          x1={svgPercent(from[0])}
          y1={svgPercent(from[1])}
          x2={svgPercent(to[0])}
          y2={svgPercent(to[1])}
        />
      ))}
      <Label shape={shape} segments={segments} symbol={pane.symbol} />
      {isHeld &&
        shape.points.map((point, index) => {
          const [x, y] = plotPointOf(frame, pane, point);
          // biome-ignore lint/suspicious/noArrayIndexKey: a handle is its place
          return <circle key={index} className={drawn.handle} cx={svgPercent(x)} cy={svgPercent(y)} r="4" />;
        })}
    </>
  );
}

type DrawingsProps = {
  readonly frame: Frame;
  readonly pane: Pane;
  readonly drawings: readonly Drawing[];
  /** What is in the hand has handles at its points: a drawing that isn't placed yet, or one that is selected. */
  readonly draft: Shape | null;
  readonly selected: Drawing | null;
};

export default function Drawings({ frame, pane, drawings, draft, selected }: DrawingsProps) {
  const isDrawable = draft && (draft.points.length > 1 || toolPoints[draft.tool] === 1);
  return (
    <g className={drawn.drawings}>
      {drawings.map((drawing, index) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing is its place
          key={index}
          data-drawing={drawing.tool}
        >
          <DrawnShape frame={frame} pane={pane} shape={drawing} isHeld={drawing === selected} />
        </g>
      ))}
      {isDrawable && <DrawnShape frame={frame} pane={pane} shape={draft} isHeld />}
    </g>
  );
}
