import { percent } from '../kit/drawing/percentOfWidth';
import type { Screening } from './model';
import styles from './styles.module.css';

/** Where the markets of the universe went: filled passed, grey failed, dashed dropped for missing data. */
export default function CountBar({ looked, passing, failed, dropped }: Screening) {
  const share = (count: number) => percent(count / looked);
  return (
    <div className={styles.counts}>
      <svg
        role="img"
        aria-label={`${passing.length} markets pass, ${failed} fail, ${dropped} dropped for missing data`}
      >
        <rect className={styles.pass} x="0" width={share(passing.length)} y="1" height="18" />
        <rect className={styles.fail} x={share(passing.length)} width={share(failed)} y="1" height="18" />
        <rect
          className={styles.drop}
          x={share(passing.length + failed)}
          width={share(dropped)}
          y="1"
          height="18"
        />
      </svg>
      <ul aria-hidden="true">
        <li className={styles.passKey}>{`${passing.length} pass`}</li>
        <li className={styles.failKey}>{`${failed} fail`}</li>
        <li className={styles.dropKey}>{`${dropped} dropped, no data`}</li>
      </ul>
    </div>
  );
}
