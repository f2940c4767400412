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
import { sampleAsks, sampleBids, wallLevel } from '@site/data/samples/book';

export type Side = 'buy' | 'sell';
type Level = Book['asks'][number];
type Fill = Level & { readonly taken: number };

/** The bands of the order-book metrics, in percent from mid. */
export const BANDS = depthBands.map((band) => String(band.percent));

/** Where the shorter of the two feeds ends, in percent from mid. */
export const SHORT_FEED = partialBand.example.reachPercent;

/** The book of the worked examples, so that its numbers can be followed here. */
const smallBook: Book = {
  bids: [
    { price: 99.9, quantity: 5 },
    { price: 99.8, quantity: 8 },
    { price: 99.5, quantity: 20 },
  ],
  asks: [
    { price: 100.1, quantity: 4 },
    { price: 100.3, quantity: 6 },
    { price: 100.6, quantity: 10 },
  ],
};

const levels = (pairs: readonly (readonly [number, number])[]): Level[] =>
  pairs.map(([price, quantity]) => ({ price, quantity }));

const sampleBook: Book = { bids: levels(sampleBids), asks: levels(sampleAsks) };
const withoutWall: Book = { ...sampleBook, asks: sampleBook.asks.filter((_, index) => index !== wallLevel) };

export const wall = sampleBook.asks[wallLevel];

/** What a feed shows that ends at this distance from mid. */
function cutAt(book: Book, percent: number): Book {
  const middle = mid(book);
  const isShown = ({ price }: Level) => Math.abs(price - middle) <= (middle * percent) / 100;
  return { bids: book.bids.filter(isShown), asks: book.asks.filter(isShown) };
}

export function bookOf(name: 'sample' | 'small', hasWall: boolean, feedPercent: number): Book {
  if (name === 'small') {
    return smallBook;
  }
  const book = hasWall ? sampleBook : withoutWall;
  return Number.isFinite(feedPercent) ? cutAt(book, feedPercent) : book;
}

/** A market buy takes asks, a market sell takes bids. */
export const takenSide = (book: Book, side: Side) => (side === 'buy' ? book.asks : book.bids);

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

export function readBand(book: Book, percent: number, feedPercent: number) {
  const bids = bidDepth(book, percent);
  const asks = askDepth(book, percent);
  return {
    bids,
    asks,
    ratio: bidAskRatio(bids, asks),
    imbalance: imbalance(bids, asks),
    /** True where the feed ends inside the band. */
    isPartial: !isComplete({ percent }, feedPercent),
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
