import {
  askDepth,
  averageFill,
  type Book,
  bidAskRatio,
  bidDepth,
  imbalance,
  mid,
  slippagePercent,
} from '@site/data/formulas/metrics/orderbook';
import { depthBands, isComplete, partialBand } from '@site/data/metrics/depth-bands';
import { counted, formatNumber, percent, signedNumber, usd } from '@site/src/lib/text/format';
import { bookAt } from '@site/src/pt/markets/book';
import { START } from '@site/src/pt/markets/walk';
import type { Finding } from '../kit/shell/finding';

export type Side = 'buy' | 'sell';
type Level = Book['asks'][number];
type Fill = Level & { readonly taken: number };

/** The bands of the order-book metrics, in percent from mid. */
export const BANDS = depthBands.map((band) => String(band.percent));

/** Where the shorter of the two feeds ends, in percent from mid. */
export const SHORT_FEED = partialBand.example.reachPercent;

/** The book that the app shows when it opens. */
const sampleBook = bookAt('BTCUSDT', START);
/** One large order that readers can put into it. */
export const wall: Level = { price: 67_300, quantity: 60 };
const withWall: Book = {
  ...sampleBook,
  asks: [...sampleBook.asks, wall].sort((one, other) => one.price - other.price),
};

/** What a feed shows that ends at this distance from mid. */
function cutAt(book: Book, percentOfMid: number): Book {
  const middle = mid(book);
  const isShown = ({ price }: Level) => Math.abs(price - middle) <= (middle * percentOfMid) / 100;
  return { bids: book.bids.filter(isShown), asks: book.asks.filter(isShown) };
}

export function bookOf(hasWall: boolean, feedPercent: number): Book {
  const book = hasWall ? withWall : sampleBook;
  return Number.isFinite(feedPercent) ? cutAt(book, feedPercent) : book;
}

/** A market buy takes asks, a market sell takes bids. */
export const takenSide = (book: Book, side: Side) => (side === 'buy' ? book.asks : book.bids);

/** Fills a market order level by level from the best price, and compares its average with best and mid. */
export function walkBook(book: Book, side: Side, size: number) {
  const offered = takenSide(book, side);
  let left = size;
  const fills: Fill[] = [];
  for (const level of offered) {
    if (left <= 0) {
      break;
    }
    fills.push({ ...level, taken: Math.min(left, level.quantity) });
    left -= level.quantity;
  }
  const average = averageFill(offered, size);
  const middle = mid(book);
  return {
    /** The levels that the order touches, best first. */
    fills,
    filled: fills.reduce((total, { taken }) => total + taken, 0),
    average,
    worst: fills.at(-1)?.price ?? Number.NaN,
    fromBestPercent: slippagePercent(average, offered[0]?.price ?? Number.NaN, side),
    fromMidPercent: slippagePercent(average, middle, side),
    /** Against mid, in quote currency: what the order costs before fees. */
    cost: Math.abs(average - middle) * size,
    /** False when the visible book is smaller than the size: then there is no average. */
    isComplete: left <= 0,
  };
}

export type Walk = ReturnType<typeof walkBook>;

/** How much rests on each side within a band around mid, and which side has more. */
export function readBand(book: Book, bandPercent: number, feedPercent: number) {
  const bids = bidDepth(book, bandPercent);
  const asks = askDepth(book, bandPercent);
  return {
    bids,
    asks,
    ratio: bidAskRatio(bids, asks),
    imbalance: imbalance(bids, asks),
    /** True where the feed ends inside the band. */
    isPartial: !isComplete({ percent: bandPercent }, feedPercent),
  };
}

export type BandReading = ReturnType<typeof readBand>;

/** The staircase of depth: after each price, the value of everything up to it. */
export function depthSteps(side: readonly Level[]): { price: number; depth: number }[] {
  let depth = 0;
  return side.map(({ price, quantity }) => {
    depth += price * quantity;
    return { price, depth };
  });
}

/** What the visible book can give of an order that is larger than it. */
export const filledText = ({ filled }: Walk) => formatNumber(filled, filled % 1 === 0 ? 0 : 1);

/** How much of a band the feed shows. */
export const coverageText = ({ isPartial }: BandReading) =>
  isPartial ? `${partialBand.mark}, to ${SHORT_FEED}%` : 'complete';

export const averageText = ({ average }: Walk) => usd(average, 2);

/** In a deep book slippage is thousandths of a percent. */
export const slippageText = (of: number) => percent(of, 3);

type Described = { side: Side; size: string; walk: Walk; bandPercent: number; band: BandReading };

/** Slippage is written as a worse price, for a sell as for a buy. */
export function describeWalk({ side, size, walk, bandPercent, band }: Described): Finding {
  const [buying, worse, best] =
    side === 'buy' ? (['Buying', 'above', 'ask'] as const) : (['Selling', 'below', 'bid'] as const);
  const order = walk.isComplete
    ? `The order takes ${counted(walk.fills.length, 'level')}, ${slippageText(walk.fromBestPercent)} ${worse} the best ${best}, and costs ${usd(walk.cost, 2)} against mid, before fees.`
    : 'The rest has no price: make the order smaller, or use a limit order.';
  const ratio = Number.isFinite(band.ratio)
    ? `bids to asks have a ratio of ${formatNumber(band.ratio, 2)} and `
    : 'there’s ';
  const compared = Number.isFinite(band.imbalance)
    ? ` Within ${bandPercent}% of mid, ${ratio}an imbalance of ${signedNumber(band.imbalance, 2)}.`
    : '';
  const partial = band.isPartial ? ` Depth is partial, because the feed ends ${SHORT_FEED}% from mid.` : '';
  return {
    verdict: walk.isComplete
      ? `${buying} ${size} ${side === 'buy' ? 'costs' : 'brings'} ${averageText(walk)} each, ${slippageText(walk.fromMidPercent)} ${worse} mid.`
      : `Only ${filledText(walk)} of ${size} fill: the visible book holds no more.`,
    detail: `${order}${compared}${partial}`,
  };
}

export const sizeText = (size: number) => `${formatNumber(size, 0)} BTC`;
