import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Spot } from '../marks';
import styles from './controls.module.css';

type ButtonProps = Omit<ComponentProps<'button'>, 'ref' | 'name'> & {
  readonly children: string;
  readonly tone?: 'plain' | 'primary' | 'buy' | 'sell';
  /** It does nothing now, and stays where it is, so that the keyboard stays on it. */
  readonly isOff?: boolean;
  readonly isWide?: boolean;
};

/** A button of the app. In a picture it has no `onClick`, as all fields have no `onChange`. */
export default function Button({ children, tone = 'plain', isOff, isWide, ...rest }: ButtonProps) {
  const { className, onClick, ...others } = rest;
  return (
    <Spot
      as="button"
      type="button"
      name={children}
      className={clsx(styles.button, tone !== 'plain' && styles[tone], isWide && styles.wide, className)}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
      {...others}
    >
      {children}
    </Spot>
  );
}
