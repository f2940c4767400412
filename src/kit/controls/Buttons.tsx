import { useId } from 'react';
import Button from './Button';
import styles from './controls.module.css';

type ButtonsProps = {
  label: string;
  buttons: readonly { readonly label: string; readonly isOff?: boolean; readonly onClick: () => void }[];
};

/** A named row of buttons. */
export default function Buttons({ label, buttons }: ButtonsProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div className={styles.buttons}>
        {buttons.map(({ label: name, ...button }) => (
          <Button key={name} {...button}>
            {name}
          </Button>
        ))}
      </div>
    </div>
  );
}
