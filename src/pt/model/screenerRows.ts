import { rsi } from '@site/data/formulas/metrics/momentum';
import { openInterestUsd } from '@site/data/formulas/metrics/openInterest';
import { askDepth, bidDepth, spreadBps } from '@site/data/formulas/metrics/orderbook';
import { atr } from '@site/data/formulas/metrics/studies';
import { changePercent, valuation } from '@site/data/formulas/screener/screener';
import { atrPercent, relativeVolume } from '@site/data/formulas/screener/screenerMarket';
import type { SampleMarket } from '@site/data/samples/markets';
import {
  isSampleSymbol,
  type SampleSymbol,
  workspaceMarkets,
  workspaceSymbols,
} from '@site/data/samples/workspace';
import { screenerFieldKeys } from '@site/src/lib/screener/screenerFieldKeys';
import { filterInWords } from '@site/src/lib/screener/screenerFilter';
import { barsUntil } from '../markets/bars';
import { bookAt } from '../markets/book';
import { flowBetween } from '../markets/flow';
import { fundingAt, openInterestAt } from '../markets/funding';
import { DAYS, marketsOf, sampleValue } from '../markets/screenerMarkets';
import { DAY, priceAt } from '../markets/walk';
import { type ReadValue, screen, windowFor } from './screening';
import { columnTexts, columnWords, NOTHING } from './texts';
import type { Screener, State } from './types';

/* What the screener lists at a moment. */

/** Turnover over a span, in USD. */
function turnoverOf(symbol: SampleSymbol, until: number, days: number): number {
  const { buys, sells } = flowBetween(symbol, until - days * DAY, until);
  return buys + sells;
}

/** The fields that follow from a market's bars, book and positions; other fields have no data. */
const FROM_BARS: Readonly<Record<string, (symbol: SampleSymbol, time: number, days: number) => number>> = {
  price: priceAt,
  price_change: (symbol, time, days) =>
    changePercent(priceAt(symbol, time), priceAt(symbol, time - days * DAY)),
  volume: turnoverOf,
  relative_volume: (symbol, time, days) =>
    relativeVolume(turnoverOf(symbol, time, days), (turnoverOf(symbol, time - days * DAY, 30) * days) / 30),
  atr_percent: (symbol, time) =>
    atrPercent(atr(barsUntil(symbol, '1D', time, 60), 14).at(-1) ?? Number.NaN, priceAt(symbol, time)),
  rsi: (symbol, time) =>
    rsi(
      barsUntil(symbol, '1D', time, 200).map(({ close }) => close),
      14,
    ).at(-1) ?? Number.NaN,
  spread: (symbol, time) => spreadBps(bookAt(symbol, time)),
  depth_1pct: (symbol, time) => bidDepth(bookAt(symbol, time), 1) + askDepth(bookAt(symbol, time), 1),
  funding: fundingAt,
  open_interest: (symbol, time) => openInterestUsd(openInterestAt(symbol, time), priceAt(symbol, time)),
  market_cap: (symbol, time) => valuation(priceAt(symbol, time), workspaceMarkets[symbol].supply[0]),
  fdv: (symbol, time) => valuation(priceAt(symbol, time), workspaceMarkets[symbol].supply[1]),
};

const ownMarkets: readonly SampleMarket[] = workspaceSymbols.map((symbol) => [
  symbol,
  symbol,
  'perps',
  'Bybit',
]);

/** Values of the three markets follow from their bars at this moment, so that table and chart agree. */
const readerAt =
  (clock: number): ReadValue =>
  (market, field, window, stretch) => {
    const [symbol] = market;
    const days = DAYS[window ?? '24h'];
    const time = clock - (stretch === 'before' ? days * DAY : 0);
    return isSampleSymbol(symbol)
      ? (FROM_BARS[field]?.(symbol, time, days) ?? Number.NaN)
      : sampleValue(market, field, window, stretch);
  };

const placeId = (place: string) => place.toLowerCase().split(' ')[0] ?? place;

function marketsIn({ universe, only }: Screener): readonly SampleMarket[] {
  const all = [...(universe === 'perps' ? ownMarkets : []), ...marketsOf(universe)];
  return only ? all.filter(([, , , place]) => placeId(place) === placeId(only)) : all;
}

/** The list as it stands: what was looked at, what passed, and the rows in order. */
export const screenOf = ({ screener, clock }: Pick<State, 'screener' | 'clock'>) =>
  screen(screener, marketsIn(screener), readerAt(clock));

/** The fields that at least one market of the list has a value for. */
export function fieldsWithData({ screener, clock }: Pick<State, 'screener' | 'clock'>) {
  const read = readerAt(clock);
  const markets = marketsIn(screener);
  return screenerFieldKeys.filter(({ id }) =>
    markets.some((market) => !Number.isNaN(read(market, id, windowFor(id, null), 'now'))),
  );
}

/** The list as it's shown, with the number of markets that were looked at, pass, fail and dropped out. */
export function screenerRows(state: State) {
  const { rows, ...counts } = screenOf(state);
  const { columns, filters } = state.screener;
  const texts = columns.map(({ field }, at) =>
    columnTexts(
      field,
      rows.map(({ values }) => values[at] ?? Number.NaN),
      rows.map(({ market: [symbol] }) => symbol),
    ),
  );
  return {
    ...counts,
    filters: filters.map(filterInWords),
    columns: columns.map(columnWords),
    rows: rows.map(({ market: [symbol, , , place], values }, row) => ({
      symbol,
      place,
      values,
      cells: texts.map((column) => column[row] ?? NOTHING),
    })),
  };
}
