import { rsi } from '@site/data/formulas/metrics/momentum';
import { openInterestUsd } from '@site/data/formulas/metrics/openInterest';
import { askDepth, bidDepth, spreadBps } from '@site/data/formulas/metrics/orderbook';
import { atr } from '@site/data/formulas/metrics/studies';
import { changePercent, valuation } from '@site/data/formulas/screener/screener';
import { atrPercent, relativeVolume } from '@site/data/formulas/screener/screenerMarket';
import { limits } from '@site/data/reference/limits';
import type { SampleMarket } from '@site/data/samples/markets';
import {
  isSampleSymbol,
  type SampleSymbol,
  workspaceMarkets,
  workspaceSymbols,
} from '@site/data/samples/workspace';
import type { ScreenerWindow } from '@site/data/screener/operators';
import type { Arguments, SignedMetric } from '@site/src/lib/commands/commandGrammar';
import { screenerFieldKeys } from '@site/src/lib/screener/screenerFieldKeys';
import { type Filter, filterInWords } from '@site/src/lib/screener/screenerFilter';
import { counted, listed, plainDigits } from '@site/src/lib/text/format';
import { barsUntil } from '../markets/bars';
import { bookAt } from '../markets/book';
import { flowBetween } from '../markets/flow';
import { fundingAt, openInterestAt } from '../markets/funding';
import { DAYS, marketsOf, sampleValue } from '../markets/screenerMarkets';
import { DAY, priceAt } from '../markets/walk';
import { csvOfScreener } from './csv';
import {
  activePane,
  edit,
  editPane,
  editScreener,
  type Handlers,
  type Outcome,
  refuse,
  tell,
  withSymbol,
} from './outcome';
import { type ReadValue, screen, windowFor } from './screening';
import type { Column, Screener, State } from './types';

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

/** A filter as it's typed after `where` or `drop`. */
export const filterText = ({ field, size, operator, values, window }: Filter) =>
  [
    field,
    ...(size ? [`size=${plainDigits(size)}`] : []),
    operator,
    ...values.map(plainDigits),
    ...(window ? [window] : []),
  ].join(' ');

const sameFilter = (one: Filter, other: Filter) => filterInWords(one) === filterInWords(other);
const countRows = (state: State) => {
  const { passed, dropped } = screenOf(state);
  return `${counted(passed, 'market')} ${passed === 1 ? 'passes' : 'pass'}${dropped > 0 ? `, ${dropped} without data dropped out` : ''}.`;
};

/** An edit of the screener, with how many markets pass then. */
function change(state: State, changed: Partial<Screener>, sentence: string): Outcome {
  const outcome = editScreener(state, changed, sentence);
  return { ...outcome, sentence: `${sentence} ${countRows(outcome.state ?? state)}` };
}

const MOST_FILTERS = 20;

function where(state: State, given: Arguments): Outcome {
  const { filters } = state.screener;
  const added = (given.FILTER as readonly Filter[]).filter(
    (filter) => !filters.some((other) => sameFilter(other, filter)),
  );
  if (filters.length + added.length > MOST_FILTERS) {
    return refuse(`The sample holds ${MOST_FILTERS} filters. Drop one first.`);
  }
  return change(
    state,
    { filters: [...filters, ...added] },
    `The filters are ${listed([...filters, ...added].map(filterInWords))}.`,
  );
}

function drop(state: State, given: Arguments): Outcome {
  const { filters } = state.screener;
  if (given.FILTER === 'all') {
    return change(state, { filters: [] }, 'No filters are left.');
  }
  const [wanted] = given.FILTER as readonly Filter[];
  const left = filters.filter((filter) => wanted && !sameFilter(filter, wanted));
  return left.length === filters.length
    ? refuse(
        `No such filter is in the list.${filters.length > 0 ? ` It has ${listed(filters.map(filterInWords))}.` : ''}`,
      )
    : change(state, { filters: left }, 'The filter is gone.');
}

/** Puts a filter in the place of another, or at the end, and shows its column. */
export function setFilter(state: State, from: Filter | null, to: Filter): Outcome {
  const { filters, columns: shown } = state.screener;
  const others = filters.filter((filter) => !sameFilter(filter, to) || (from && sameFilter(filter, from)));
  const at = others.findIndex((filter) => from && sameFilter(filter, from));
  if (at === -1 && others.length >= MOST_FILTERS) {
    return refuse(`The sample holds ${MOST_FILTERS} filters. Drop one first.`);
  }
  const next = at === -1 ? [...others, to] : others.with(at, to);
  const isShown = shown.some(({ field }) => field === to.field) || shown.length >= limits.columns;
  return change(
    state,
    { filters: next, ...(!isShown && { columns: [...shown, columnOf(to.field, to.window ?? undefined)] }) },
    `The filters are ${listed(next.map(filterInWords))}.`,
  );
}

