import { columnPath, linePath } from '@site/src/illustrations/kit/canvas';
import styles from './spark.module.css';

const COUNT = 36;
const HEIGHT = 30;

/** The last bars of a sample: a line, or columns around zero if its sign means something. */
export function Spark({ values }: { values: readonly number[] }) {
  const shown = values.filter(Number.isFinite).slice(-COUNT);
  const isSigned = shown.some((value) => value < 0);
  const known = isSigned ? [0, ...shown] : shown;
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const y = (value: number) => Math.round(((high - value) / (high - low || 1)) * HEIGHT);
  const heights = shown.map(y);
  const columns = (sign: number) => columnPath(heights, y(0), (index) => (shown[index] ?? 0) * sign > 0);
  // Paths end at the axis of a picture, which a row has no room for.
  return (
    <svg
      className={`pt-drawn ${styles.spark}`}
      viewBox={`-320 -1 255 ${HEIGHT + 2}`}
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
        <path d={linePath(heights)} />
      )}
    </svg>
  );
}
