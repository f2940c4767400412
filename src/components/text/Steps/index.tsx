import Icon from '@site/src/components/layout/Icon';
import { authorError } from '@site/src/lib/authorError';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import styles from './styles.module.css';

const isElement = (node: ReactNode): node is ReactElement<{ children?: ReactNode }> => isValidElement(node);

/** What the reader sees when the steps worked. Only valid as the last thing inside <Steps>. */
export function Result({ children }: { children: ReactNode }) {
  return (
    <div className={styles.result}>
      <strong className={styles.resultLabel}>
        <Icon name="check" />
        Result
      </strong>
      <div>{children}</div>
    </div>
  );
}

/** A numbered list that ends in a result the reader can check. */
export default function Steps({ children }: { children: ReactNode }) {
  const parts = Children.toArray(children).filter(isElement);
  const list = parts[0];
  const last = parts.at(-1);
  if (!list || Children.toArray(list.props.children).filter(isElement).length < 2) {
    throw authorError(
      'Steps',
      'must start with a numbered list of at least two steps. Write "1. …" lines after a blank line.',
    );
  }
  if (parts.length !== 2 || last?.type !== Result) {
    throw authorError(
      'Steps',
      `must hold one numbered list followed by one <Result>…</Result>, but has ${parts.length} part(s). Indent text that belongs to a step by three spaces.`,
    );
  }
  // The attribute is how the tour's styles and tests find the steps.
  return (
    <div className={styles.steps} data-steps="">
      {parts}
    </div>
  );
}
