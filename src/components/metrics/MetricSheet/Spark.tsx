import { columnPath } from '@site/src/kit/drawing/paths';
import styles from './spark.module.css';

const COUNT = 36;
const STEP = 8;
const PLOT = { left: 0, right: COUNT * STEP, top: 0, bottom: 30 };

/** In steps from bar to bar: small numbers that recur compress to half of what places would. */
const linePath = ([first = 0, ...heights]: readonly number[]) =>
  `M${STEP / 2} ${first}${heights.map((height, at) => `l${STEP} ${height - (heights[at - 1] ?? first)}`).join('')}`;

/** The last bars of a sample: a line, or columns around zero if its sign means something. */
export function Spark({ values }: { values: readonly number[] }) {
  const shown = values.filter(Number.isFinite).slice(-COUNT);
  const isSigned = shown.some((value) => value < 0);
  const known = isSigned ? [0, ...shown] : shown;
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const y = (value: number) => Math.round(((high - value) / (high - low || 1)) * PLOT.bottom);
  const view = { first: 0, count: shown.length };
  const columns = (sign: number) =>
    columnPath(
      shown.map((value) => (value * sign > 0 ? value : Number.NaN)),
      view,
      PLOT,
      y,
    );
  return (
    <svg
      className={`pt-drawn ${styles.spark}`}
      viewBox={`0 -1 ${PLOT.right} ${PLOT.bottom + 2}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-markdown-ignore=""
    >
      {isSigned ? (
        <>
          <path d={columns(1)} />
          <path d={columns(-1)} />
        </>
      ) : (
        <path d={linePath(shown.map(y))} />
      )}
    </svg>
  );
}
