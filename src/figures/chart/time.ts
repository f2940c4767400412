import type { View } from './view';

/** In milliseconds. */
export const HOUR = 3_600_000;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const STEPS_IN_HOURS = [1, 2, 4, 6, 12, 24, 48, 96, 192];
const MOST_LABELS = 6;

function dayText(time: number): string {
  const date = new Date(time);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`;
}

/** Time of day, UTC. */
export function clockText(time: number): string {
  return new Date(time).toISOString().slice(11, 16);
}

/** A bar's opening time as text; whole days need no clock. */
export function barTimeText(time: number, hours: number): string {
  return hours >= 24 ? dayText(time) : `${dayText(time)} ${clockText(time)}`;
}

/** Hours as a reader says them: 76 → "3 d 4 h". */
export function durationText(hours: number): string {
  const days = Math.floor(hours / 24);
  const rest = hours % 24;
  return [days > 0 && `${days} d`, (rest > 0 || days === 0) && `${rest} h`].filter(Boolean).join(' ');
}

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
