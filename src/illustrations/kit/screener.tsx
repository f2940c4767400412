import type { ScreenerWindow } from '@site/data/screener/operators';
import { columnFor, readWhere, screen, sortedRows } from '@site/src/figures/ScreenerPlayground/model';
import type { Universe } from '@site/src/figures/ScreenerPlayground/sample';
import { screenerFieldKey } from '@site/src/lib/screener/screenerFieldKeys';
import type { Filter } from '@site/src/lib/screener/screenerFilter';
import {
  formatNumber,
  percent,
  plainNumber,
  shortNumber,
  shortUsd,
  signedPercent,
  signedShortUsd,
  tickNumber,
} from '@site/src/lib/text/format';
import type { ReactNode } from 'react';
import { Button, Chip, Muted, NoData, Toolbar } from './controls';
import { Change, Table } from './market';
import { Spot } from './marks';

type ListProps = {
  readonly universe: Universe;
  /** As the command bar reads it: `funding < -0.01 and volume > 20m 24h`. */
  readonly where: string;
  readonly columns: readonly string[];
  /** A field and its direction: `funding asc`. */
  readonly sort: string;
  readonly limit?: number;
};

/** A screener over the sample markets that readers filter in the figure: what a picture shows did pass its filters. */
export function listOf({ universe, where, columns, sort, limit }: ListProps) {
  const filters = readWhere(where);
  if ('error' in filters) {
    throw new Error(`A picture's screener cannot read "${where}": ${filters.error}`);
  }
  const [field = '', order] = sort.split(' ');
  const shown = columns.map((each) => columnFor(each, filters));
  const { passing, failed, dropped } = screen(universe, filters);
  const sorted = {
    ...columnFor(field, filters),
    order: order === 'asc' ? ('asc' as const) : ('desc' as const),
  };
  return {
    universe,
    filters,
    columns: shown,
    sorted,
    rows: sortedRows(passing, shown, sorted, sorted.order).slice(0, limit),
    passing: passing.length,
    failed,
    dropped,
  };
}

type List = ReturnType<typeof listOf>;

const UNIVERSES = { spot: 'Spot', perps: 'Perps', dex: 'DEX pools' } as const;
const SIGNED = ['price_change', 'funding', 'basis', 'netflow'];

/** Heads of columns have less room than the sheets of the fields. */
const nameOf = (field: string) => (screenerFieldKey(field)?.name ?? field).replace(' for a size', '');

function columnName(field: string, window: ScreenerWindow | null): string {
  return window ? `${nameOf(field)} ${window}` : nameOf(field);
}

function valueText(field: string, value: number): string {
  const unit = screenerFieldKey(field)?.unit ?? '';
  const isSigned = SIGNED.includes(field);
  if (unit === 'USD') {
    return isSigned ? signedShortUsd(value) : shortUsd(value);
  }
  if (unit.startsWith('%')) {
    return isSigned
      ? signedPercent(value, field === 'price_change' ? 1 : 4)
      : percent(value, value < 1 ? 2 : 1);
  }
  return unit === 'ratio' ? formatNumber(value, 2) : shortNumber(value);
}

function cellOf(field: string, value: number): ReactNode {
  if (Number.isNaN(value)) {
    return <NoData key={field}>no data</NoData>;
  }
  const text = valueText(field, value);
  return field === 'price_change' && /[1-9]/.test(text) ? <Change key={field}>{text}</Change> : text;
}

function filterText({ field, operator, values, window }: Filter): string {
  const unit = screenerFieldKey(field)?.unit ?? '';
  const text = (value: number) => {
    if (operator === 'changed%') {
      return plainNumber(value);
    }
    return unit === 'USD'
      ? tickNumber(value).replace(/^(−?)/, '$1$$')
      : plainNumber(value) + (unit.startsWith('%') ? '%' : '');
  };
  return [nameOf(field), operator, ...values.map(text), window].filter(Boolean).join(' ');
}

/** Where the screener looks and what a market must pass. */
export function Filters({ of: { universe, filters } }: { of: List }) {
  return (
    <Toolbar>
      <Button icon="globe">{UNIVERSES[universe]}</Button>
      {filters.map((filter) => (
        <Chip key={filter.field + filter.window} name={nameOf(filter.field)}>
          {filterText(filter)}
        </Chip>
      ))}
      <Button icon="plus">Add filter</Button>
    </Toolbar>
  );
}

type ResultsProps = {
  readonly of: List;
  /** The row under the pointer. */
  readonly active?: number;
  /** Where the markets are, if the picture says it. */
  readonly place?: 'Venue' | 'Chain';
};

/** The markets that pass; a phone shows two of the columns. */
export function Results({ of: { columns, sorted, rows }, active, place }: ResultsProps) {
  const arrow = sorted.order === 'asc' ? '▲' : '▼';
  return (
    <Table
      active={active}
      columns={[
        { name: 'Symbol' },
        ...(place ? [{ name: place, isMinor: true }] : []),
        ...columns.map(({ field, window }, index) => ({
          name: columnName(field, window),
          arrow: field === sorted.field ? arrow : undefined,
          align: 'end' as const,
          isMinor: index > 1,
        })),
      ]}
      rows={rows.map(({ market: [symbol, , , where], values }) => [
        <Spot key="symbol" name={symbol}>
          {symbol}
        </Spot>,
        ...(place ? [where] : []),
        ...columns.map(({ field }, index) => cellOf(field, values[index] ?? Number.NaN)),
      ])}
    />
  );
}

/** What became of the universe's markets. */
export function Counts({ of: { passing, failed, dropped } }: { of: List }) {
  return (
    <Toolbar>
      <Spot name="pass">{`${passing} pass`}</Spot>
      <Muted>{`${failed} fail`}</Muted>
      <Spot name="dropped">
        <NoData>{`${dropped} dropped, no data`}</NoData>
      </Spot>
    </Toolbar>
  );
}
