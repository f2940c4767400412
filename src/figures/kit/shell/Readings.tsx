import { Fragment } from 'react';
import styles from '../drawing/columns.module.css';

/** Named values beside a picture. The figure's table of numbers has them too: its Markdown needs them once. */
export default function Readings({
  values,
}: {
  values: readonly (readonly [name: string, value: string])[];
}) {
  return (
    <dl className={styles.readings} data-content="skip">
      {values.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
