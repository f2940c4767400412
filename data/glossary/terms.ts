import { dexTerms } from './dex';
import { marketTerms } from './markets';
import { onchainTerms } from './onchain';
import { page } from './pages';
import { productTerms } from './product';
import { tradingTerms } from './trading';
import type { Term } from './types';

const listed = (names: string | undefined) => names?.split(', ') ?? [];

/**
 * A term has three lines: `id: home`, where home is a page of pages.ts, with # and the heading if one explains it;
 * `Name (abbreviations): synonyms`, with commas between; and its definition.
 */
function readTerm(home: string, names: string, definition: string): Term {
  const [, name = '', short, others] = /^([^(:]+?)(?: \((.+?)\))?(?:: (.+))?$/.exec(names) ?? [];
  const [at = '', anchor = null] = home.split('#');
  const lists = { abbreviations: listed(short), synonyms: listed(others) };
  return { name, definition, ...lists, page: page[at as keyof typeof page], anchor };
}

const lines = [productTerms, tradingTerms, marketTerms, onchainTerms, dexTerms]
  .flatMap((text) => text.trim().split('\n'))
  .map((line) => line.trim());

/** What every term of the documentation means, and which page explains it. */
export const terms: Readonly<Record<string, Term>> = Object.fromEntries(
  lines.flatMap((line, at) => {
    const [id = '', home = ''] = line.split(': ');
    return at % 3 === 0 ? [[id, readTerm(home, lines[at + 1] ?? '', lines[at + 2] ?? '')]] : [];
  }),
);

if (lines.length !== 3 * Object.keys(terms).length) {
  throw new Error('data/glossary: an id stands twice, or a term hasn’t three lines. Correct it.');
}

export { pageTitles } from './pages';
