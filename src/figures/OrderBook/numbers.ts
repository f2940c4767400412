import { type Book, mid, spread, spreadBps } from '@site/data/formulas/metrics/orderbook';
import type { Numbers } from '@site/src/kit/tables/NumbersTable';
import { formatNumber, shortNumber, signedNumber, usd } from '@site/src/lib/text/format';
import { type BookLadder, STEP } from './ladder';
import {
  averageText,
  BANDS,
  coverageText,
  filledText,
  readBand,
  type Side,
  slippageText,
  type Walk,
} from './model';

const NOTHING = 'none: too large for this book';

export const priceText = (price: number) => formatNumber(price, 1);

type Order = { book: Book; side: Side; size: string; walk: Walk; beyond: number };

/** How far the order reaches into the book, and what it costs. */
export function orderNumbers({ book, side, size, walk, beyond }: Order): Numbers {
  const orNothing = (text: string) => (walk.isComplete ? text : NOTHING);
  return {
    label: 'Numbers of the order',
    head: ['Order', 'Value'],
    rows: [
      ['Size', size],
      ['Filled', walk.isComplete ? 'all' : `${filledText(walk)} coins`],
      ['Mid price', usd(mid(book), 2)],
      ['Spread', `${usd(spread(book), 1)}, ${formatNumber(spreadBps(book), 2)} bps`],
      ['Levels taken', String(walk.fills.length)],
      ['Rows beyond the ladder', String(beyond)],
      ['Average price', orNothing(averageText(walk))],
      ['Last price taken', usd(walk.worst, 1)],
      [`Slippage from best ${side === 'buy' ? 'ask' : 'bid'}`, orNothing(slippageText(walk.fromBestPercent))],
      ['Slippage from mid', orNothing(slippageText(walk.fromMidPercent))],
      ['Cost against mid, before fees', orNothing(usd(walk.cost, 2))],
    ],
  };
}

/** Depth, ratio and imbalance of every band, as far as the feed shows it. */
export const depthNumbers = (book: Book, feedPercent: number): Numbers => ({
  label: 'Depth by band',
  head: ['Band', 'Bid depth, USD', 'Ask depth, USD', 'Ratio', 'Imbalance', 'Coverage'],
  rows: BANDS.map((percent) => {
    const band = readBand(book, Number(percent), feedPercent);
    return [
      `0–${percent}%`,
      shortNumber(band.bids),
      shortNumber(band.asks),
      formatNumber(band.ratio, 2),
      signedNumber(band.imbalance, 2),
      coverageText(band),
    ];
  }),
});

/** The rows of the ladder, dearest first. */
export function ladderNumbers({ asks, bids }: BookLadder): Numbers {
  const rowsOf = (side: 'Ask' | 'Bid', levels: BookLadder['asks']) =>
    levels.map(({ price, quantity, taken }) => [
      priceText(price),
      side,
      formatNumber(quantity, 3),
      formatNumber(taken, 3),
    ]);
  return {
    label: `Levels near the mid price, in steps of ${STEP}`,
    head: ['Price, USD', 'Side', 'Coins', 'Taken'],
    rows: [...rowsOf('Ask', asks).reverse(), ...rowsOf('Bid', bids)],
  };
}