/** The fields that at least one market of the list has a value for. */
export function fieldsWithData({ screener, clock }: Pick<State, 'screener' | 'clock'>) {
  const read = readerAt(clock);
  const markets = marketsIn(screener);
  return screenerFieldKeys.filter(({ id }) =>
    markets.some((market) => !Number.isNaN(read(market, id, windowFor(id, null), 'now'))),
  );
}

const columnOf = (field: string, window?: string): Column => ({
  field,
  window: windowFor(field, (window as ScreenerWindow | undefined) ?? null),
});

function columns(state: State, given: Arguments): Outcome {
  let shown = state.screener.columns;
  for (const { sign, metric, window } of given.METRIC as readonly SignedMetric[]) {
    const field = metric.toLowerCase();
    shown = shown.filter((column) => column.field !== field);
    shown = sign === '+' ? [...shown, columnOf(field, window)] : shown;
  }
  if (shown.length > limits.columns) {
    return refuse(`A screener shows ${limits.columns} columns at most.`);
  }
  return editScreener(
    state,
    { columns: shown },
    shown.length > 0
      ? `The columns are ${listed(shown.map(({ field }) => field))}.`
      : 'Only the symbols are left.',
  );
}

/** A handler for a row of the list, counted from 1. */
const onRow =
  (handle: (state: State, symbol: string) => Outcome) =>
  (state: State, given: Arguments): Outcome => {
    const { rows } = screenOf(state);
    const row = rows[Number(given.N) - 1];
    return row ? handle(state, row.market[0]) : refuse(`The list has ${counted(rows.length, 'row')}.`);
  };

export const screenerHandlers: Handlers = {
  universe: (state, given) => {
    const universe = given.universe as Screener['universe'];
    const extra = universe === 'dex' ? given.venue : given.chain;
    if (extra !== undefined) {
      return refuse(
        universe === 'dex' ? 'DEX pools are chosen by chain=.' : 'Spot and perps are chosen by venue=.',
      );
    }
    const only = String(given.venue ?? given.chain ?? '') || null;
    return change(
      state,
      { universe, only },
      `The list starts from ${[universe, only && `on ${only}`].filter(Boolean).join(' ')}.`,
    );
  },
  where,
  drop,
  sort: (state, given) => {
    const column = columnOf(String(given.METRIC).toLowerCase(), given.window as string | undefined);
    const order = given.order as 'asc' | 'desc';
    return editScreener(
      state,
      { sort: { ...column, order } },
      `Sorted by ${column.field}, ${order === 'asc' ? 'smallest' : 'largest'} first.`,
    );
  },
  columns,
  limit: (state, given) =>
    Number(given.N) > limits.screenerRows
      ? refuse(`A screener shows from 1 to ${limits.screenerRows} rows.`)
      : editScreener(state, { limit: Number(given.N) }, `At most ${counted(Number(given.N), 'row')}.`),
  refresh: (state, given) => {
    const refresh = given.SECONDS as Screener['refresh'];
    return editScreener(
      state,
      { refresh },
      refresh === 'off'
        ? 'The list is frozen.'
        : `Refreshed ${refresh === 'auto' ? 'automatically' : `every ${refresh} s`}. In the sample, values change while you play.`,
    );
  },
  row: onRow((state, symbol) => {
    if (!isSampleSymbol(symbol)) {
      return tell(`The sample has no bars of ${symbol}. In PT this opens it in the workbench.`);
    }
    const pane = withSymbol(activePane(state), symbol);
    return editPane(state, pane, `${symbol} is open in the workbench.`, 'workbench');
  }),
  watch: onRow((state, symbol) =>
    state.watchlist.includes(symbol)
      ? tell(`${symbol} is on your watchlist already.`)
      : edit(state, { watchlist: [...state.watchlist, symbol] }, `${symbol} is on your watchlist.`),
  ),
  export: (state) =>
    tell(`${counted(screenOf(state).rows.length, 'row')} with the columns shown, as CSV.`, {
      kind: 'download',
      file: 'screener.csv',
      text: csvOfScreener(state.screener.columns, screenOf(state).rows),
    }),
};
