import type { View } from '@site/src/lib/samples/barView';
import type { Bar } from '@site/src/lib/samples/sampleBars';
import { clockText, dayText, HOUR } from '@site/src/lib/text/format';

export type Tick = { readonly index: number; readonly label: string; readonly isMinor: boolean };

const spans: readonly ((date: Date) => number)[] = [
  (date) => date.getUTCFullYear(),
  (date) => date.getUTCMonth(),
  ...[24, 6, 1, 1 / 4, 1 / 60].map((hours) => (date: Date) => Math.floor(date.getTime() / (HOUR * hours))),
];
const labels: readonly ((date: Date) => string)[] = [
  (date) => String(date.getUTCFullYear()),
  (date) => dayText(date.getTime()).replace(/^\d+ /, ''),
  (date) => dayText(date.getTime()),
];

/**
 * A label stands where a longer span begins: years first, then months, days and hours, each where there's room. Narrow
 * charts leave the minor ones out. All loaded bars are looked at, so that labels stay at their bars while these move.
 */
export function timeTicks(bars: readonly Bar[], shown: View): readonly Tick[] {
  const dates = bars.map(({ time }) => new Date(time));
  const ranks = dates.map((date, index) => {
    const before = dates[index - 1];
    return before ? spans.findIndex((of) => of(date) !== of(before)) : -1;
  });
  const ticks: Tick[] = [];
  let depth = spans.length;
  for (const gap of [shown.count / 3.5, shown.count / 8]) {
    const isMinor = ticks.length > 0;
    for (let rank = 0; rank < depth; rank += 1) {
      for (const [index, date] of dates.entries()) {
        if (ranks[index] === rank && ticks.every((other) => Math.abs(other.index - index) >= gap)) {
          const label = labels[rank]?.(date) ?? clockText(date.getTime());
          ticks.push({ index, label, isMinor });
        }
      }
      // Where the days are enough, hours would only stand in their gaps.
      depth = ticks.length * gap > bars.length / 2 ? Math.min(depth, rank + 1) : depth;
    }
  }
  return ticks.filter(({ index }) => index >= shown.first && index < shown.first + shown.count);
}
