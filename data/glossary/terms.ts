import { dexTerms } from './dex';
import { marketTerms } from './markets';
import { onchainTerms } from './onchain';
import { productTerms } from './product';
import type { Term, WrittenTerm } from './schema';
import { tradingTerms } from './trading';

const allTerms = { ...productTerms, ...tradingTerms, ...marketTerms, ...onchainTerms, ...dexTerms };

export type TermId = keyof typeof allTerms;

const listed = (names: string | undefined) => names?.split(', ') ?? [];

function termOf({ names, definition, home }: WrittenTerm): Term {
  const [, name = '', short, others] = /^([^(:]+?)(?: \((.+?)\))?(?:: (.+))?$/.exec(names) ?? [];
  const [page = '', anchor = null] = home.split('#');
  return { name, definition, abbreviations: listed(short), synonyms: listed(others), page, anchor };
}

/** What every term of the documentation means, and which page explains it. */
export const terms = Object.fromEntries(
  Object.entries<WrittenTerm>(allTerms).map(([id, term]) => [id, termOf(term)]),
) as Readonly<Record<TermId, Term>>;

export { pageTitles } from './pages';
