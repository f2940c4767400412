import { type SourceId, sources } from '@site/data/reference/sources';
import { authorError } from '@site/src/lib/authorError';
import { monthAndYear } from '@site/src/lib/text/dates';
import styles from './styles.module.css';

/** The date and source of the facts beside it. Facts about other companies age: readers must see how old they are. */
export default function AsOf({ source }: { source: SourceId }) {
  const entry = sources[source];
  if (!entry) {
    throw authorError(
      'AsOf',
      `does not know the source "${source}". Use one of ${Object.keys(sources).join(', ')} or add it to data/reference/sources.ts.`,
    );
  }
  return (
    <p className={styles.asOf}>
      As of <time dateTime={entry.asOf}>{monthAndYear(entry.asOf)}</time> · Source: {entry.name}
    </p>
  );
}
