import { Spot } from '@site/src/kit/marks';
import clsx from 'clsx';
import styles from './app.module.css';
import type { Desk } from './desk';
import { Icon, type IconName } from './kit/icons';

type PickProps = {
  /** Without it, it's live. */
  readonly desk?: Desk;
  /** What a list calls it; the value itself unless it has a name of its own. */
  readonly name?: string;
  readonly label?: string;
  readonly className?: string | undefined;
  readonly icon?: IconName;
  readonly value: string;
  readonly choices: readonly string[];
  readonly textOf?: (choice: string) => string;
  readonly onChoose: (value: string) => void;
};

/** A value that is chosen from a menu. The menu is the browser's own, which every hand and every screen reader knows. */
export default function Pick(props: PickProps) {
  const { value, choices, icon, className, textOf = (choice) => choice, onChoose } = props;
  const { desk, name = textOf(value), label = name } = props;
  return (
    <Spot name={name} className={clsx(styles.pick, className)}>
      {icon && <Icon name={icon} />}
      {textOf(value)}
      {!icon && <Icon name="down" />}
      {!desk?.isStill && (
        <select aria-label={label} value={value} onChange={(event) => onChoose(event.target.value)}>
          {[...new Set([value, ...choices])].map((choice) => (
            <option key={choice} value={choice}>
              {textOf(choice)}
            </option>
          ))}
        </select>
      )}
    </Spot>
  );
}
