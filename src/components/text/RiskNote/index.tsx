import Icon from '@site/src/components/layout/Icon';
import { authorError } from '@site/src/lib/authorError';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A risk to money or keys, said plainly, once, at the step where it matters. */
export default function RiskNote({ title = 'Risk', children }: { title?: string; children: ReactNode }) {
  if (!children) {
    throw authorError('RiskNote', 'is empty. Say what can be lost and how to avoid it.');
  }
  return (
    <section className={styles.note} role="note" aria-label={title}>
      <p className={styles.title}>
        <Icon name="risk" />
        {title}
      </p>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
