import { memo } from 'react';
import type { Range } from './codec';
import styles from './controls.module.css';

type SliderProps = {
  id: string;
  label: string;
  value: number;
  range: Range;
  /** A lower end than the range's, where the state of the figure allows no more. */
  max?: number;
  /** The value as the reader should see and hear it, with its unit. */
  shown: string;
  onChange: (value: number) => void;
};

function Slider({ id, label, value, range, max = range.max, shown, onChange }: SliderProps) {
  return (
    <div className={styles.control}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={range.min}
        max={max}
        step={range.step}
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
