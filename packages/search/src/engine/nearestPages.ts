import { editsBetween, stemOf, wordsOf } from './analyse';
import type { IndexFile } from './indexFile';

export type NearPage = { readonly path: string; readonly title: string; readonly trail: string };

/** How much of a typed path word a page's word accounts for: all, most (a slip or another ending), or nothing. */
export function likeness(typed: string, word: string): number {
  if (typed === word) {
    return 1;
  }
  if (stemOf(typed) === stemOf(word)) {
    return 0.9;
  }
  const limit = Math.max(1, Math.floor(typed.length / 4));
  const edits = editsBetween(typed, word, limit);
  return edits <= limit ? 0.8 - 0.1 * edits : 0;
}

const best = (typed: string, words: readonly string[]) =>
  words.reduce((most, word) => Math.max(most, likeness(typed, word)), 0);

/** The last part of a path says most about the page that was meant. */
function weightsOf(path: string): { word: string; weight: number }[] {
  const parts = path.split('/').filter(Boolean).slice(-8);
  return parts.flatMap((part, index) =>
    wordsOf(part.slice(0, 100).replace(/\.(html?|md|mdx|php)$/i, '')).map((word) => ({
      word,
      weight: index === parts.length - 1 ? 2 : 1,
    })),
  );
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Pages whose path or title resembles a path that leads nowhere, the likeliest first. */
export function nearestPages(pages: IndexFile['pages'], path: string, count: number): NearPage[] {
  const typed = weightsOf(decoded(path)).filter(({ word }) => word !== 'docs');
  const total = typed.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) {
    return [];
  }
  return pages
    .map(([pagePath, title, trail]) => {
      const words = [...wordsOf(pagePath), ...wordsOf(title)];
      const last = wordsOf(pagePath.replace(/\/$/, '').split('/').at(-1) ?? '');
      const matched = typed.reduce((sum, { word, weight }) => sum + weight * best(word, words), 0);
      const typedWords = typed.map(({ word }) => word);
      // Of two pages that match equally, the one whose own name was typed in full.
      const own = last.reduce((sum, word) => sum + best(word, typedWords), 0) / Math.max(1, last.length);
      return { path: pagePath, title, trail, likeness: matched / total + own / 2 };
    })
    .filter((page) => page.likeness >= 0.6)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, count)
    .map(({ path: pagePath, title, trail }) => ({ path: pagePath, title, trail }));
}
