import { ratio, sum } from './ratio';

type Level = { readonly price: number; readonly quantity: number };

/** Both sides start with the best price. */
export type Book = { readonly bids: readonly Level[]; readonly asks: readonly Level[] };

const bestPrice = (levels: readonly Level[]) => levels[0]?.price ?? Number.NaN;

export function mid({ bids, asks }: Book): number {
  return (bestPrice(bids) + bestPrice(asks)) / 2;
}

export function spread({ bids, asks }: Book): number {
  return bestPrice(asks) - bestPrice(bids);
}

export function spreadBps(book: Book): number {
  return ratio(spread(book) * 10_000, mid(book));
}

/** Rounding keeps a level that stands exactly on the edge inside the band: 100 × 0.995 is not 99.5 in binary. */
const within = (price: number, edge: number) => Math.abs(price - edge) < edge * 1e-12;

function value(levels: readonly Level[]): number {
  return sum(levels.map(({ price, quantity }) => price * quantity));
}

export function bidDepth(book: Book, bandPercent: number): number {
  const edge = mid(book) * (1 - bandPercent / 100);
  return value(book.bids.filter(({ price }) => price >= edge || within(price, edge)));
}

export function askDepth(book: Book, bandPercent: number): number {
  const edge = mid(book) * (1 + bandPercent / 100);
  return value(book.asks.filter(({ price }) => price <= edge || within(price, edge)));
}

/** How far a feed that stops after so many levels reaches when every tick holds an order. */
export function feedReachPercent(levels: number, tick: number, midPrice: number): number {
  return ratio(levels * tick * 100, midPrice);
}

export function bidAskRatio(bids: number, asks: number): number {
  return ratio(bids, asks);
}

export function imbalance(bids: number, asks: number): number {
  return ratio(bids - asks, bids + asks);
}

export function depthChange(before: number, now: number): number {
  return now - before;
}

/** The price of walking one side for a quantity; without enough visible orders there is no answer. */
export function averageFill(levels: readonly Level[], quantity: number): number {
  let left = quantity;
  let paid = 0;
  for (const level of levels) {
    const taken = Math.min(left, level.quantity);
    paid += taken * level.price;
    left -= taken;
  }
  return left > 0 ? Number.NaN : ratio(paid, quantity);
}

/** Positive is worse than the reference price, for a buy as for a sell. */
export function slippagePercent(averagePrice: number, reference: number, side: 'buy' | 'sell'): number {
  const worse = side === 'buy' ? averagePrice - reference : reference - averagePrice;
  return ratio(worse * 100, reference);
}
