import type { Hotkey } from '@site/data/workbench/types';
import { Keycaps } from '@site/src/lib/text/withCode';
import styles from './styles.module.css';

/** The keys of one hotkey, as they are printed on a keyboard. */
export default function Keys({ hotkey: { keys, or } }: { hotkey: Hotkey }) {
  return (
    <span className={styles.keys}>
      <Keycaps keys={keys} />
      {or && (
        <>
          {' or '}
          <Keycaps keys={or} />
        </>
      )}
    </span>
  );
}
