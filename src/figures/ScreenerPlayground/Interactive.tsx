import { screenerFieldKey, screenerFieldKeys } from '@site/src/lib/screener/screenerFieldKeys';
import type { Filter } from '@site/src/lib/screener/screenerFilter';
import { usd } from '@site/src/lib/text/format';
import { useState } from 'react';
import Choice from '../kit/controls/Choice';
import controls from '../kit/controls/controls.module.css';
import { percent } from '../kit/drawing/percentOfWidth';
import FigureBody from '../kit/shell/FigureBody';
import { useFigureState } from '../kit/state/useFigureState';
import { codecs } from './codecs';
import { figure } from './figure';
import {
  addColumn,
  columnFor,
  describeScreening,
  readWhere,
  type Screening,
  screen,
  sortedRows,
  windowFor,
} from './model';
import ResultTable from './ResultTable';
import ScreeningNumbers from './ScreeningNumbers';
import { IMPACT_SIZE_USD } from './sample';
import styles from './styles.module.css';
import WhereField from './WhereField';

/** Where the markets of the universe went: filled passed, grey failed, dashed dropped for missing data. */
function CountBar({ looked, passing, failed, dropped }: Screening) {
  const share = (count: number) => percent(count / looked);
  return (
    <div className={styles.counts}>
      <svg
        role="img"
        aria-label={`${passing.length} markets pass, ${failed} fail, ${dropped} dropped for missing data`}
      >
        <rect className={styles.pass} x="0" width={share(passing.length)} y="1" height="18" />
        <rect className={styles.fail} x={share(passing.length)} width={share(failed)} y="1" height="18" />
        <rect
          className={styles.drop}
          x={share(passing.length + failed)}
          width={share(dropped)}
          y="1"
          height="18"
        />
      </svg>
      <ul aria-hidden="true">
        <li className={styles.passKey}>{`${passing.length} pass`}</li>
        <li className={styles.failKey}>{`${failed} fail`}</li>
        <li className={styles.dropKey}>{`${dropped} dropped, no data`}</li>
      </ul>
    </div>
  );
}

type ColumnPickerProps = {
  figure: string;
  columns: readonly string[];
  onAdd: (field: string) => void;
  onRemove: (field: string) => void;
};

/** The columns that are shown, each a button that takes it away, and a list to add another. */
function ColumnPicker({ figure, columns, onAdd, onRemove }: ColumnPickerProps) {
  return (
    <div className={styles.picker}>
      <label className={controls.label} htmlFor={`${figure}-column`}>
        Columns
      </label>
      <div>
        {columns.map((field) => {
          const name = screenerFieldKey(field)?.name ?? field;
          return (
            <button
              key={field}
              type="button"
              className={controls.button}
              aria-label={`Take away the column ${name}`}
              // The last column stays: the list is sorted by one.
              disabled={columns.length === 1}
              onClick={() => onRemove(field)}
            >
              <span>{name}</span> <span aria-hidden="true">×</span>
            </button>
          );
        })}
        <select
          className={controls.field}
          id={`${figure}-column`}
          value=""
          onChange={(event) => event.target.value && onAdd(event.target.value)}
        >
          <option value="">Add a column</option>
          {screenerFieldKeys
            .filter(({ id }) => !columns.includes(id))
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </select>
      </div>
    </div>
  );
}

const UNIVERSE_NAMES = { spot: 'Spot', perps: 'Perps', dex: 'DEX pools' } as const;

/** What the reader should know about a filter that is right but reads in a way that was not written. */
function notesOn(filters: readonly Filter[]): readonly string[] {
  return filters.flatMap(({ field, size = IMPACT_SIZE_USD, window }) => {
    const read = window === null ? windowFor(field, null) : null;
    const impact = field === 'price_impact' ? [`price_impact is stated for ${usd(size, 0)}.`] : [];
    return read ? [...impact, `${field} has no window: it’s read over ${read} here.`] : impact;
  });
}

export default function Interactive() {
  const { state, change, set, reset, control } = useFigureState(figure.id, codecs);
  // A refused line changes nothing: the list stays that of the last line that was well written.
  const [lastGood, setLastGood] = useState(codecs.where.fallback);
  const read = readWhere(state.where);
  const mistake = 'error' in read ? read : null;
  if (!mistake && state.where !== lastGood) {
    setLastGood(state.where);
  }
  const standing = mistake ? readWhere(lastGood) : read;
  const filters = 'error' in standing ? [] : standing;

  const result = screen(state.universe, filters);
  const columns = state.columns.map((field) => columnFor(field, filters));
  const sortField = state.columns.includes(state.sort) ? state.sort : (state.columns[0] ?? state.sort);
  const rows = sortedRows(result.passing, columns, columnFor(sortField, filters), state.order);
  const notes = notesOn(filters);
  const refusal = mistake && `Refused at character ${mistake.position + 1}: ${mistake.error}`;

  return (
    <FigureBody
      layout="above"
      onReset={reset}
      isSampleData
      finding={describeScreening(result, mistake)}
      controls={
        <>
          <WhereField figure={figure.id} line={state.where} mistake={mistake} onChange={set.where} />
          <Choice {...control('universe')} label="Universe" nameOf={(value) => UNIVERSE_NAMES[value]} />
          <div>
            <label className={controls.label} htmlFor={`${figure.id}-sort`}>
              Sort by
            </label>
            <select
              className={controls.field}
              id={`${figure.id}-sort`}
              value={sortField}
              onChange={(event) => change({ sort: event.target.value })}
            >
              {state.columns.map((field) => (
                <option key={field} value={field}>
                  {screenerFieldKey(field)?.name}
                </option>
              ))}
            </select>
          </div>
          <Choice
            {...control('order')}
            label="Order"
            nameOf={(value) => ({ desc: 'Largest first', asc: 'Smallest first' })[value]}
          />
          <ColumnPicker
            figure={figure.id}
            columns={state.columns}
            onAdd={(field) => change({ columns: addColumn(state.columns, field) })}
            onRemove={(field) => change({ columns: state.columns.filter((known) => known !== field) })}
          />
        </>
      }
      numbers={<ScreeningNumbers result={result} refusal={refusal} />}
    >
      <CountBar {...result} />
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      <ResultTable rows={rows} columns={columns} sortField={sortField} order={state.order} />
    </FigureBody>
  );
}
