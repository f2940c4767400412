import type { Metric } from '@site/data/metrics/metric.schema';
import styles from './styles.module.css';

type Props = { readonly label: string; readonly parameters: Metric['parameters'] };

/** What can be set on a metric, or on all metrics of a family. */
export default function ParameterTable({ label, parameters }: Props) {
  if (parameters.length === 0) {
    return null;
  }
  return (
    <table className={styles.parameters} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Values and meaning</th>
        </tr>
      </thead>
      <tbody>
        {parameters.map(({ name, values, default: initial, meaning }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              {values}. Default: {initial}.<br />
              <span className={styles.muted}>{meaning}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
