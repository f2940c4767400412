import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type ScrollRegionProps = {
  /** What is inside, for readers who come here by keyboard or hear the page. */
  readonly label: string;
  readonly className?: string;
  /** How many columns the table inside has: said above it where some are out of sight. */
  readonly columns?: number;
  readonly children: ReactNode;
};

/** What is wider or higher than its place scrolls in here: by touch, by wheel and, because it takes the focus, by keys. */
export default function ScrollRegion({ label, className, columns, children }: ScrollRegionProps) {
  return (
    <div
      className={clsx(styles.region, className)}
      role="group"
      aria-label={label}
      data-columns={columns}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {children}
    </div>
  );
}
