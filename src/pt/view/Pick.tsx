import Select from '@site/src/kit/controls/Select';
import { Spot } from '@site/src/kit/marks';
import clsx from 'clsx';
import styles from './bars.module.css';
import { Icon, type IconName } from './kit/icons';

type PickProps = {
  /** In a picture it can't be opened. */
  readonly isStill?: boolean;
  /** What a list calls it; the value itself unless it has a name of its own. */
  readonly name?: string;
  readonly label?: string;
  readonly className?: string | undefined;
  readonly icon?: IconName;
  readonly value: string;
  readonly choices: readonly string[];
  readonly nameOf?: (choice: string) => string;
  readonly onChange?: (value: string) => void;
};

/** A value that is chosen from a menu, which lies over its words. */
export default function Pick(props: PickProps) {
  const { isStill, value, choices, icon, className, nameOf = String, onChange } = props;
  const { name = nameOf(value), label = name } = props;
  return (
    <Spot name={name} className={clsx(styles.pick, className)}>
      {icon && <Icon name={icon} />}
      {nameOf(value)}
      {!icon && <Icon name="down" />}
      {!isStill && (
        <Select
          label={label}
          isLabelHidden
          value={value}
          choices={[...new Set([value, ...choices])]}
          {...{ nameOf, ...(onChange && { onChange }) }}
        />
      )}
    </Spot>
  );
}
