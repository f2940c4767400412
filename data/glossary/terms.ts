import { dexTerms } from './dex';
import { marketTerms } from './markets';
import { onchainTerms } from './onchain';
import { productTerms } from './product';
import type { Term } from './terms.schema';
import { tradingTerms } from './trading';

const allTerms = {
  ...productTerms,
  ...tradingTerms,
  ...marketTerms,
  ...onchainTerms,
  ...dexTerms,
};

export type TermId = keyof typeof allTerms;

/** What every term of the documentation means, and which page explains it. */
export const terms: Readonly<Record<TermId, Term>> = allTerms;

export { pageTitles } from './pages';
