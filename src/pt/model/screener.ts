import { limits } from '@site/data/reference/limits';
import { isSampleSymbol } from '@site/data/samples/workspace';
import type { ScreenerWindow } from '@site/data/screener/operators';
import type { Arguments, SignedMetric } from '@site/src/lib/commands/commandGrammar';
import { type Filter, filterInWords } from '@site/src/lib/screener/screenerFilter';
import { counted, listed } from '@site/src/lib/text/format';
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
import { screenOf } from './screenerRows';
import { windowFor } from './screening';
import type { Column, Screener, State } from './types';

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

const columnOf = (field: string, window?: string): Column => ({
  field,
  window: windowFor(field, (window as ScreenerWindow | undefined) ?? null),
});

/** Adds and removes columns in the order typed. One that is added again moves to the end. */
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
