import { dexTerms } from './dex';
import type { TermId } from './ids';
import { marketTerms } from './markets';
import { onchainTerms } from './onchain';
import { productTerms } from './product';
import type { Term } from './terms.schema';
import { tradingTerms } from './trading';

/** What every term of the documentation means, and which page explains it. */
export const terms: Readonly<Record<TermId, Term>> = {
  ...productTerms,
  ...tradingTerms,
  ...marketTerms,
  ...onchainTerms,
  ...dexTerms,
};

export { pageTitles } from './pages';
