import { limits, spans } from '../reference/limits';
import { screenerWindows } from '../screener/operators';
import { withIds } from '../withIds';
import { pages } from './pages';
import { chainIds, venues } from './parameters';
import type { CommandRecord } from './types';

const columnWindow = `window ${screenerWindows.join('|')} [24h, for a field that has windows] How far back the field looks. Leave it out for a field that reads one moment.`;

/** Commands of a screener. */
export const screenerCommands = withIds<CommandRecord>({
  universe: {
    does: 'Sets which markets the screener looks through.',
    parameters: [
      'universe spot|perps|dex Spot markets, perpetual futures or DEX pools.',
      `venue=${venues.join('|')} [all venues] One venue only, for spot and perps.`,
      `chain=${chainIds} [all chains] One chain only, for dex.`,
    ],
    examples: ['universe perps', 'universe perps venue=bybit', 'universe dex chain=base'],
    ...pages.creatingScreener,
    undoable: true,
  },
  where: {
    does: 'Adds filters. A market stays in the list only if it passes every one of them.',
    parameters: [
      'FILTER filter… Field, operator, value and a window if the field has one; join several with and.',
    ],
    examples: [
      'where market_cap > 100m',
      'where funding > 0.03 and open_interest changed% 10 24h',
      'where mvrv between 0.8 1.2 and netflow < 0 7d',
    ],
    ...pages.filters,
    undoable: true,
  },
  drop: {
    does: 'Removes one filter, or all of them.',
    parameters: ['FILTER filter|all The filter as it appears in the list, or all.'],
    examples: ['drop market_cap > 100m', 'drop all'],
    before: ['where market_cap > 100m'],
    ...pages.filters,
    undoable: true,
  },
  sort: {
    does: 'Sorts the results by a field. Markets without a value come last.',
    parameters: [
      'METRIC metric The field to sort by.',
      columnWindow,
      'order asc|desc Smallest first (asc) or largest first (desc).',
    ],
    examples: ['sort market_cap desc', 'sort netflow 7d asc'],
    ...pages.creatingScreener,
    undoable: true,
  },
  columns: {
    does: `Adds columns (+) and removes them (-), up to ${limits.columns}. The filters stay.`,
    parameters: [
      'METRIC ±metric One or more fields, each with + or - directly before it, and a window after it if you need one.',
    ],
    examples: ['columns +mvrv +netflow 7d', 'columns +fdv -market_cap'],
    ...pages.creatingScreener,
    undoable: true,
  },
  limit: {
    does: 'Shows at most this many rows, from the top of the list.',
    parameters: [`N number The number of rows, from 1 to ${limits.screenerRows}.`],
    examples: ['limit 25'],
    ...pages.creatingScreener,
    undoable: true,
  },
  refresh: {
    does: 'Sets how often the results are refreshed. Off freezes the list.',
    parameters: [
      `SECONDS number|auto|off Seconds between two refreshes, off, or auto, which is ${spans.refreshExchangeSeconds} s for exchanges and ${spans.refreshPoolSeconds} s for pools.`,
    ],
    examples: ['refresh auto', 'refresh 60', 'refresh off'],
    ...pages.creatingScreener,
    undoable: true,
  },
  row: {
    does: 'Opens the market in row N in the workbench.',
    parameters: ['N number The row, counted from 1 at the top.'],
    examples: ['row 1'],
    ...pages.creatingScreener,
  },
  watch: {
    does: 'Adds the market in row N to your watchlist.',
    parameters: ['N number The row, counted from 1 at the top.'],
    examples: ['watch 3'],
    ...pages.creatingScreener,
  },
  export: {
    does: `Downloads the current list as a CSV file, with the columns shown and at most ${limits.screenerRows} rows.`,
    parameters: ['format choice|csv The format of the file.'],
    examples: ['export csv'],
    ...pages.creatingScreener,
    undoable: false,
  },
  'alert-on-match': {
    does: 'Opens the alert dialog for markets that enter or leave this list, which PT checks once a minute.',
    examples: ['alert on match'],
    ...pages.alerts,
    undoable: false,
  },
});
