import { momentumOscillator } from '@site/data/formulas/metrics/momentum';
import { openInterestUsd } from '@site/data/formulas/metrics/openInterest';
import {
  askDepth,
  averageFill,
  bidAskRatio,
  bidDepth,
  depthChange,
  imbalance,
  slippagePercent,
  spreadBps,
} from '@site/data/formulas/metrics/orderbook';
import { delta } from '@site/data/formulas/metrics/orderflow';
import { ratio } from '@site/data/formulas/metrics/ratio';
import { normaliseFunding } from '@site/data/formulas/trading/funding';
import { defaultBand, depthBands } from '@site/data/metrics/depth-bands';
import type { SampleSymbol } from '@site/data/samples/workspace';
import type { Bar } from '@site/src/lib/samples/barView';
import { closeOf } from '../markets/bars';
import { bookAt } from '../markets/book';
import { flowBetween } from '../markets/flow';
import { fundingAt, openInterestAt } from '../markets/funding';
import { remember } from '../markets/walk';
import {
  anchorOf,
  type Context,
  column,
  columns,
  type MarketMoment,
  type Numbers,
  none,
  number,
  oneLine,
  type Recipe,
} from './recipe';

const closing = ({ timeframe, clock }: MarketMoment, { time }: Bar) =>
  Math.min(closeOf(timeframe, time), clock);

const MOST_READINGS = 100;
/** What was read for a bar, by what reads it. A closed bar is always the same object, an open one never. */
const readings = new WeakMap<Bar, Map<unknown, unknown>>();

/** Reads a value for each bar. What was read for a bar under a key isn't read again. */
function eachBar<T>({ bars }: Context, key: unknown, read: (bar: Bar) => T): readonly T[] {
  return bars.map((bar) => {
    let ofBar = readings.get(bar);
    if (!ofBar) {
      ofBar = new Map();
      readings.set(bar, ofBar);
    }
    return remember(ofBar, MOST_READINGS, key, () => read(bar)) as T;
  });
}

/** A reading of the moment, taken where each bar closes. */
const atClose = (read: (symbol: SampleSymbol, time: number, bar: Bar) => number) =>
  oneLine({}, (context) => eachBar(context, read, (bar) => read(context.symbol, closing(context, bar), bar)));

/** What traded in each bar, of the tier that is set. */
const flowsOf = (context: Context) =>
  eachBar(context, `flow ${context.settings.tier}`, (bar) =>
    flowBetween(context.symbol, bar.time, closing(context, bar), String(context.settings.tier)),
  );
type Sum = Pick<ReturnType<typeof flowBetween>, 'buys' | 'sells' | 'coins'>;
const NOTHING: Sum = { buys: 0, sells: 0, coins: 0 };

const bySide = (tier: string): Recipe => ({
  defaults: { tier },
  lines: (context) => columns(flowsOf(context), { buys: 'buys', sells: 'sells' }),
  look: 'columns',
});
const ofFlow = (value: (flow: ReturnType<typeof flowBetween>) => number) =>
  oneLine({ tier: 'all' }, (context) => flowsOf(context).map(value), 'columns');

/** Of the flow since the anchor, up to each bar. What traded between the anchor and the first bar belongs to it. */
const sinceAnchor = (value: (flow: Sum) => number) =>
  oneLine({ tier: 'all' }, (context) => {
    const period = anchorOf(context, 'anchor');
    const flows = flowsOf(context);
    let current = none;
    let sum = NOTHING;
    return context.bars.map(({ time }, index) => {
      const start = period(time);
      if (Number.isNaN(start)) {
        return none;
      }
      if (start !== current) {
        sum =
          start < time ? flowBetween(context.symbol, start, time, String(context.settings.tier)) : NOTHING;
        current = start;
      }
      const { buys = none, sells = none, coins = none } = flows[index] ?? {};
      sum = { buys: sum.buys + buys, sells: sum.sells + sells, coins: sum.coins + coins };
      return value(sum);
    });
  });

type Depth = { readonly bids: number; readonly asks: number };
/** Lines that follow from what rests near the price where each bar closes. */
const ofDepths = (lines: (depths: readonly Depth[]) => ReturnType<Recipe['lines']>): Recipe => ({
  defaults: { band: defaultBand.id },
  lines(context) {
    const { band } = context.settings;
    const percent = depthBands.find(({ id }) => id === band)?.percent ?? none;
    return lines(
      eachBar(context, `depth ${band}`, (bar) => {
        const book = bookAt(context.symbol, closing(context, bar));
        return { bids: bidDepth(book, percent), asks: askDepth(book, percent) };
      }),
    );
  },
});

function slippage(context: Context, side: 'buy' | 'sell'): Numbers {
  return eachBar(context, `${side} ${context.settings.size}`, (bar) => {
    const book = bookAt(context.symbol, closing(context, bar));
    const levels = side === 'buy' ? book.asks : book.bids;
    const best = levels[0]?.price ?? none;
    return slippagePercent(averageFill(levels, number(context, 'size') / best), best, side);
  });
}

/** The metrics that the sample has data for, by name in small letters. */
export const metricRecipes: Readonly<Record<string, Recipe>> = {
  'funding rate': atClose(fundingAt),
  'funding rate, 8-hour': atClose((symbol, time) => normaliseFunding(fundingAt(symbol, time), 8)),
  'open interest, coin': atClose(openInterestAt),
  'open interest, usd': atClose((symbol, time, { close }) =>
    openInterestUsd(openInterestAt(symbol, time), close),
  ),
  volume: oneLine({}, ({ bars }) => column(bars, 'volume'), 'columns'),
  'taker volume': bySide('all'),
  'trade count': ofFlow(({ count }) => count),
  delta: ofFlow(({ buys, sells }) => delta(buys, sells)),
  cvd: sinceAnchor(({ buys, sells }) => delta(buys, sells)),
  vwap: sinceAnchor(({ buys, sells, coins }) => ratio(buys + sells, coins)),
  'large trades': bySide('100k-1m'),
  spread: atClose((symbol, time) => spreadBps(bookAt(symbol, time))),
  'bid depth': ofDepths((depths) => ({ '': column(depths, 'bids') })),
  'ask depth': ofDepths((depths) => ({ '': column(depths, 'asks') })),
  'bid/ask ratio': ofDepths((depths) => ({ '': depths.map(({ bids, asks }) => bidAskRatio(bids, asks)) })),
  imbalance: ofDepths((depths) => ({ '': depths.map(({ bids, asks }) => imbalance(bids, asks)) })),
  'depth change': ofDepths((depths) => {
    const change = (side: 'bids' | 'asks') =>
      depths.map((depth, index) => depthChange(depths[index - 1]?.[side] ?? none, depth[side]));
    return { bids: change('bids'), asks: change('asks') };
  }),
  'slippage for a size': {
    defaults: { size: none },
    lines: (context) => ({ buy: slippage(context, 'buy'), sell: slippage(context, 'sell') }),
  },
  'momentum oscillator': oneLine({}, ({ bars }) => momentumOscillator(bars)),
};
