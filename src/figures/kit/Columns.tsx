import { Children, type ReactNode } from 'react';
import styles from './columns.module.css';

/** Pictures side by side where there is room. */
export default function Columns({ children }: { children: ReactNode }) {
  return (
    <div className={styles.columns}>
      {Children.map(children, (child) => (
        <div className={styles.column}>{child}</div>
      ))}
    </div>
  );
}
