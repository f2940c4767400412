import { Children, type ReactNode } from 'react';
import styles from './columns.module.css';

/** Pictures side by side where there is room. */
export default function Columns({ children }: { children: ReactNode }) {
  return (
    <div className={styles.columns}>
      {Children.toArray(children).map((child, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a picture is its place
        <div key={index} className={styles.column}>
          {child}
        </div>
      ))}
    </div>
  );
}
