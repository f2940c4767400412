import { memo } from 'react';
import type { Range } from './range';
import styles from './slider.module.css';
import ValueField, { type Typed } from './ValueField';

type SliderProps = {
  id: string;
  label: string;
  value: number;
  range: Range;
  /** A lower end than the range's, where the state of the figure allows no more. */
  max?: number;
  /** The value as the reader should see and hear it, with its unit. */
  shown: string;
  /** How the value is typed, where it isn't a plain number. Null: it is picked only, like a bar of a chart. */
  typed?: Typed | null;
  onChange: (value: number) => void;
};

function Slider({ id, label, value, range, max = range.max, shown, typed, onChange }: SliderProps) {
  return (
    <div className={styles.control}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles.range}
        type="range"
        min={range.min}
        max={max}
        step={range.step}
        value={value}
        aria-valuetext={shown}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      {typed === null ? (
        <span className={styles.value} aria-hidden="true">
          {shown}
        </span>
      ) : (
        <ValueField
          label={label}
          value={value}
          range={{ ...range, max }}
          shown={shown}
          typed={typed}
          onChange={onChange}
        />
      )}
    </div>
  );
}

export default memo(Slider);
