import { Spot } from '../marks';
import styles from './controls.module.css';

type SelectProps<T extends string> = {
  readonly label: string;
  readonly id?: string;
  readonly value: T;
  readonly choices: readonly T[];
  /** What a choice is called; without it, by its own value. */
  readonly nameOf?: (choice: T) => string;
  readonly onChange?: (value: T) => void;
};

/** One of many, from the browser's own list. */
export default function Select<T extends string>(props: SelectProps<T>) {
  const { label, id, value, choices, nameOf = String, onChange } = props;
  return (
    <Spot as="label" name={label} label={styles.label} className={styles.labelled}>
      <select
        id={id}
        className={styles.field}
        value={value}
        onChange={(event) => onChange?.(event.target.value as T)}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {nameOf(choice)}
          </option>
        ))}
      </select>
    </Spot>
  );
}
