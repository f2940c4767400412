import { memo } from 'react';
import styles from './controls.module.css';

type ToggleProps = { id: string; label: string; value: boolean; onChange: (value: boolean) => void };

function Toggle({ id, label, value, onChange }: ToggleProps) {
  return (
    <label className={styles.toggle} htmlFor={id}>
      <input
        id={id}
        className={styles.check}
        type="checkbox"
        checked={value}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}

export default memo(Toggle);
