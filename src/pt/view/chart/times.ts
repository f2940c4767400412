import type { Bar, View } from '@site/src/lib/samples/barView';
import { clockText, dayText, HOUR } from '@site/src/lib/text/format';

export type TimeMark = { readonly index: number; readonly label: string; readonly isMinor: boolean };

/** In hours, from the day on down. */
const SPANS = [24, 6, 1, 1 / 4, 1 / 60];
const YEAR = -2;
const MONTH = -1;

/** The longest span that begins with a bar. */
function rankOf(time: number, before: number): number {
  const rank = SPANS.findIndex(
    (hours) => Math.floor(time / (HOUR * hours)) !== Math.floor(before / (HOUR * hours)),
  );
  const [date, last] = rank === 0 ? [new Date(time), new Date(before)] : [];
  if (!date || !last || date.getUTCMonth() === last.getUTCMonth()) {
    return rank;
  }
  return date.getUTCFullYear() === last.getUTCFullYear() ? MONTH : YEAR;
}

function labelOf(time: number, rank: number): string {
  const day = dayText(time);
  return rank === YEAR
    ? String(new Date(time).getUTCFullYear())
    : rank === MONTH
      ? day.replace(/^\d+ /, '')
      : rank === 0
        ? day
        : clockText(time);
}

/**
 * A label stands where a longer span begins: years first, then months, days and hours, each where there's room. Narrow
 * charts leave the minor ones out. All loaded bars are looked at, so that labels stay at their bars while these move.
 */
export function timeTicks(bars: readonly Bar[], shown: View): readonly TimeMark[] {
  const ranks = bars.map(({ time }, index) => rankOf(time, bars[index - 1]?.time ?? time));
  const ticks: TimeMark[] = [];
  let depth = SPANS.length;
  for (const gap of [shown.count / 3.5, shown.count / 8]) {
    const isMinor = ticks.length > 0;
    for (let rank = YEAR; rank < depth; rank += 1) {
      for (const [index, { time }] of bars.entries()) {
        if (
          ranks[index] === rank &&
          index > 0 &&
          ticks.every((tick) => Math.abs(tick.index - index) >= gap)
        ) {
          ticks.push({ index, label: labelOf(time, rank), isMinor });
        }
      }
      // Where the days are enough, hours would only stand in their gaps.
      depth = ticks.length * gap > bars.length / 2 ? Math.min(depth, rank + 1) : depth;
    }
  }
  return ticks.filter(({ index }) => index >= shown.first && index < shown.first + shown.count);
}
