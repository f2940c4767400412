import type { Hotkey } from '@site/data/workbench/types';
import { Fragment } from 'react';
import styles from './styles.module.css';

function Together({ keys }: { keys: readonly string[] }) {
  return keys.map((key, index) => (
    <Fragment key={key}>
      {index > 0 && ' + '}
      <kbd>{key}</kbd>
    </Fragment>
  ));
}

/** The keys of one hotkey, as they are printed on a keyboard. */
export default function Keys({ hotkey: { keys, or } }: { hotkey: Hotkey }) {
  return (
    <span className={styles.keys}>
      <Together keys={keys} />
      {or && (
        <>
          {' or '}
          <Together keys={or} />
        </>
      )}
    </span>
  );
}
