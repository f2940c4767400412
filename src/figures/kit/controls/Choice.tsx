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

/** One of a few: radio buttons that look like a segmented control. Arrow keys move, as in every radio group. */
function Choice<T extends string>({ id, label, value, choices, nameOf = String, onChange }: ChoiceProps<T>) {
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      <div className={styles.segments}>
        {choices.map((choice) => (
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
