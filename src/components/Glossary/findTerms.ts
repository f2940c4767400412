import type { Term } from '@site/data/glossary/terms.schema';

/** Words as they are written and with their punctuation as spaces: both "l/s" and "stop loss" must find something. */
function searchText({ name, abbreviations, synonyms, definition }: Term): string {
  const written = [name, ...abbreviations, ...synonyms, definition].join(' ').toLowerCase();
  return ` ${written} ${written.replace(/[/,;:()-]/g, ' ')}`;
}

/** Every typed word must start a word of the term: "oi" finds open interest and leaves "coin" alone. */
export function matchesQuery(term: Term, query: string): boolean {
  const text = searchText(term);
  return query
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => text.includes(` ${word}`));
}
