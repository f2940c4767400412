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
        <svg
          width="18"
          height="18"
          viewBox="0 0 24 24"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
        >
          <path d="M12 3 2 20h20z" />
          <path d="M12 10v4m0 3v.01" strokeLinecap="round" />
        </svg>
        {title}
      </p>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
