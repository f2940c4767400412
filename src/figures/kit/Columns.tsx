import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './columns.module.css';

/** Two columns side by side where there is room: two equal ones, or a wide one with something narrow beside it. */
export default function Columns({ layout, children }: { layout: 'even' | 'wide'; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={clsx(styles.layout, styles[layout])}>{children}</div>
    </div>
  );
}
