import type { ReactNode } from 'react';
import styles from './plot.module.css';

/** The parts of a picture: two equal ones, or a wide one with something narrow at its side. */
export default function Columns({ layout, children }: { layout: 'even' | 'wide'; children: ReactNode }) {
  return (
    <div className={styles.parts}>
      <div className={`${styles.grid} ${styles[layout]}`}>{children}</div>
    </div>
  );
}
