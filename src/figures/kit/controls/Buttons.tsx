import styles from './controls.module.css';

type ButtonsProps = {
  label: string;
  buttons: readonly { label: string; shown: string; onClick: () => void }[];
};

/** A row of buttons: the way to do with single taps what dragging and pinching do. */
export default function Buttons({ label, buttons }: ButtonsProps) {
  return (
    <div className={styles.buttons} role="group" aria-label={label}>
      {buttons.map((button) => (
        <button
          key={button.label}
          type="button"
          className={styles.button}
          aria-label={button.label === button.shown ? undefined : button.label}
          onClick={button.onClick}
        >
          {button.shown}
        </button>
      ))}
    </div>
  );
}
