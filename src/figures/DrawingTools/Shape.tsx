import { formatNumber } from '@site/src/lib/text/format';
import clsx from 'clsx';
import kit from '../kit/drawing/drawing.module.css';
import { barX } from '../kit/drawing/geometry';
import Label from '../kit/drawing/Label';
import { PLOT, SCALE, VIEW } from './chart';
import { measureText } from './describe';
import { type Anchor, channelWidth, type Drawing, retracement } from './model';
import styles from './styles.module.css';

const place = ({ bar, price }: Anchor) => ({ x: barX(PLOT, VIEW, bar), y: SCALE.y(price) });

function Ends({ points }: { points: readonly Anchor[] }) {
  return points.map((point, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second point are what they are by position
    <circle key={index} className={styles.end} cx={place(point).x} cy={place(point).y} r={3} />
  ));
}

/** As high as a label on a phone, in units of the drawing. */
const LEVEL_TEXT = 15;

/** Labels stand at the left end of their line and at the right one in turn; one without room is in the list below. */
function Retracement({ from, to }: { from: Anchor; to: Anchor }) {
  const left = Math.min(place(from).x, place(to).x);
  const levels = retracement(from, to).map(({ level, price }) => ({ level, price, y: SCALE.y(price) }));
  return levels.map(({ level, price, y }, index) => {
    const isRight = index % 2 === 1;
    const sameSide = levels[index - 2];
    const hasRoom = !sameSide || Math.abs(sameSide.y - y) >= LEVEL_TEXT;
    return (
      <g key={level}>
        <line className={styles.level} x1={left} x2={PLOT.right} y1={y} y2={y} />
        {hasRoom && (
          <Label
            className={clsx(kit.tag, styles.levelText)}
            x={isRight ? PLOT.right - 3 : left + 3}
            y={y - 2}
            textAnchor={isRight ? 'end' : 'start'}
          >
            {`${level}%  ${formatNumber(price, 2)}`}
          </Label>
        )}
      </g>
    );
  });
}

/** The first edge, the parallel through the third point, and the space between. */
function Channel({ from, to, third }: { from: Anchor; to: Anchor; third: Anchor }) {
  const width = channelWidth(from, to, third);
  if (Number.isNaN(width)) {
    return null;
  }
  const [a, b] = [place(from), place(to)];
  const shift = SCALE.y(from.price + width) - a.y;
  return (
    <>
      <path className={styles.measured} d={`M${a.x} ${a.y}L${b.x} ${b.y}v${shift}L${a.x} ${a.y + shift}z`} />
      <path className={styles.line} d={`M${a.x} ${a.y + shift}L${b.x} ${b.y + shift}`} />
    </>
  );
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

/** Where a measure says its numbers: above its box or, near the top of the chart, below. */
function labelPlace(from: Anchor, to: Anchor) {
  const [a, b] = [place(from), place(to)];
  const isBelow = Math.min(a.y, b.y) < 40;
  return {
    x: Math.min(Math.max((a.x + b.x) / 2, 84), 204),
    y: isBelow ? Math.max(a.y, b.y) : Math.min(a.y, b.y),
    isBelow,
  };
}

const LABEL = { width: 140, height: 30 };

/** Two measures can stand on the same bars: only the newer one says its numbers there, the list says both. */
export function isCovered({ tool, points: [from, to] }: Drawing, newer: readonly Drawing[]): boolean {
  if (tool !== 'measure' || !from || !to) {
    return false;
  }
  const own = labelPlace(from, to);
  return newer.some(({ tool: other, points: [start, end] }) => {
    const label = other === 'measure' && start && end ? labelPlace(start, end) : null;
    return (
      label !== null && Math.abs(label.x - own.x) < LABEL.width && Math.abs(label.y - own.y) < LABEL.height
    );
  });
}

function Measure({ from, to, isSilent }: { from: Anchor; to: Anchor; isSilent: boolean }) {
  const [a, b] = [place(from), place(to)];
  const head = b.y < a.y ? 5 : -5;
  const middle = (a.x + b.x) / 2;
  const [amounts, span] = measureText(from, to).split(/(?<=%), /);
  const label = labelPlace(from, to);
  return (
    <>
      <Box from={from} to={to} className={styles.measured} />
      <path
        className={styles.line}
        d={`M${middle} ${a.y}V${b.y}m-4 ${head}l4 ${-head}l4 ${head}M${a.x} ${(a.y + b.y) / 2}H${b.x}`}
      />
      {!isSilent && (
        <Label className={kit.tag} x={label.x} y={label.y} middle>
          <tspan x={label.x} dy={label.isBelow ? '1.2em' : '-1.6em'}>
            {amounts}
          </tspan>
          <tspan x={label.x} dy="1.15em">
            {span}
          </tspan>
        </Label>
      )}
    </>
  );
}

type ShapeProps = { drawing: Drawing; isDraft?: boolean; isSilent?: boolean };

/** One drawing on the chart; a draft still follows the cursor with its second point. */
export default function Shape({ drawing, isDraft = false, isSilent = false }: ShapeProps) {
  const { tool, points } = drawing;
  const [from, to, third] = points;
  if (!from) {
    return null;
  }
  const { y } = place(from);
  return (
    <g className={clsx(isDraft && styles.draft)}>
      {tool === 'hline' && (
        <>
          <line className={styles.line} x1={PLOT.left} x2={PLOT.right} y1={y} y2={y} />
          <Label className={clsx(kit.tag, kit.middle, styles.axisTag)} x={PLOT.right + 5} y={y}>
            {formatNumber(from.price, 2)}
          </Label>
        </>
      )}
      {to && (tool === 'trendline' || tool === 'channel') && (
        <line className={styles.line} x1={place(from).x} y1={y} x2={place(to).x} y2={place(to).y} />
      )}
      {to && third && <Channel from={from} to={to} third={third} />}
      {to && tool === 'fib' && <Retracement from={from} to={to} />}
      {to && tool === 'rectangle' && <Box from={from} to={to} className={styles.zone} />}
      {to && tool === 'measure' && <Measure from={from} to={to} isSilent={isSilent} />}
      {tool !== 'hline' && <Ends points={points} />}
    </g>
  );
}
