const MS_PER_DAY = 86_400_000;
/** Any year without a leap day: the examples start after February. */
const YEAR = 2027;

type CalendarDay = { readonly month: number; readonly day: number };

function dayNumber({ month, day }: CalendarDay): number {
  return Date.UTC(YEAR, month - 1, day) / MS_PER_DAY;
}

export function daysLater(from: CalendarDay, days: number): CalendarDay {
  const date = new Date((dayNumber(from) + days) * MS_PER_DAY);
  return { month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}
