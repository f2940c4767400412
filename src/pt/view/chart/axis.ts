import { useCallback, useState } from 'react';
import { HEIGHT, type Row, type Tick } from './frame';

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
      if (em > 0) {
        setSize({ width: width / em, height: height / em });
      }
    });
    observer.observe(plot);
    return () => observer.disconnect();
  }, []);
  return [size, ref] as const;
}

/** As many labels as there's room for, none of them cut. */
export function ticksIn(row: Row, height: number): readonly Tick[] {
  const place = ({ value }: Tick) => (row.y(value) / HEIGHT) * height;
  const most = height < LOW_ROW ? 3 : Math.floor(height / ROOM_PER_LABEL);
  for (let count = most; count > 0; count -= 1) {
    const ticks = row.ticks(count).filter((tick) => Math.abs(place(tick) - height / 2) <= height / 2 - EDGE);
    const places = ticks.map(place);
    if (ticks.length <= most && places.every((y, at) => (places[at - 1] ?? 2 * height) - y >= LABEL_GAP)) {
      return ticks;
    }
  }
  return [];
}

type Placed = { readonly y: number; readonly isFixed?: boolean };

/**
 * Where tags stand so that none covers another, as near to their values as that allows: an isotonic regression of
 * heights from which the gaps are taken. Heights are shares of the row.
 */
export function apart<T extends Placed>(
  tags: readonly T[],
  height: number,
): readonly (T & { readonly at: number })[] {
  const sorted = tags.toSorted((one, other) => one.y - other.y);
  const room = height - 2 * EDGE;
  const gap = Math.min(TAG_GAP, room / Math.max(1, sorted.length - 1));
  const blocks: { mean: number; weight: number; count: number }[] = [];
  for (const [index, { y, isFixed }] of sorted.entries()) {
    let block = { mean: y * height - index * gap, weight: isFixed ? 1e6 : 1, count: 1 };
    for (let before = blocks.at(-1); before && before.mean > block.mean; before = blocks.at(-1)) {
      const weight = before.weight + block.weight;
      const mean = (before.mean * before.weight + block.mean * block.weight) / weight;
      block = { mean, weight, count: before.count + block.count };
      blocks.pop();
    }
    blocks.push(block);
  }
  const means = blocks.flatMap(({ mean, count }) => Array<number>(count).fill(mean));
  const lowest = height - EDGE - (sorted.length - 1) * gap;
  return sorted.map((tag, index) => ({
    ...tag,
    at: (Math.min(Math.max(means[index] ?? 0, EDGE), lowest) + index * gap) / height,
  }));
}

/** Labels of the scale that no tag stands in front of. */
export const besideTags = (
  ticks: readonly Tick[],
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
