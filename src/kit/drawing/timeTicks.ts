import type { View } from '@site/src/lib/samples/barView';
import { clockText, dayText, HOUR } from '@site/src/lib/text/format';

const STEPS_IN_HOURS = [1, 2, 4, 6, 12, 24, 48, 96, 192];
const MOST_LABELS = 6;

export type TimeTick = {
  readonly index: number;
  readonly label: string;
  /** Every second label: left out where the chart is narrow. */
  readonly isMinor: boolean;
};

/** Labels at round times, a handful for any zoom. They stay at their bars while the chart is panned. */
export function timeTicks(times: readonly number[], view: View, hours: number): TimeTick[] {
  const step =
    STEPS_IN_HOURS.find((each) => (view.count * hours) / each <= MOST_LABELS) ?? STEPS_IN_HOURS.at(-1) ?? 24;
  return times.slice(view.first, view.first + view.count).flatMap((time, offset) => {
    const hour = time / HOUR;
    if (hour % step !== 0) {
      return [];
    }
    const isDay = step >= 24 || hour % 24 === 0;
    return {
      index: view.first + offset,
      label: isDay ? dayText(time) : clockText(time),
      isMinor: (hour / step) % 2 === 1,
    };
  });
}
