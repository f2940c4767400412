import { screenerOperators, screenerWindows } from '@site/data/screener/operators';
import controls from '@site/src/kit/controls/controls.module.css';
import { screenerFieldKey } from '@site/src/lib/screener/screenerFieldKeys';
import { type Filter, parseFilter } from '@site/src/lib/screener/screenerFilter';
import { plainDigits, plainNumber } from '@site/src/lib/text/format';
import { readNumber } from '@site/src/lib/text/readNumber';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { fieldsWithData } from '../model/screener';
import { fieldTitle } from '../model/texts';
import styles from './places.module.css';
import type { Workspace } from './screen';

type FilterFormProps = {
  readonly app: Workspace;
  /** The filter that is changed; null for a new one. */
  readonly from: Filter | null;
  readonly onClose: () => void;
};

type FieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

const Select = ({ label, value, onChange, children }: FieldProps & { readonly children: ReactNode }) => (
  <label>
    {label}
    <select value={value} onChange={(event) => onChange(event.target.value)}>
      {children}
    </select>
  </label>
);

const Value = ({ label, value, onChange, error }: FieldProps & { readonly error: string | undefined }) => (
  <label>
    {label}
    <input
      inputMode="decimal"
      value={value}
      aria-describedby={error}
      aria-invalid={Boolean(error)}
      onChange={(event) => onChange(event.target.value)}
    />
  </label>
);

/** The filter that the fields of the form say, or what is wrong with them. */
function readForm(field: string, operator: Filter['operator'], typed: readonly string[], window: string) {
  const count = screenerOperators.find(({ sign }) => sign === operator)?.values ?? 1;
  const values = typed.slice(0, count).map((text) => readNumber(text).value);
  if (values.includes(null)) {
    return { error: 'Write a number, such as 50, 2.5 or 10m.' };
  }
  const text = [field, operator, ...values.map((value) => plainDigits(value ?? 0)), window];
  return parseFilter(text.filter(Boolean).join(' '));
}

/** What a filter on a field asks for besides its operator: its values, and the window that they're read over. */
function partsOf(field: string, operator: Filter['operator']) {
  const { unit = 'Value', windows = null } = screenerFieldKey(field) ?? {};
  const isChange = operator === 'changed%';
  return {
    labels: operator === 'between' ? ['From', 'To'] : [isChange ? '%' : unit],
    windows: windows ?? (isChange ? screenerWindows : []),
  };
}

/** Field, operator, value and window of a filter. The list is filtered when it's sent. */
export default function FilterForm({ app, from, onClose }: FilterFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [field, setField] = useState(from?.field ?? 'rsi');
  const [operator, setOperator] = useState<Filter['operator']>(from?.operator ?? '<');
  const [typed, setTyped] = useState([...(from?.values.map(plainNumber) ?? []), '', ''].slice(0, 2));
  const [window, setWindow] = useState<string>(from?.window ?? '');
  const [error, setError] = useState('');
  const known = fieldsWithData(app.state);
  const { labels, windows } = partsOf(field, operator);
  const over = windows.find((name) => name === window) ?? windows.find((name) => name === '24h') ?? '';
  useEffect(() => form.current?.querySelector('select')?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const filter = readForm(field, operator, typed, over);
    if ('error' in filter) {
      setError(filter.error);
    } else {
      app.act({ kind: 'filter', from, to: filter });
      onClose();
    }
  }
  return (
    <form
      ref={form}
      className={styles.filter}
      aria-label={from ? 'Change the filter' : 'New filter'}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.preventDefault();
          onClose();
        }
      }}
    >
      <Select label="Field" value={field} onChange={setField}>
        {known.map((each) => (
          <option key={each.id} value={each.id}>
            {fieldTitle(each.id)}
          </option>
        ))}
      </Select>
      <Select label="Is" value={operator} onChange={(sign) => setOperator(sign as Filter['operator'])}>
        {screenerOperators.map(({ sign, name }) => (
          <option key={sign} value={sign}>
            {name}
          </option>
        ))}
      </Select>
      {labels.map((label, at) => (
        <Value
          key={label}
          label={label}
          value={typed[at] ?? ''}
          onChange={(value) => setTyped(typed.with(at, value))}
          error={error && id}
        />
      ))}
      {windows.length > 0 && (
        <Select label="Over" value={over} onChange={setWindow}>
          {windows.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      )}
      <button type="submit" className={controls.button}>
        {from ? 'Change' : 'Add'}
      </button>
      <button type="button" className={controls.button} onClick={onClose}>
        Cancel
      </button>
      {error && (
        <p id={id} role="alert">
          {error}
        </p>
      )}
    </form>
  );
}
