import { memo } from 'react';
import styles from './controls.module.css';

type ChoiceProps<T extends string> = {
  id: string;
  label: string;
  value: T;
  choices: readonly T[];
  /** What a choice is called; without it, by its own value. */
  nameOf?: (choice: T) => string;
  onChange: (value: T) => void;
};

const MOST_SEGMENTS = 4;

/**
 * One of a few: radio buttons that look like a segmented control, in one line or, four of them, two and two. More than
 * four would break into ragged lines: they are a list to choose from.
 */
function Choice<T extends string>({ id, label, value, choices, nameOf = String, onChange }: ChoiceProps<T>) {
  if (choices.length > MOST_SEGMENTS) {
    return (
      <div className={styles.choice}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <select
          id={id}
          className={styles.field}
          value={value}
          onChange={(event) => onChange(event.target.value as T)}
        >
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {nameOf(choice)}
            </option>
          ))}
        </select>
      </div>
    );
  }
  const half = choices.length === MOST_SEGMENTS ? MOST_SEGMENTS / 2 : choices.length;
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      <div className={styles.segments}>
        {[choices.slice(0, half), choices.slice(half)].map((line) => (
          <div key={line[0] ?? ''}>
            {line.map((choice) => (
              <label key={choice} className={styles.segment}>
                <input
                  type="radio"
                  name={id}
                  value={choice}
                  checked={choice === value}
                  onChange={() => onChange(choice)}
                />
                <span>{nameOf(choice)}</span>
              </label>
            ))}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

type AnyChoice = ChoiceProps<string>;

/** Names are often given by a function written where it is used: they are the same when they read the same. */
function isSame(one: AnyChoice, other: AnyChoice): boolean {
  const nameOf = one.nameOf ?? String;
  const otherNameOf = other.nameOf ?? String;
  return (
    one.id === other.id &&
    one.label === other.label &&
    one.value === other.value &&
    one.onChange === other.onChange &&
    one.choices.length === other.choices.length &&
    one.choices.every(
      (choice, index) => choice === other.choices[index] && nameOf(choice) === otherNameOf(choice),
    )
  );
}

export default memo(Choice, isSame as (one: object, other: object) => boolean) as typeof Choice;
