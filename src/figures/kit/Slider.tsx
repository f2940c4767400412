import { memo } from 'react';
import styles from './controls.module.css';

type SliderProps = {
  id: string;
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value as the reader should see and hear it, with its unit. */
  shown: string;
  onChange: (value: number) => void;
};

function Slider({ id, label, value, min, max, step, shown, onChange }: SliderProps) {
  return (
    <div className={styles.control}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={shown}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <span className={styles.value} aria-hidden="true">
        {shown}
      </span>
    </div>
  );
}

export default memo(Slider);
