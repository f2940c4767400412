import type { ReactNode } from 'react';
import styles from './emptyState.module.css';

/** Where there's nothing to show: the candles of the logo, dotted, and what to do about it. */
export default function EmptyState({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.nothing}>
      <svg viewBox="0 0 44 48" aria-hidden="true">
        <path d="M12 2v8M12 34v12M4 10h16v24H4zM32 2v12M32 30v8M24 14h16v16H24z" />
      </svg>
      {children}
    </div>
  );
}
