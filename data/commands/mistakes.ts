import { gridColumns } from '../dashboards/grid';
import type { CommandMistake } from './types';

type MistakeRow = readonly [id: string, typed: string, why: string, instead: string];

/** Lines that the grammar refuses, with the line that was meant. Pages show them; a test tries each. */
const MISTAKES: Readonly<Record<CommandMistake['area'], readonly MistakeRow[]>> = {
  workbench: [
    ['unknown-command', 'zoom in', 'No command has this name.', 'help'],
    ['missing-word', 'study rsi', 'The second word of the command is missing.', 'study add rsi'],
    ['missing-name', 'study add', 'What to add is missing.', 'study add rsi'],
    ['unknown-style', 'style kagi', 'PT has no such style. `help style` lists them.', 'style renko'],
    ['unknown-timeframe', 'tf 2h', 'PT has no such timeframe.', 'tf 4h'],
    ['wrong-date', 'goto 12/09/2023', 'Dates are year, month, day.', 'goto 2023-09-12'],
    [
      'unknown-setting',
      'symbol BTCUSDT exchange=bybit',
      'The command has no setting of this name.',
      'symbol BTCUSDT venue=bybit',
    ],
    [
      'unknown-band',
      'metric add "bid depth" band=3',
      'There’s no such depth band.',
      'metric add "bid depth" band=0-2.5',
    ],
    [
      'unknown-type',
      'symbol BTCUSDT type=futures',
      'The types are spot, perp and dated.',
      'symbol BTCUSDT type=dated',
    ],
    [
      'missing-quotes',
      'metric add funding rate',
      'A name of two words needs quotes.',
      'metric add "funding rate"',
    ],
    ['open-quote', 'save as "Weekly look', 'The closing quote is missing.', 'save as "Weekly look"'],
  ],
  dashboard: [
    ['name-without-quotes', 'new Evening desk', 'A name with spaces needs quotes.', 'new "Evening desk"'],
    ['unknown-widget', 'add chart', 'No widget is called that.', 'add workbench'],
    ['unknown-colour', 'link red', 'There are four colours, and off.', 'link orange'],
    ['too-wide', 'size 16x4', `The grid is ${gridColumns} columns wide.`, 'size 12x4'],
    ['size-in-two-words', 'size 6 4', 'Width and height are one word with an x.', 'size 6x4'],
    ['space-in-position', 'move 7, 1', 'Column and row are one word with a comma.', 'move 7,1'],
    [
      'unknown-audience',
      'audience friends',
      'PT has no such audience. `help audience` lists them.',
      'audience followers',
    ],
    [
      'other-area',
      'tf 4h',
      '`tf` works in a workbench only. Here, click the timeframe in the widget’s header, or open the workbench.',
      'open "BTC 4H breakout"',
    ],
  ],
  screener: [
    ['missing-operator', 'where market_cap 100m', 'The operator is missing.', 'where market_cap > 100m'],
    ['unknown-number', 'where market_cap > lots', 'A value is a number.', 'where market_cap > 100m'],
    [
      'percent-sign',
      'where social_dominance > 5%',
      'The unit is part of the field: write the number alone.',
      'where social_dominance > 5',
    ],
    [
      'wrong-order',
      'where mvrv between 1.2 0.8',
      'The lower number comes first.',
      'where mvrv between 0.8 1.2',
    ],
    ['unknown-window', 'where netflow < 0 3d', 'There’s no such window.', 'where netflow < 0 7d'],
    [
      'or',
      'where mvrv < 1 or netflow < 0',
      'PT has no `or`. Save two screeners, one for each filter: this is the first.',
      'where mvrv < 1',
    ],
    ['missing-direction', 'sort market_cap', 'The direction is missing.', 'sort market_cap desc'],
    ['missing-sign', 'columns mvrv', 'Each metric needs + or - before it.', 'columns +mvrv'],
    ['zero-rows', 'limit 0', 'Rows are counted from 1.', 'limit 25'],
    ['unknown-format', 'export xlsx', 'CSV is the only format.', 'export csv'],
  ],
};

export function mistakesIn(area: CommandMistake['area']): readonly CommandMistake[] {
  return MISTAKES[area].map(([id, typed, why, instead]) => ({ id, area, typed, why, instead }));
}

export const commandMistakes = (['workbench', 'dashboard', 'screener'] as const).flatMap(mistakesIn);
