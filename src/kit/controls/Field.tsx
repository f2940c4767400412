import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Spot } from '../marks';
import { useMountedId } from '../useMountedId';
import styles from './controls.module.css';

type FieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref'> & {
  readonly label: string;
  readonly value?: string;
  /** Shown in a picture instead of a value. */
  readonly hint?: string;
  readonly as?: 'input' | 'select' | 'text';
  /** A unit, a button or a list at the end of the field. */
  readonly end?: ReactNode;
  readonly note?: ReactNode;
  /** What is wrong with the value. */
  readonly problem?: ReactNode;
  readonly isFocused?: boolean;
  /** Without it, the field is a picture: its value stands in it as text. */
  readonly onChange?: (value: string) => void;
};

/** A labelled field of a form. */
export default function Field(props: FieldProps) {
  const {
    label,
    value,
    hint,
    as = 'input',
    end,
    note,
    problem,
    isFocused,
    onChange,
    className,
    ...rest
  } = props;
  const id = useMountedId();
  const isStill = onChange === undefined;
  return (
    <div className={styles.labelled}>
      <Spot as={isStill ? 'div' : 'label'} name={label} label={styles.label}>
        <span
          className={clsx(
            styles.field,
            styles.box,
            isStill && as === 'select' && styles.list,
            isStill && as === 'text' && styles.text,
            isFocused && styles.focused,
            className,
          )}
        >
          {isStill ? (
            (value ?? <span className={styles.muted}>{hint}</span>)
          ) : (
            <input
              // The label holds the unit too, which isn't part of the name.
              aria-label={label}
              autoComplete="off"
              value={value}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? id : undefined}
              onChange={(event) => onChange(event.target.value)}
              {...rest}
            />
          )}
          {typeof end === 'string' ? <span className={styles.end}>{end}</span> : end}
        </span>
      </Spot>
      {problem && (
        <p id={id} className={styles.problem}>
          {problem}
        </p>
      )}
      {note && <span className={styles.note}>{note}</span>}
    </div>
  );
}
