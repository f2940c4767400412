import type { ReactNode } from 'react';
import styles from './chart.module.css';

/**
 * Charts are drawn from right to left at one unit per pixel and never scaled: a narrow picture shows fewer bars, and
 * lines and text stay sharp. Whole numbers keep the paths short.
 */
const PITCH = 7;
export const AXIS = 62;
export const FAR_LEFT = -900;

export type Tone = 'accent' | 'up' | 'down' | 'muted' | 'warn';

/** The left edge of a candle, counted from the last bar. */
export const leftOf = (fromLast: number) => -AXIS - 9 - fromLast * PITCH;

/** A line through one height per bar, in steps from bar to bar; broken where there is no value. */
export function linePath(heights: readonly number[]): string {
  let path = '';
  heights.forEach((height, index) => {
    const step = height - (heights[index - 1] ?? Number.NaN);
    if (!Number.isNaN(step)) {
      path += `l${PITCH} ${step}`;
    } else if (!Number.isNaN(height)) {
      path += `M${leftOf(heights.length - 1 - index) + 2} ${height}`;
    }
  });
  return path;
}

/** A column per bar from `zero` to its height; `isShown` leaves bars out. */
export function columnPath(
  heights: readonly number[],
  zero: number,
  isShown: (index: number) => boolean,
): string {
  let [path, from] = ['', 0];
  heights.forEach((height, index) => {
    if (isShown(index)) {
      path += path
        ? `m${(index - from) * PITCH} ${zero - (heights[from] ?? 0)}`
        : `M${leftOf(heights.length - 1 - index) + 2} ${zero}`;
      path += `v${height - zero}`;
      from = index;
    }
  });
  return path;
}

/** Children count from the right edge, what is `fromLeft` from the left one. */
export function Canvas({
  height,
  fromLeft,
  children,
}: {
  height: number;
  fromLeft?: ReactNode;
  children: ReactNode;
}) {
  return (
    <svg className={styles.canvas} width="100%" height={height}>
      <svg x="100%" overflow="visible">
        <g transform="translate(.5 .5)">{children}</g>
      </svg>
      {fromLeft}
    </svg>
  );
}
