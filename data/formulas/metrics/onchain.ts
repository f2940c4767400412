import { ratio, sum } from './ratio';

/** Units that last moved when the price was `movedAt`. */
type Lot = { readonly units: number; readonly movedAt: number };

type Transfer = { readonly from: string; readonly to: string; readonly usd: number };

export function activeAddresses(transfers: readonly Transfer[]): number {
  return new Set(transfers.flatMap(({ from, to }) => [from, to])).size;
}

export function newAddresses(transfers: readonly Transfer[], seenBefore: ReadonlySet<string>): number {
  const seenNow = new Set(transfers.flatMap(({ from, to }) => [from, to]));
  return [...seenNow].filter((address) => !seenBefore.has(address)).length;
}

export function marketCap(lots: readonly Lot[], price: number): number {
  return sum(lots.map(({ units }) => units)) * price;
}

export function realisedCap(lots: readonly Lot[]): number {
  return sum(lots.map(({ units, movedAt }) => units * movedAt));
}

export function mvrv(market: number, realised: number): number {
  return ratio(market, realised);
}

/** The gain that the average unit would realise if it were sold now. */
export function averageGainPercent(mvrvRatio: number): number {
  return (mvrvRatio - 1) * 100;
}

export function sopr(
  spent: readonly { readonly units: number; readonly createdAt: number; readonly spentAt: number }[],
): number {
  return ratio(
    sum(spent.map(({ units, spentAt }) => units * spentAt)),
    sum(spent.map(({ units, createdAt }) => units * createdAt)),
  );
}

export function netflow(inflow: number, outflow: number): number {
  return inflow - outflow;
}

/** Units whose price is exactly the current one are not in profit. */
export function supplyInProfitPercent(lots: readonly Lot[], price: number): number {
  const inProfit = lots.filter(({ movedAt }) => movedAt < price);
  return ratio(sum(inProfit.map(({ units }) => units)) * 100, sum(lots.map(({ units }) => units)));
}

export function whaleTransactions(transfers: readonly Transfer[], thresholdUsd: number): number {
  return transfers.filter(({ usd }) => usd > thresholdUsd).length;
}
