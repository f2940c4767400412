import { type Filter, parseFilter } from '../screener/screenerFilter';
import type { CommandError } from './commandTokens';

/** The places where a filter starts; the `and` of `between 1 and 5` separates nothing. */
export function splitFilters(text: string): readonly { text: string; offset: number }[] {
  const parts: { text: string; offset: number }[] = [];
  let offset = 0;
  for (const match of text.matchAll(/\sand(?=\s|$)/gi)) {
    const part = text.slice(offset, match.index);
    if (!/\sbetween\s+\S+\s*$/i.test(part)) {
      parts.push({ text: part, offset });
      offset = match.index + match[0].length;
    }
  }
  return [...parts, { text: text.slice(offset), offset }];
}

export function readFilters(line: string, start: number, joined: boolean): readonly Filter[] | CommandError {
  const text = line.slice(start);
  const filters: Filter[] = [];
  for (const part of joined ? splitFilters(text) : [{ text, offset: 0 }]) {
    const filter = parseFilter(part.text);
    if ('error' in filter) {
      // The filter counts its characters from its own start; the position below counts from the line's.
      const sentence = filter.error.replace(/^Character \d+: /, '');
      return {
        error: sentence.charAt(0).toUpperCase() + sentence.slice(1),
        position: start + part.offset + filter.position,
      };
    }
    filters.push(filter);
  }
  return filters;
}
