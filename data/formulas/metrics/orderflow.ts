import { ratio, sum } from './ratio';

/** One public print. `taker` is the side that crossed the spread; the other side rested in the book. */
export type Trade = { readonly taker: 'buy' | 'sell'; readonly price: number; readonly quantity: number };

type Tier = { readonly from: number; readonly below: number };

const usd = ({ price, quantity }: Trade) => price * quantity;

/** The lower edge belongs to the tier, the upper edge to the next one, so that no trade is counted twice. */
export function inTier(trades: readonly Trade[], { from, below }: Tier): readonly Trade[] {
  return trades.filter((trade) => usd(trade) >= from && usd(trade) < below);
}

export function turnover(trades: readonly Trade[]): number {
  return sum(trades.map(usd));
}

export function takerVolume(trades: readonly Trade[], side: Trade['taker']): number {
  return turnover(trades.filter(({ taker }) => taker === side));
}

export function delta(takerBuys: number, takerSells: number): number {
  return takerBuys - takerSells;
}

/** The running sum of delta. The anchor moves every value by the same amount and no slope. */
export function cumulativeDelta(deltas: readonly number[], anchor = 0): readonly number[] {
  let total = anchor;
  return deltas.map((barDelta) => {
    total += barDelta;
    return total;
  });
}

export function vwap(trades: readonly { readonly price: number; readonly quantity: number }[]): number {
  const paid = sum(trades.map(({ price, quantity }) => price * quantity));
  return ratio(paid, sum(trades.map(({ quantity }) => quantity)));
}
