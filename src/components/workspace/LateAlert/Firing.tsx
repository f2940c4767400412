import { formatNumber } from '@site/src/lib/text/format';
import type { Moment } from './moments';
import styles from './styles.module.css';

/** The messages of one trigger in one cell, each with its time and value. */
export default function Firing({ moments }: { moments: readonly Moment[] }) {
  if (moments.length === 0) {
    return <span className={styles.none}>None</span>;
  }
  return moments.map(({ clock, value, held }) => (
    <span key={clock} className={styles.firing}>
      {clock}{' '}
      <span className={styles.detail}>
        at {formatNumber(value, 1)}
        {!held && ', gone at the close'}
      </span>
    </span>
  ));
}
