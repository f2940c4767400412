import clsx from 'clsx';
import { useId } from 'react';
import styles from './controls.module.css';

type Button = {
  readonly label: string;
  /** It does nothing now, and stays where it is, so that the keyboard stays on it. */
  readonly isOff?: boolean;
  readonly className?: string | undefined;
  readonly onClick: () => void;
};

/** A named row of buttons. */
export default function Buttons({ label, buttons }: { label: string; buttons: readonly Button[] }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div className={styles.buttons}>
        {buttons.map(({ label: name, isOff = false, className, onClick }, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a button may change its name, as Play does
            key={index}
            type="button"
            className={clsx(styles.button, className)}
            aria-disabled={isOff || undefined}
            onClick={() => !isOff && onClick()}
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}
