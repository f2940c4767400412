/** Words as they are written and with their punctuation as spaces: both "l/s" and "stop loss" must find something. */
export function searchText(words: readonly string[]): string {
  const written = words.join(' ').toLowerCase();
  return ` ${written} ${written.replace(/[/,;:()-]/g, ' ')}`;
}

/** Every typed word must start a word of the text: "oi" finds open interest and leaves "coin" alone. */
export const matchesStarts = (text: string, query: string): boolean => matches(text, query, ' ');

/** Every typed word must occur somewhere in the text, as pieces of a command do. */
export const matchesAnywhere = (text: string, query: string): boolean => matches(text, query, '');

function matches(text: string, query: string, before: string): boolean {
  return query
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => text.includes(before + word));
}
