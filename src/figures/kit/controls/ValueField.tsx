import { plainNumber } from '@site/src/lib/text/format';
import { type KeyboardEvent, useState } from 'react';
import { type Range, toStep } from '../state/codec';
import styles from './controls.module.css';

export type Typed = {
  readonly read: (text: string) => number;
  readonly write: (value: number) => string;
};

/** 10,000 and −0.3 as they are shown, with or without a unit after them. */
function readNumber(text: string): number {
  const plain = text.replace(/[,\s$+]/g, '').replace('−', '-');
  return Number.parseFloat(plain);
}

const NUMBER: Typed = { read: readNumber, write: plainNumber };
const BIG_STEPS = 10;

type ValueFieldProps = {
  label: string;
  value: number;
  range: Range;
  shown: string;
  typed?: Typed;
  onChange: (value: number) => void;
};

/** The value of a slider as a field: type a number, or go by steps with the arrow keys (Shift: ten at once). */
export default function ValueField({
  label,
  value,
  range,
  shown,
  typed = NUMBER,
  onChange,
}: ValueFieldProps) {
  /** What is being typed; null while the field only shows the value. */
  const [draft, setDraft] = useState<string | null>(null);
  const read = draft === null ? value : typed.read(draft);
  const isWrong = !(read >= range.min && read <= range.max);

  function type(text: string) {
    setDraft(text);
    const next = typed.read(text);
    if (next >= range.min && next <= range.max) {
      onChange(toStep(range, next));
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (direction) {
      event.preventDefault();
      const step = direction * range.step * (event.shiftKey ? BIG_STEPS : 1);
      const next = Math.min(Math.max(toStep(range, value + step), range.min), range.max);
      setDraft(typed.write(next));
      onChange(next);
    } else if (event.key === 'Enter' || event.key === 'Escape') {
      setDraft(typed.write(value));
    }
  }

  return (
    <>
      <input
        className={styles.value}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={`${label}, typed`}
        aria-invalid={isWrong}
        value={draft ?? shown}
        onFocus={(event) => {
          setDraft(typed.write(value));
          event.currentTarget.select();
        }}
        onBlur={() => setDraft(null)}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {isWrong && (
        <span className={styles.problem} role="alert">
          {`From ${typed.write(range.min)} to ${typed.write(range.max)}`}
        </span>
      )}
    </>
  );
}
