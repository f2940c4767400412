import { normalise } from './analyse';

/** DocSearch puts these values into the page as HTML: whatever a record or a reader wrote must be text there. */
export function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
}

/** Escapes everything but the marks around found words. */
export function escapeExceptMarks(html: string): string {
  return escapeHtml(html).replace(/&lt;(\/?)mark&gt;/g, '<$1mark>');
}

type IsMatch = (word: string) => boolean;

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Escaped text with the found words marked. */
export function marked(text: string, isMatch: IsMatch): string {
  let html = '';
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    if (isMatch(normalise(match[0]))) {
      html += `${escapeHtml(text.slice(end, match.index))}<mark>${escapeHtml(match[0])}</mark>`;
      end = match.index + match[0].length;
    }
  }
  return html + escapeHtml(text.slice(end));
}

/** The stretch of a text that holds the most different found words, from a word's start to a word's end. */
export function excerpt(text: string, isMatch: IsMatch, wordCount: number): string {
  const places = Array.from(text.matchAll(/\S+/g), (match) => ({ start: match.index, word: match[0] }));
  if (places.length <= wordCount) {
    return text;
  }
  const hits = places.map(({ word }) => {
    const parts = normalise(word).match(WORD) ?? [];
    return parts.find(isMatch);
  });
  let bestStart = 0;
  let bestCount = 0;
  for (let start = 0; start < places.length; start++) {
    if (hits[start] === undefined) {
      continue;
    }
    const inside = new Set(hits.slice(start, start + wordCount - 2).filter(Boolean));
    if (inside.size > bestCount) {
      bestCount = inside.size;
      bestStart = start;
    }
  }
  // Two words before the first found one, so that it does not stand without its beginning.
  const first = Math.max(0, Math.min(bestStart - 2, places.length - wordCount));
  const last = Math.min(places.length, first + wordCount) - 1;
  const from = places[first]?.start ?? 0;
  const final = places[last];
  const to = final ? final.start + final.word.length : text.length;
  return `${first > 0 ? '… ' : ''}${text.slice(from, to)}${last < places.length - 1 ? ' …' : ''}`;
}
