import { clamp } from '@site/src/lib/samples/barView';
import { useCallback, useState } from 'react';
import type { Row } from './frame';
import { HEIGHT, type TickMark } from './scale';

/* Lengths here are in ems of the chart's type, 12 px unless the reader has chosen another. */

/** How wide the axis is (chart.module.css), which says how large an em is. */
const AXIS = 19 / 3;
/** Between two tags, or a tag and a label of the scale. */
const TAG_GAP = 5 / 3;
const LABEL_GAP = 13 / 12;
/** From the border to the middle of a label that has 4 px of air. */
const EDGE = 5 / 6;
/** Lower rows have three labels at most. */
const LOW_ROW = 7.5;
const ROOM_PER_LABEL = 5 / 2;
/** Of a label: the type is monospaced. */
const CHARACTER = 0.6;

type Size = { readonly width: number; readonly height: number };

/** How large a plot is; `first` until it's there to be measured. */
export function useSize(first: Size) {
  const [size, setSize] = useState(first);
  const ref = useCallback((plot: SVGSVGElement) => {
    const observer = new ResizeObserver(() => {
      const { width, height } = plot.getBoundingClientRect();
      const em = ((plot.parentElement?.clientWidth ?? 0) - width) / AXIS;
      if (em > 0 && height > 0) {
        setSize({ width: width / em, height: height / em });
      }
    });
    observer.observe(plot);
    return () => observer.disconnect();
  }, []);
  return [size, ref] as const;
}

/** As many labels as there's room for, none of them cut. */
export function tickMarksIn(row: Row, height: number): readonly TickMark[] {
  const yOf = ({ value }: TickMark) => (row.y(value) / HEIGHT) * height;
  const most = height < LOW_ROW ? 3 : Math.floor(height / ROOM_PER_LABEL);
  for (let count = most; count > 0; count -= 1) {
    const ticks = row.ticks(count).filter((tick) => Math.abs(yOf(tick) - height / 2) <= height / 2 - EDGE);
    const ys = ticks.map(yOf);
    if (ticks.length <= most && ys.every((y, at) => (ys[at - 1] ?? 2 * height) - y >= LABEL_GAP)) {
      return ticks;
    }
  }
  return [];
}

type Placed = { readonly y: number; readonly isFixed?: boolean };

/**
 * Where tags stand so that none covers another: those on either side make way for the fixed one, or for the one in the
 * middle. Heights are shares of the row.
 */
export function moveApart<T extends Placed>(
  tags: readonly T[],
  height: number,
): readonly (T & { readonly at: number })[] {
  const sorted = tags.toSorted((one, other) => one.y - other.y);
  const last = sorted.length - 1;
  const gap = Math.min(TAG_GAP, (height - 2 * EDGE) / Math.max(1, last));
  const ys = sorted.map(({ y }, at) => clamp(y * height, EDGE + at * gap, height - EDGE - (last - at) * gap));
  const fixed = sorted.findIndex(({ isFixed }) => isFixed);
  const first = fixed === -1 ? last >> 1 : fixed;
  for (let at = first - 1; at >= 0; at -= 1) {
    ys[at] = Math.min(ys[at] as number, (ys[at + 1] as number) - gap);
  }
  for (let at = first + 1; at <= last; at += 1) {
    ys[at] = Math.max(ys[at] as number, (ys[at - 1] as number) + gap);
  }
  return sorted.map((tag, at) => ({ ...tag, at: (ys[at] as number) / height }));
}

/** Labels of the scale that no tag stands in front of. */
export const besideTags = (
  ticks: readonly TickMark[],
  row: Row,
  tags: readonly { readonly at: number }[],
  height: number,
) =>
  ticks.filter(({ value }) =>
    tags.every(({ at }) => Math.abs(at - row.y(value) / HEIGHT) * height >= TAG_GAP),
  );

/** Those of some labels, the most important first, that are whole at this width or a smaller one, and don't touch. */
export function wholeLabels<T extends { readonly label: string }>(
  labels: readonly T[],
  shareOf: (label: T) => number,
  width: number,
  narrowest = width,
): readonly T[] {
  const kept: T[] = [];
  const half = ({ label }: T) => (label.length * CHARACTER) / 2;
  for (const label of labels) {
    const middle = shareOf(label) * width;
    const isFree = (other: T) =>
      Math.abs(shareOf(other) * width - middle) >= half(label) + half(other) + CHARACTER;
    const isWhole = middle >= half(label) + CHARACTER / 2 && (1 - shareOf(label)) * narrowest >= half(label);
    if (isWhole && kept.every(isFree)) {
      kept.push(label);
    }
  }
  return kept;
}
