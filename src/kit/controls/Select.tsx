import type { ComponentProps } from 'react';
import { Spot } from '../marks';
import styles from './controls.module.css';

type SelectProps<T extends string> = Pick<ComponentProps<'select'>, 'id' | 'className' | 'title'> & {
  readonly label: string;
  /** What stands beside it says what it's for; only who hears it is told. */
  readonly isLabelHidden?: boolean;
  readonly value: T;
  readonly choices: readonly T[];
  /** What a choice is called; without it, by its own value. */
  readonly nameOf?: (choice: T) => string;
  readonly onChange?: (value: T) => void;
};

/** One of many, from the browser's own list, which every hand and every screen reader knows. */
export default function Select<T extends string>(props: SelectProps<T>) {
  const { label, isLabelHidden, choices, nameOf = String, onChange, className, ...rest } = props;
  const select = (
    <select
      {...rest}
      aria-label={isLabelHidden ? label : undefined}
      className={isLabelHidden ? className : styles.field}
      onChange={(event) => onChange?.(event.target.value as T)}
    >
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {nameOf(choice)}
        </option>
      ))}
    </select>
  );
  return isLabelHidden ? (
    select
  ) : (
    <Spot as="label" name={label} label={styles.label} className={styles.labelled}>
      {select}
    </Spot>
  );
}
