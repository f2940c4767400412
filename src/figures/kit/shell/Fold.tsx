import Icon from '@site/src/components/layout/Icon';
import type { ReactNode } from 'react';
import styles from './figure.module.css';

/** What is read on demand. */
export default function Fold({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary>
        <Icon name="chevron" />
        {summary}
      </summary>
      {children}
    </details>
  );
}
