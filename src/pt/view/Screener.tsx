import { limits } from '@site/data/reference/limits';
import ScrollRegion from '@site/src/components/tables/ScrollRegion';
import Button from '@site/src/kit/controls/Button';
import controls from '@site/src/kit/controls/controls.module.css';
import { Spot } from '@site/src/kit/marks';
import tables from '@site/src/kit/tables/tables.module.css';
import { screenerFieldKey } from '@site/src/lib/screener/screenerFieldKeys';
import type { Filter } from '@site/src/lib/screener/screenerFilter';
import { counted, plainNumber, tickNumber } from '@site/src/lib/text/format';
import clsx from 'clsx';
import { useState } from 'react';
import { screenerRows } from '../model/screenerRows';
import { cellSign, columnTitle, columnWords, fieldTitle, filterText } from '../model/texts';
import type { Column } from '../model/types';
import EmptyState from './EmptyState';
import FilterForm from './FilterForm';
import { useLight } from './light';
import markets from './marketTable.module.css';
import Pick from './Pick';
import type { Workspace } from './screen';
import styles from './screener.module.css';

const UNIVERSES = { spot: 'Spot', perps: 'Perps', dex: 'DEX pools' } as const;
const LIMITS = [5, 10, 25, 50, limits.screenerRows];
/** 500m, not 500000000. */
const amount = (value: number) => (Math.abs(value) < 1_000 ? plainNumber(value) : tickNumber(value));
const chipText = ({ field, operator, values, window }: Filter) =>
  [fieldTitle(field), operator, ...values.map(amount), window].filter(Boolean).join(' ');
/** The unit in a column's head, where its cells don't say it. */
const unitOf = ({ field }: Column) => screenerFieldKey(field)?.unit.replace(/^%$|^% (?=per)/, '');
const ARIA = { asc: 'ascending', desc: 'descending' } as const;

type FilterChipProps = {
  readonly app: Workspace;
  readonly filter: Filter;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
};

/** A filter: its words open the form that made it, its cross drops it. */
function FilterChip({ app, filter, isOpen, onOpen }: FilterChipProps) {
  const text = chipText(filter);
  return (
    <span className={clsx(controls.button, styles.chip)}>
      <Spot
        as="button"
        type="button"
        name={fieldTitle(filter.field)}
        where="filter"
        aria-expanded={isOpen}
        onClick={onOpen}
      >
        {text}
      </Spot>
      <button type="button" aria-label={`Drop ${text}`} onClick={() => app.run(`drop ${filterText(filter)}`)}>
        ×
      </button>
    </span>
  );
}

/** Universe, filters and limit. Each control does what a line does; a filter opens the form that made it. */
function Settings({ app }: { readonly app: Workspace }) {
  const { universe, only, filters, limit } = app.state.screener;
  const [changed, setChanged] = useState<Filter | 'new' | null>(null);
  return (
    <div className={styles.settings}>
      <Pick
        isStill={app.isStill}
        label="Universe"
        value={universe}
        choices={Object.keys(UNIVERSES)}
        nameOf={(each) =>
          `${UNIVERSES[each as typeof universe]}${each === universe && only ? ` on ${only}` : ''}`
        }
        onChange={(chosen) => app.run(`universe ${chosen}`)}
      />
      {filters.map((filter) => (
        <FilterChip
          key={filterText(filter)}
          app={app}
          filter={filter}
          isOpen={changed === filter}
          onOpen={() => setChanged(changed === filter ? null : filter)}
        />
      ))}
      <Spot
        as="button"
        type="button"
        name="Add filter"
        className={controls.button}
        aria-expanded={changed === 'new'}
        onClick={() => setChanged(changed === 'new' ? null : 'new')}
      >
        + Add filter
      </Spot>
      <Pick
        isStill={app.isStill}
        name="limit"
        label="limit"
        value={String(limit)}
        choices={[...new Set([...LIMITS, limit])].sort((one, other) => one - other).map(String)}
        nameOf={(rows) => `limit ${rows}`}
        onChange={(rows) => app.run(`limit ${rows}`)}
      />
      {changed && (
        <FilterForm
          key={changed === 'new' ? changed : filterText(changed)}
          app={app}
          from={changed === 'new' ? null : changed}
          onClose={() => setChanged(null)}
        />
      )}
    </div>
  );
}

const isSame = (one: Column, other: Column) => columnWords(one) === columnWords(other);

/** The columns' names, which sort the list. */
function TableHead({ app }: { readonly app: Workspace }) {
  const { columns, sort } = app.state.screener;
  return (
    <thead>
      <tr>
        <th scope="col">Symbol</th>
        {columns.map((column) => {
          const order = isSame(column, sort) ? sort.order : undefined;
          return (
            <th key={columnWords(column)} scope="col" aria-sort={order && ARIA[order]}>
              <Spot
                as="button"
                type="button"
                name={columnTitle(column)}
                where="column"
                onClick={() => app.run(`sort ${columnWords(column)} ${order === 'desc' ? 'asc' : 'desc'}`)}
              >
                {columnTitle(column)}
                <span aria-hidden="true">{order === 'desc' ? ' ↓' : order === 'asc' ? ' ↑' : ''}</span>
              </Spot>
              <small>{unitOf(column)}</small>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** The screener: filters, and the markets that pass them. */
export default function Screener({ app }: { readonly app: Workspace }) {
  const { columns, sort, filters, universe, limit } = app.state.screener;
  const element = useLight<HTMLDivElement>(JSON.stringify([columns, sort, filters, universe, limit]));
  const { looked, passed, dropped, rows } = screenerRows(app.state);
  const isShown = columns.some((column) => isSame(column, sort));
  return (
    <div ref={element} className={styles.screener}>
      <Settings app={app} />
      <p className={styles.foot}>
        <Spot name="pass">{`${passed} of ${counted(looked, 'market')} pass`}</Spot>
        {dropped > 0 && <Spot name="dropped">{`${dropped} dropped, no data`}</Spot>}
        {rows.length < passed && <span>{`${rows.length} are listed`}</span>}
        {!isShown && <span>{`Sorted by ${columnWords(sort)}`}</span>}
      </p>
      {rows.length === 0 ? (
        <EmptyState>
          <p>No market passes.</p>
          <Button onClick={() => app.run('drop all')}>drop all</Button>
        </EmptyState>
      ) : (
        <ScrollRegion label="Markets that pass" className={markets.rows}>
          <table className={tables.plain}>
            <TableHead app={app} />
            <tbody>
              {rows.map(({ symbol, place, cells }, at) => (
                <tr key={`${symbol} ${place}`} onClick={() => app.run(`row ${at + 1}`)}>
                  <th scope="row">
                    <Spot as="button" type="button" name={symbol}>
                      {symbol}
                    </Spot>{' '}
                    <small>{place}</small>
                  </th>
                  {cells.map((cell, index) => (
                    <td
                      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                      key={index}
                      data-sign={cellSign(cell)}
                    >
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </div>
  );
}
