import { plainNumber } from '@site/src/lib/text/format';
import {
  MONEY,
  type NumberField,
  type NumberReading,
  PERCENT,
  readNumber,
  TIMES,
  timeIn,
  type Units,
} from '@site/src/lib/text/readNumber';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { type Range, toStep } from './range';
import styles from './slider.module.css';

export type Typed = {
  /** Units besides those of the shown value. */
  readonly units?: Units;
  readonly read?: (text: string, field: NumberField) => NumberReading;
  readonly write?: (value: number) => string;
};

const BIG_STEPS = 10;
const HOURS = timeIn(1);
const PROBLEMS = {
  'not a number': 'Not a number. ',
  'unknown unit': 'Not in this unit. ',
  'out of range': '',
};

/** The units that a value may be typed with, by the words it is shown with: `$30,000`, `0.5%`, `90 days`, `0.05 BTC`. */
function unitsOf(shown: string): Units {
  const words = shown
    .toLowerCase()
    .split(/[\s\d.,+−]+/)
    .map((word) => (word.length > 2 ? word.replace(/s$/, '') : word))
    .filter(Boolean);
  const units = words.flatMap((word) => {
    const hours = HOURS[word];
    const family = hours ? timeIn(hours) : [MONEY, PERCENT, TIMES].find((each) => each[word]);
    return [{ [word]: 1 }, family ?? {}];
  });
  return words.length === 0 ? MONEY : Object.assign({}, ...units);
}

/** The value a step up or down, by an arrow key; null for another key. */
function steppedValue(event: KeyboardEvent, value: number, range: Range): number | null {
  const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
  if (!direction || event.ctrlKey || event.metaKey || event.altKey) {
    return null;
  }
  const step = direction * range.step * (event.shiftKey ? BIG_STEPS : 1);
  // Typed beyond the slider's end, it goes on from there.
  const { min, max } = value < range.min || value > range.max ? (range.exact ?? range) : range;
  return Math.min(Math.max(toStep({ ...range, min, max }, value + step), min), max);
}

/** What was made of a text: the value that came of it, and what is wrong or was understood in another way. */
type Typing = { readonly value: number; readonly problem?: string; readonly isPlain?: boolean };

/** What a reader is told of what was typed. */
const Verdict = ({ of: typing, shown }: { readonly of: Typing | null; readonly shown: string }) => (
  <>
    {typing?.problem && (
      <span className={styles.problem} role="alert">
        {`${typing.problem}; still ${shown}`}
      </span>
    )}
    {typing?.isPlain === false && (
      <span className={styles.read} role="status">
        {`Read as ${shown}`}
      </span>
    )}
  </>
);

type ValueFieldProps = {
  label: string;
  value: number;
  range: Range;
  shown: string;
  typed?: Typed;
  onChange: (value: number) => void;
};

/** Reads what is typed into the field of a value, and says what was made of it. */
function useTyping({ value, range, shown, typed = {}, onChange }: Omit<ValueFieldProps, 'label'>) {
  const { units, read = readNumber, write = plainNumber } = typed;
  /** What is being typed; null while the field only shows the value. */
  const [draft, setDraft] = useState<string | null>(null);
  /** What was made of the last text. It stays when the field is left, until the value changes in another way. */
  const [last, setLast] = useState<Typing | null>(null);
  /** The value before the field was typed into: 9 isn't left of 99999, which is refused. */
  const [before, setBefore] = useState(value);
  const exact = range.exact ?? range;

  function type(text: string) {
    const reading = read(text, { min: exact.min, max: exact.max, units: { ...unitsOf(shown), ...units } });
    setDraft(text);
    if (reading.value === null) {
      const limits = `From ${write(exact.min)} to ${write(exact.max)}`;
      setLast({ value: before, problem: `${PROBLEMS[reading.problem]}${limits}` });
      onChange(before);
    } else {
      const next = toStep(exact, reading.value);
      setLast({ value: next, isPlain: reading.isPlain && next === reading.value });
      onChange(next);
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const next = steppedValue(event, value, range);
    if (next !== null) {
      event.preventDefault();
      setDraft(write(next));
      setLast(null);
      setBefore(next);
      onChange(next);
    } else if (event.key === 'Enter' || event.key === 'Escape') {
      setDraft(write(value));
    }
  }

  function onFocus({ currentTarget: field }: FocusEvent<HTMLInputElement>) {
    // Not left to the next rendering, which would undo the selection.
    field.value = write(value);
    field.select();
    setDraft(field.value);
    setLast(null);
    setBefore(value);
  }

  const onBlur = () => setDraft(null);
  return { draft, typing: last?.value === value ? last : null, type, onKeyDown, onFocus, onBlur };
}

/** The value of a slider as a field: type a number, or go by steps with the arrow keys (Shift: ten at once). */
export default function ValueField({ label, ...field }: ValueFieldProps) {
  const { range, shown, typed } = field;
  const { draft, typing, type, ...events } = useTyping(field);
  return (
    <>
      <input
        className={styles.value}
        type="text"
        // Keypads of phones have neither letters nor, some of them, a minus.
        inputMode={typed?.units || typed?.read || range.min < 0 ? 'text' : 'decimal'}
        autoComplete="off"
        aria-label={`${label}, typed`}
        aria-invalid={draft !== null && typing?.problem !== undefined}
        // Before a browser knows field-sizing: as wide as the value.
        size={shown.length}
        value={draft ?? shown}
        onChange={(event) => type(event.target.value)}
        {...events}
      />
      <Verdict of={typing} shown={shown} />
    </>
  );
}
