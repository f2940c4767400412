export const MONTHS =
  'January February March April May June July August September October November December'.split(' ');

/** `2026-07` → `July 2026`. */
export function monthAndYear(date: string): string {
  const [year, month] = date.split('-');
  return `${MONTHS[Number(month) - 1]} ${year}`;
}

/** `2023-10-24T00:00:00.000Z` → `24 October`. */
export const dayAndMonth = (date: string): string =>
  `${Number(date.slice(8, 10))} ${MONTHS[Number(date.slice(5, 7)) - 1]}`;

/** `2023-10-24T00:00:00.000Z` → `24 October 2023`. */
export const dayMonthYear = (date: string): string => `${dayAndMonth(date)} ${date.slice(0, 4)}`;
