import { errorHint } from '../../client/messages';
import { useSearchConfig } from '../../client/useSearchConfig';
import Queries from './Queries';
import styles from './styles.module.css';

/** What stands below an empty field, as in the dialog. */
export default function Start({ onTry }: { readonly onTry: (query: string) => void }) {
  const { popular } = useSearchConfig();
  return (
    <div className={styles.start}>
      <h2 id="popular-queries" className={styles.label}>
        Popular
      </h2>
      <Queries queries={popular} labelledBy="popular-queries" onTry={onTry} />
      <p className={styles.hint}>{errorHint}</p>
    </div>
  );
}
