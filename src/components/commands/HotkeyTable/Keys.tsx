import type { Hotkey } from '@site/data/workbench/types';
import { KeyCaps } from '@site/src/lib/text/withCode';
import styles from './styles.module.css';

/** The keys of one hotkey, as they are printed on a keyboard. */
export default function Keys({ hotkey: { keys, or } }: { hotkey: Hotkey }) {
  return (
    <span className={styles.keys}>
      <KeyCaps keys={keys} />
      {or && (
        <>
          {' or '}
          <KeyCaps keys={or} />
        </>
      )}
    </span>
  );
}
