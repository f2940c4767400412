import type { CoverageVenue } from '../metrics/types';

export type ExchangeLimit = {
  readonly id: string;
  /** What is counted and for whom, in the reader's words. */
  readonly counted: string;
  readonly limit: string;
};

/** What to do with a right when the key is made. */
export type RightAdvice = 'tick' | 'if-used' | 'leave-off' | 'refused';

type RightId = `right-${string}`;

export type ExchangePermission = {
  readonly id: RightId;
  /** By function: the labels of Bybit's form change more often than what a right does. */
  readonly name: string;
  /** The names under which Bybit's API reports the right, group first. */
  readonly apiNames: readonly [string, ...string[]];
  /** What someone who holds the key could do. */
  readonly meaning: string;
  readonly readOnlyKey: RightAdvice;
  readonly tradingKey: RightAdvice;
};

export type KeyRecipe = {
  /** Also the anchor of the row. */
  readonly id: string;
  readonly goal: string;
  /** As on Bybit's form. */
  readonly access: 'Read-Only' | 'Read-Write';
  /** Ids of the rights to tick, and no others. */
  readonly rights: readonly [RightId, ...RightId[]];
  readonly addIf: { readonly right: RightId; readonly when: string } | null;
  readonly can: string;
  readonly cannot: string;
};

export type FundingTimes = {
  readonly venue: CoverageVenue;
  /** The interval of most contracts, in hours. */
  readonly usualHours: number;
  /** When the usual interval settles, in UTC. */
  readonly times: string;
  readonly others: string;
};

export type OrderStatus = {
  readonly id: `status-${string}`;
  /** As Bybit writes it. */
  readonly code: string;
  readonly meaning: string;
};

export type OrderType = {
  readonly id: `order-${string}`;
  readonly name: string;
  readonly does: string;
  /** Is the price certain? */
  readonly price: boolean;
  /** Is the fill certain? In words where neither yes nor no is true. */
  readonly fill: boolean | string;
};

/** One of the things that "slippage" names in PT. */
export type SlippageMeaning = {
  readonly id: 'order' | 'size' | 'swap' | 'jlabs';
  readonly name: string;
  /** Goes on after the name, so it starts small and ends with a full stop. */
  readonly meaning: string;
  /** Where it is explained. */
  readonly page: string;
};

export type TimeInForce = {
  readonly id: `tif-${string}`;
  /** The short form that tickets and messages show. */
  readonly code: string;
  readonly name: string;
  /** What happens to the part that cannot trade at once. */
  readonly rest: string;
};
