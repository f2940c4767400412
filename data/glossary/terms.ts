import { dexTerms } from './dex';
import { marketTerms } from './markets';
import { onchainTerms } from './onchain';
import { productTerms } from './product';
import type { Term, WrittenTerm } from './schema';
import { tradingTerms } from './trading';

const allTerms = { ...productTerms, ...tradingTerms, ...marketTerms, ...onchainTerms, ...dexTerms };

export type TermId = keyof typeof allTerms;

/** What every term of the documentation means, and which page explains it. */
export const terms = Object.fromEntries(
  Object.entries<WrittenTerm>(allTerms).map(([id, { home, ...term }]) => {
    const [page, anchor = null] = home.split('#');
    return [id, { abbreviations: [], ...term, page, anchor }];
  }),
) as Readonly<Record<TermId, Term>>;

export { pageTitles } from './pages';
