import { Fragment } from 'react';
import styles from '../drawing/columns.module.css';

export type ReadingRow = readonly [name: string, value: string, isVoid?: boolean];

/** Named values beside a picture. The figure's table of numbers has them too: its Markdown needs them once. */
export default function Readings({ values }: { values: readonly ReadingRow[] }) {
  return (
    <dl className={styles.readings} data-markdown-ignore="">
      {values.map(([name, value, isVoid]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{isVoid ? <s>{value}</s> : value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
