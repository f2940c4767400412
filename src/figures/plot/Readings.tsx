import { Fragment } from 'react';
import styles from './styles.module.css';

/** Named values beside a picture. */
export default function Readings({
  values,
}: {
  values: readonly (readonly [name: string, value: string])[];
}) {
  return (
    <dl className={styles.readings}>
      {values.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
