import { type Book, spread } from '../formulas/metrics/orderbook';
import { inTier, type Trade, turnover, vwap } from '../formulas/metrics/orderflow';
import type { WorkedExample } from './example';

type Values = Readonly<Record<string, number>>;

function value(values: Values, name: string): number {
  return values[name] ?? Number.NaN;
}

function levels(values: Values, side: 'bid' | 'ask', count: number) {
  return Array.from({ length: count }, (_, index) => ({
    price: value(values, `${side}${index + 1}`),
    quantity: value(values, `${side}Size${index + 1}`),
  }));
}

function bookOf(values: Values): Book {
  return { bids: levels(values, 'bid', 3), asks: levels(values, 'ask', 3) };
}

/** The prints that one market buy leaves behind: one for each level it takes from. */
function printsOf(values: Values): readonly Trade[] {
  return levels(values, 'ask', 3).map((level) => ({ taker: 'buy', ...level }));
}

/** The row that a price falls into: bids round down and asks up, so that no row looks better than its orders. */
function row(price: number, step: number, side: 'bid' | 'ask'): number {
  // Binary fractions put 100.5 ÷ 0.5 a hair off a whole number; six decimals are finer than any step shown.
  const steps = Number((price / step).toFixed(6));
  return (side === 'bid' ? Math.floor(steps) : Math.ceil(steps)) * step;
}

const smallBook = {
  bid1: 99.9,
  bidSize1: 5,
  bid2: 99.8,
  bidSize2: 8,
  bid3: 99.5,
  bidSize3: 20,
  ask1: 100.1,
  askSize1: 4,
  ask2: 100.3,
  askSize2: 6,
  ask3: 100.6,
  askSize3: 10,
} as const;

const smallBookDecimals = { bid1: 1, bid2: 1, bid3: 1, ask1: 1, ask2: 1, ask3: 1 } as const;

export const groupedBook: WorkedExample = {
  title: 'the same book in rows of a coarser step',
  text: `In rows of {step}, the bids of {bidSize1} at {bid1}, {bidSize2} at {bid2} and {bidSize3} at {bid3} become one row of {bidRowSize} at {bidRow}. The asks of {askSize1} at {ask1} and {askSize2} at {ask2} become one row of {askRowSize} at {askRow}; the {askSize3} at {ask3} move to the next row, {nextAskRow}.
The best rows are now {rowGap} apart, although the spread is still {spread}.`,
  values: {
    ...smallBook,
    step: 0.5,
    bidRow: 99.5,
    bidRowSize: 33,
    askRow: 100.5,
    askRowSize: 10,
    nextAskRow: 101,
    rowGap: 1,
    spread: 0.2,
  },
  decimals: { ...smallBookDecimals, nextAskRow: 1, rowGap: 1 },
  recompute: (values) => {
    const book = bookOf(values);
    const step = value(values, 'step');
    const bidRow = row(value(values, 'bid1'), step, 'bid');
    const askRow = row(value(values, 'ask1'), step, 'ask');
    const sizeIn = (side: 'bid' | 'ask', edge: number) =>
      levels(values, side, 3)
        .filter(({ price }) => row(price, step, side) === edge)
        .reduce((total, { quantity }) => total + quantity, 0);
    return {
      bidRow,
      bidRowSize: sizeIn('bid', bidRow),
      askRow,
      askRowSize: sizeIn('ask', askRow),
      nextAskRow: row(value(values, 'ask3'), step, 'ask'),
      rowGap: askRow - bidRow,
      spread: spread(book),
    };
  },
};

export const oneOrderManyPrints: WorkedExample = {
  title: 'one order, three prints, the wrong tier',
  text: 'A trader buys {size} BTC at market. The asks are {askSize1} at ${ask1}, {askSize2} at ${ask2} and {askSize3} at ${ask3}, so the list shows three prints of ${print1}, ${print2} and ${print3}, all on the buy side.\nTogether they are ${total} at an average price of ${average}.\nA size filter from ${from} up shows {shown} of the three, although the order itself was larger than ${from}.',
  values: {
    size: 0.2,
    ask1: 60000,
    askSize1: 0.1,
    ask2: 60001,
    askSize2: 0.06,
    ask3: 60003,
    askSize3: 0.04,
    print1: 6000,
    print2: 3600.06,
    print3: 2400.12,
    total: 12000.18,
    average: 60000.9,
    from: 10000,
    shown: 0,
  },
  decimals: { size: 2, askSize1: 2, print1: 2, average: 2 },
  recompute: (values) => {
    const prints = printsOf(values);
    const [print1 = Number.NaN, print2 = Number.NaN, print3 = Number.NaN] = prints.map((print) =>
      turnover([print]),
    );
    return {
      size: prints.reduce((total, { quantity }) => total + quantity, 0),
      print1,
      print2,
      print3,
      total: turnover(prints),
      average: vwap(prints),
      shown: inTier(prints, { from: value(values, 'from'), below: Number.POSITIVE_INFINITY }).length,
    };
  },
};
