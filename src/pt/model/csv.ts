import { plainDigits } from '@site/src/lib/text/format';
import { barsOf, columnsOf } from './bars';
import type { ScreenerRow } from './screening';
import { columnWords } from './texts';
import type { Column, Pane, State } from './types';

/** Quoted where it must be; a value that doesn't exist is an empty cell. */
const cell = (value: string | number) => {
  const text = typeof value === 'number' ? (Number.isNaN(value) ? '' : plainDigits(value)) : value;
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
const table = (rows: readonly (readonly (string | number)[])[]) =>
  `${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

/** Time in UTC, prices, volume, then a column for each line of each study and metric, named as in the legend. */
export function csvOfPane(state: State, pane: Pane): string {
  const { bars } = barsOf(state, pane);
  const columns = columnsOf(state, pane, pane.series);
  return table([
    ['time', 'open', 'high', 'low', 'close', 'volume', ...columns.map(({ title }) => title)],
    ...bars.map((bar, index) => [
      new Date(bar.time).toISOString(),
      bar.open,
      bar.high,
      bar.low,
      bar.close,
      bar.volume,
      ...columns.map(({ values }) => values[index] ?? Number.NaN),
    ]),
  ]);
}

export const csvOfScreener = (columns: readonly Column[], rows: readonly ScreenerRow[]) =>
  table([
    ['symbol', 'venue', ...columns.map(columnWords)],
    ...rows.map(({ market: [symbol, , , place], values }) => [symbol, place, ...values]),
  ]);
