import { Spot } from '../marks';
import { useMountedId } from '../useMountedId';
import styles from './controls.module.css';
import Select from './Select';

type ChoiceProps<T extends string> = {
  id?: string;
  label?: string;
  /** The choices say by themselves what they are for; only who hears them is told. */
  isLabelHidden?: boolean;
  value: T;
  choices: readonly T[];
  /** What a choice is called; without it, by its own value. */
  nameOf?: (choice: T) => string;
  onChange?: (value: T) => void;
};

const MOST_SEGMENTS = 4;

/**
 * One of a few: radio buttons that look like a segmented control, in one line or, four of them, two and two. More than
 * four would break into ragged lines: they are a list to choose from.
 */
export default function Choice<T extends string>(props: ChoiceProps<T>) {
  const { id, label = '', isLabelHidden = label === '', value, choices, nameOf = String, onChange } = props;
  const mountedId = useMountedId();
  if (choices.length > MOST_SEGMENTS) {
    return <Select {...props} label={label} />;
  }
  const half = MOST_SEGMENTS / 2;
  const lines = choices.length === MOST_SEGMENTS ? [choices.slice(0, half), choices.slice(half)] : [choices];
  const segments = (
    <div className={styles.segments}>
      {lines.map((line) => (
        <div key={line[0] ?? ''}>
          {line.map((choice) => (
            <label key={choice} className={styles.segment}>
              <input
                type="radio"
                // Two groups of one name would take the choice from each other.
                name={id ?? mountedId}
                value={choice}
                checked={choice === value}
                onChange={() => onChange?.(choice)}
              />
              <Spot name={nameOf(choice)}>{nameOf(choice)}</Spot>
            </label>
          ))}
        </div>
      ))}
    </div>
  );
  return isLabelHidden ? (
    <fieldset className={styles.choice} aria-label={label || undefined}>
      {segments}
    </fieldset>
  ) : (
    <fieldset className={styles.choice}>
      <Spot as="legend" name={label}>
        {label}
      </Spot>
      {segments}
    </fieldset>
  );
}
