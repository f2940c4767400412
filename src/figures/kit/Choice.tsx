import { memo } from 'react';
import styles from './controls.module.css';

type ChoiceProps<T extends string> = {
  id: string;
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
};

/** One of a few: radio buttons drawn as a segmented control. Arrow keys move, as in every radio group. */
function Choice<T extends string>({ id, label, value, options, onChange }: ChoiceProps<T>) {
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      <div className={styles.segments}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type AnyChoice = ChoiceProps<string>;

/** Options are often listed where they are used: they are the same when they read the same. */
function isSame(one: AnyChoice, other: AnyChoice): boolean {
  return (
    one.id === other.id &&
    one.label === other.label &&
    one.value === other.value &&
    one.onChange === other.onChange &&
    one.options.length === other.options.length &&
    one.options.every(
      ({ value, label }, index) =>
        value === other.options[index]?.value && label === other.options[index]?.label,
    )
  );
}

export default memo(Choice, isSame as (one: object, other: object) => boolean) as typeof Choice;
