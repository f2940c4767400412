import { formatNumber as format } from '@site/data/examples/example';
import clsx from 'clsx';
import { barX } from '../chart/geometry';
import kit from '../chart/styles.module.css';
import { PLOT, SCALE, VIEW } from './chart';
import { measureText } from './describe';
import { type Anchor, type Drawing, retracement } from './model';
import styles from './styles.module.css';

const place = ({ bar, price }: Anchor) => ({ x: barX(PLOT, VIEW, bar), y: SCALE.y(price) });

function Ends({ points }: { points: readonly Anchor[] }) {
  return points.map((point, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second point are what they are by position
    <circle key={index} className={styles.end} cx={place(point).x} cy={place(point).y} r={3} />
  ));
}

function Retracement({ from, to }: { from: Anchor; to: Anchor }) {
  const left = Math.min(place(from).x, place(to).x);
  return retracement(from, to).map(({ level, price }) => (
    <g key={level}>
      <line className={styles.level} x1={left} x2={PLOT.right} y1={SCALE.y(price)} y2={SCALE.y(price)} />
      <text className={clsx(kit.tag, styles.levelText)} x={left + 3} y={SCALE.y(price) - 2}>
        {`${level} %  ${format(price, 2)}`}
      </text>
    </g>
  ));
}

function Box({ from, to, className }: { from: Anchor; to: Anchor; className: string | undefined }) {
  const [a, b] = [place(from), place(to)];
  return (
    <rect
      className={className}
      x={Math.min(a.x, b.x)}
      y={Math.min(a.y, b.y)}
      width={Math.abs(a.x - b.x)}
      height={Math.abs(a.y - b.y)}
    />
  );
}

function Measure({ from, to }: { from: Anchor; to: Anchor }) {
  const [a, b] = [place(from), place(to)];
  const head = b.y < a.y ? 5 : -5;
  const middle = (a.x + b.x) / 2;
  const [amounts, span] = measureText(from, to).split(/(?<=%), /);
  const isNearTop = Math.min(a.y, b.y) < 40;
  const textY = isNearTop ? Math.max(a.y, b.y) : Math.min(a.y, b.y);
  return (
    <>
      <Box from={from} to={to} className={styles.measured} />
      <path
        className={styles.line}
        d={`M${middle} ${a.y}V${b.y}m-4 ${head}l4 ${-head}l4 ${head}M${a.x} ${(a.y + b.y) / 2}H${b.x}`}
      />
      <text className={kit.tag} x={Math.min(Math.max(middle, 76), 230)} y={textY} textAnchor="middle">
        <tspan x={Math.min(Math.max(middle, 76), 230)} dy={isNearTop ? '1.2em' : '-1.6em'}>
          {amounts}
        </tspan>
        <tspan x={Math.min(Math.max(middle, 76), 230)} dy="1.15em">
          {span}
        </tspan>
      </text>
    </>
  );
}

/** One drawing on the chart; a draft still follows the cursor with its second point. */
export default function Shape({ drawing, isDraft = false }: { drawing: Drawing; isDraft?: boolean }) {
  const { tool, points } = drawing;
  const [from, to] = points;
  if (!from) {
    return null;
  }
  const { y } = place(from);
  return (
    <g className={clsx(isDraft && styles.draft)}>
      {tool === 'hline' && (
        <>
          <line className={styles.line} x1={PLOT.left} x2={PLOT.right} y1={y} y2={y} />
          <text className={clsx(kit.tag, kit.middle, styles.axisTag)} x={PLOT.right + 5} y={y}>
            {format(from.price, 2)}
          </text>
        </>
      )}
      {to && tool === 'trendline' && (
        <line className={styles.line} x1={place(from).x} y1={y} x2={place(to).x} y2={place(to).y} />
      )}
      {to && tool === 'fib' && <Retracement from={from} to={to} />}
      {to && tool === 'rectangle' && <Box from={from} to={to} className={styles.zone} />}
      {to && tool === 'measure' && <Measure from={from} to={to} />}
      {tool !== 'hline' && <Ends points={points} />}
    </g>
  );
}
