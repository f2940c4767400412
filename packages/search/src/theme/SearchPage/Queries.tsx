import styles from './styles.module.css';

type Props = {
  readonly queries: readonly string[];
  readonly labelledBy: string;
  readonly onTry: (query: string) => void;
};

/** Queries to press instead of typing them. */
export default function Queries({ queries, labelledBy, onTry }: Props) {
  return (
    <ul className={styles.queries} aria-labelledby={labelledBy}>
      {queries.map((query) => (
        <li key={query}>
          <button type="button" className={styles.chip} onClick={() => onTry(query)}>
            {query}
          </button>
        </li>
      ))}
    </ul>
  );
}
