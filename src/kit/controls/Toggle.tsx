import { memo } from 'react';
import { Spot } from '../marks';
import styles from './toggle.module.css';

type ToggleProps = { id?: string; label: string; value?: boolean; onChange?: (value: boolean) => void };

/** A box to tick. */
function Toggle({ id, label, value = false, onChange }: ToggleProps) {
  return (
    <Spot as="label" name={label} className={styles.toggle} htmlFor={id}>
      <input
        id={id}
        className={styles.check}
        type="checkbox"
        checked={value}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      {label}
    </Spot>
  );
}

export default memo(Toggle);
