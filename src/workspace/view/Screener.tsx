import { limits } from '@site/data/reference/limits';
import ScrollRegion from '@site/src/components/tables/ScrollRegion';
import { screenerFieldKey } from '@site/src/lib/screener/screenerFieldKeys';
import { counted } from '@site/src/lib/text/format';
import { filterText } from '../model/screener';
import { screenerRows } from '../model/select';
import type { Column } from '../model/types';
import type { Desk } from './desk';
import Nothing from './Nothing';
import styles from './places.module.css';

const UNIVERSES = ['spot', 'perps', 'dex'];
const LIMITS = [5, 10, 25, 50, limits.screenerRows];
const nameOf = ({ field, window }: Column) => [field, window].filter(Boolean).join(' ');
const ARIA = { asc: 'ascending', desc: 'descending' } as const;

/** Universe, filters and limit. Each control runs the line that does the same. */
function Settings({ desk }: { readonly desk: Desk }) {
  const { universe, only, filters, limit } = desk.state.screener;
  return (
    <div className={styles.settings}>
      <label className={styles.chip}>
        universe{' '}
        <select value={universe} onChange={(event) => desk.run(`universe ${event.target.value}`)}>
          {UNIVERSES.map((each) => (
            <option key={each} value={each}>
              {each === universe && only ? `${each} on ${only}` : each}
            </option>
          ))}
        </select>
      </label>
      {filters.map(filterText).map((filter) => (
        <button
          key={filter}
          type="button"
          className={styles.chip}
          aria-label={`Drop ${filter}`}
          onClick={() => desk.run(`drop ${filter}`)}
        >
          {filter} <span aria-hidden="true">×</span>
        </button>
      ))}
      {filters.length === 0 && (
        <button type="button" className={styles.chip} onClick={() => desk.run('where rsi < 50')}>
          + where rsi &lt; 50
        </button>
      )}
      <label className={styles.chip}>
        limit{' '}
        <select value={limit} onChange={(event) => desk.run(`limit ${event.target.value}`)}>
          {[...new Set([...LIMITS, limit])]
            .sort((one, other) => one - other)
            .map((each) => (
              <option key={each}>{each}</option>
            ))}
        </select>
      </label>
    </div>
  );
}

/** The screener: filters, and the markets that pass them. */
export default function Screener({ desk }: { readonly desk: Desk }) {
  const { columns, sort } = desk.state.screener;
  const { looked, passed, dropped, rows } = screenerRows(desk.state);
  const isSorted = (column: Column) => nameOf(column) === nameOf(sort);
  const sortedBy = columns.some(isSorted) ? '' : ` Sorted by ${nameOf(sort)}.`;
  return (
    <div className={styles.screener}>
      <Settings desk={desk} />
      <p className={styles.foot}>
        {`${passed} of ${counted(looked, 'market')} pass${dropped > 0 ? `, ${dropped} dropped because a value is missing` : ''}${rows.length < passed ? `, and ${rows.length} are listed` : ''}.${sortedBy}`}
      </p>
      {rows.length === 0 ? (
        <Nothing>
          <p>No market passes.</p>
          <button type="button" className={styles.chip} onClick={() => desk.run('drop all')}>
            drop all
          </button>
        </Nothing>
      ) : (
        <ScrollRegion label="Markets that pass" className={styles.rows}>
          <table>
            <thead>
              <tr>
                <th scope="col">Market</th>
                {columns.map((column) => {
                  const order = isSorted(column) ? sort.order : undefined;
                  return (
                    <th key={nameOf(column)} scope="col" aria-sort={order && ARIA[order]}>
                      <button
                        type="button"
                        onClick={() =>
                          desk.run(`sort ${nameOf(column)} ${order === 'desc' ? 'asc' : 'desc'}`)
                        }
                      >
                        {nameOf(column)}
                        <span aria-hidden="true">
                          {order === 'desc' ? ' ↓' : order === 'asc' ? ' ↑' : ''}
                        </span>
                      </button>
                      <small>{screenerFieldKey(column.field)?.unit}</small>
                    </th>
                  );
                })}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ symbol, place, cells, values }, at) => (
                <tr key={`${symbol} ${place}`} onClick={() => desk.run(`row ${at + 1}`)}>
                  <th scope="row">
                    <button type="button">{symbol}</button> <small>{place}</small>
                  </th>
                  {cells.map((cell, index) => (
                    <td
                      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                      key={index}
                      data-below={(values[index] ?? 0) < 0 || undefined}
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
