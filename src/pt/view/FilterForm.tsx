import { screenerOperators, screenerWindows } from '@site/data/screener/operators';
import Button from '@site/src/kit/controls/Button';
import controls from '@site/src/kit/controls/controls.module.css';
import Field from '@site/src/kit/controls/Field';
import Select from '@site/src/kit/controls/Select';
import { screenerFieldKey } from '@site/src/lib/screener/screenerFieldKeys';
import { type Filter, parseFilter } from '@site/src/lib/screener/screenerFilter';
import { plainDigits, plainNumber } from '@site/src/lib/text/format';
import { readNumber } from '@site/src/lib/text/readNumber';
import clsx from 'clsx';
import { useEffect, useId, useRef, useState } from 'react';
import { fieldsWithData } from '../model/screenerRows';
import { fieldTitle } from '../model/texts';
import appStyles from './app.module.css';
import type { Workspace } from './screen';
import styles from './screener.module.css';

/** What is in the fields, as it was typed. */
type Form = {
  readonly field: string;
  readonly operator: Filter['operator'];
  readonly values: readonly string[];
  readonly window: string;
};

const SIGNS = screenerOperators.map(({ sign }) => sign);
const operatorOf = (operator: Filter['operator']) =>
  screenerOperators.find(({ sign }) => sign === operator) ?? screenerOperators[0];

/** The form of a filter, or of a new one. */
const formOf = (from: Filter | null): Form => ({
  field: from?.field ?? 'rsi',
  operator: from?.operator ?? '<',
  values: [...(from?.values.map(plainNumber) ?? []), '', ''].slice(0, 2),
  window: from?.window ?? '',
});

/** What a form asks for besides field and operator: its values, and the window that they're read over. */
function askedBy({ field, operator, window: typed }: Form) {
  const { unit = 'Value', windows: own = null } = screenerFieldKey(field) ?? {};
  const isChange = operator === 'changed%';
  const windows: readonly string[] = own ?? (isChange ? screenerWindows : []);
  return {
    labels: operator === 'between' ? ['From', 'To'] : [isChange ? '%' : unit],
    windows,
    window: [typed, '24h'].find((name) => windows.includes(name)) ?? '',
  };
}

/** The filter that a form says, or what is wrong with it. */
function readForm(form: Form) {
  const { field, operator } = form;
  const values = form.values.slice(0, operatorOf(operator).values).map((text) => readNumber(text).value);
  if (values.includes(null)) {
    return { error: 'Write a number, such as 50, 2.5 or 10m.' };
  }
  const words = [field, operator, ...values.map((value) => plainDigits(value ?? 0)), askedBy(form).window];
  return parseFilter(words.filter(Boolean).join(' '));
}

type FilterFieldsProps = {
  readonly form: Form;
  readonly set: (changed: Partial<Form>) => void;
  readonly fields: ReturnType<typeof fieldsWithData>;
  /** The element that says what is wrong with the values. */
  readonly errorId: string;
};

function FilterFields({ form, set, fields, errorId }: FilterFieldsProps) {
  const { labels, windows, window } = askedBy(form);
  return (
    <>
      <Select
        label="Field"
        value={form.field}
        choices={fields.map(({ id }) => id)}
        nameOf={fieldTitle}
        onChange={(field) => set({ field })}
      />
      <Select
        label="Is"
        value={form.operator}
        choices={SIGNS}
        nameOf={(operator) => operatorOf(operator).name}
        onChange={(operator) => set({ operator })}
      />
      {labels.map((label, at) => (
        <Field
          key={label}
          label={label}
          inputMode="decimal"
          value={form.values[at] ?? ''}
          onChange={(value) => set({ values: form.values.with(at, value) })}
          {...(errorId && { 'aria-invalid': true, 'aria-describedby': errorId })}
        />
      ))}
      {windows.length > 0 && (
        <Select
          label="Over"
          value={window}
          choices={windows}
          onChange={(chosen) => set({ window: chosen })}
        />
      )}
    </>
  );
}

type FilterFormProps = {
  readonly app: Workspace;
  /** The filter that is changed; null for a new one. */
  readonly from: Filter | null;
  readonly onClose: () => void;
};

/** Field, operator, value and window of a filter. The list is filtered when it's sent. */
export default function FilterForm({ app, from, onClose }: FilterFormProps) {
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const [form, setForm] = useState(() => formOf(from));
  const [error, setError] = useState('');
  const set = (changed: Partial<Form>) => setForm((before) => ({ ...before, ...changed }));
  useEffect(() => element.current?.querySelector('select')?.focus(), []);

  function submit() {
    const filter = readForm(form);
    if ('error' in filter) {
      setError(filter.error);
    } else {
      app.act({ kind: 'filter', from, to: filter });
      onClose();
    }
  }
  return (
    <form
      ref={element}
      className={clsx(appStyles.overlay, styles.filter)}
      aria-label={from ? 'Change the filter' : 'New filter'}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.preventDefault();
          onClose();
        }
      }}
    >
      <FilterFields form={form} set={set} fields={fieldsWithData(app.state)} errorId={error && id} />
      <Button type="submit" tone="primary">
        {from ? 'Change' : 'Add'}
      </Button>
      <Button onClick={onClose}>Cancel</Button>
      {error && (
        <p id={id} className={controls.problem} role="alert">
          {error}
        </p>
      )}
    </form>
  );
}
