import { sources } from '@site/data/reference/sources';
import { knownTo } from '@site/src/lib/authorError';
import { monthAndYear } from '@site/src/lib/text/dates';
import styles from './styles.module.css';

/** Where a page's facts about other companies come from, and when they were checked. It stands once, at the end of the page. */
export default function AsOf({
  source,
}: {
  /** Ids of sources, with spaces between them. */ source: string;
}) {
  const entries = source.split(' ').map((id) => knownTo('AsOf', sources, id));
  return (
    <p className={styles.asOf}>
      {'Sources: '}
      {entries.map(({ name, asOf }, index) => (
        <span key={name}>
          {index > 0 && ' · '}
          {name}, <time dateTime={asOf}>{monthAndYear(asOf)}</time>
        </span>
      ))}
    </p>
  );
}
