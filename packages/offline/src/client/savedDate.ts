/** "15 November 2026 at 07:40", in the reader's own time zone. */
export const savedDate = (date: Date) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' }).format(date);
