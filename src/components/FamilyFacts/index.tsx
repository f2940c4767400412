import { families } from '@site/data/metrics/families';
import type { MetricFamily } from '@site/data/metrics/metric.schema';
import { authorError } from '@site/src/lib/authorError';
import styles from './styles.module.css';

/** What all metrics of a family share, once, so that their sheets list only what differs. */
export default function FamilyFacts({ family }: { readonly family: MetricFamily }) {
  const facts = families[family];
  if (!facts) {
    throw authorError(
      'FamilyFacts',
      `does not know family="${family}". There are ${Object.keys(families).join(', ')}.`,
    );
  }
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Available for</dt>
        <dd>{facts.venues}</dd>
      </div>
      <div>
        <dt>Timeframes</dt>
        <dd>{facts.timeframes.join(' ')}</dd>
      </div>
      <div>
        <dt>Final when</dt>
        <dd>{facts.updates}</dd>
      </div>
    </dl>
  );
}
