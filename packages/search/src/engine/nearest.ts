import { editsBetween, stemOf, wordsOf } from './analyse';
import type { IndexFile } from './indexFile';

/** Shorter words are near to too many others. */
const SHORTEST = 3;
/** Of the words that were asked for, how many an item must have before it's worth telling. */
const NEAR = 0.6;
const LONGEST_QUERY = 200;

/** How much of a typed word another accounts for: all, most (another ending, a slip, or its beginning), or nothing. */
function likeness(typed: string, word: string): number {
  if (typed === word) {
    return 1;
  }
  if (typed.length < SHORTEST) {
    return 0;
  }
  if (stemOf(typed) === stemOf(word)) {
    return 0.9;
  }
  const limit = Math.max(1, Math.floor(typed.length / 4));
  const edits = editsBetween(typed, word, limit);
  return Math.max(edits <= limit ? 0.8 - 0.1 * edits : 0, word.startsWith(typed) ? 0.7 : 0);
}

/** How many of the words the others account for, from 0 to 1. */
const shareOf = (words: readonly string[], others: readonly string[]): number =>
  words.reduce((sum, word) => sum + Math.max(0, ...others.map((other) => likeness(word, other))), 0) /
  (words.length || 1);

type Named = { readonly name: string; readonly others?: readonly string[] };

/** The items most like what was asked for, best first; of two alike, the one whose own name was asked for in full. */
export function nearest<T extends Named>(asked: string, items: readonly T[], most = 3): T[] {
  const words = wordsOf(asked.slice(0, LONGEST_QUERY));
  return items
    .map((item) => {
      const own = wordsOf(item.name);
      const share = shareOf(words, [...own, ...(item.others ?? []).flatMap(wordsOf)]);
      return { item, share, score: share + shareOf(own, words) / 2 };
    })
    .filter(({ share }) => share >= NEAR)
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ item }) => item);
}

export type NearPage = { readonly path: string; readonly title: string; readonly trail: string };

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Pages whose path or title resembles a path that leads nowhere. Its last part says most about the page that was meant. */
export function nearestPages(pages: IndexFile['pages'], path: string, count: number): NearPage[] {
  const asked = decoded(path).replace(/^\/docs(?=\/)|\.(html?|mdx?|php)$/gi, '');
  const items = pages.map(([own, title, trail]) => ({
    name: own.split('/').findLast(Boolean) ?? '',
    others: [own, title],
    page: { path: own, title, trail },
  }));
  return nearest(asked, items, count).map(({ page }) => page);
}
