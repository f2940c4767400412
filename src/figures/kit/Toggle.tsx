import { memo } from 'react';
import styles from './controls.module.css';

type ToggleProps = { id: string; label: string; checked: boolean; onChange: (checked: boolean) => void };

function Toggle({ id, label, checked, onChange }: ToggleProps) {
  return (
    <label className={styles.toggle} htmlFor={id}>
      <input id={id} type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}

export default memo(Toggle);
