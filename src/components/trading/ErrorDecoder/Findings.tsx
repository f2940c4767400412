import { errorAnchor } from './errorAnchor';
import styles from './styles.module.css';
import type { DecodableError } from './types';

function Finding({ error }: { error: DecodableError }) {
  return (
    <div className={styles.finding}>
      <p className={styles.meaning}>
        <code>{error.code}</code> {error.meaning}
      </p>
      <dl className={styles.details}>
        <dt>Usual cause</dt>
        <dd>{error.cause}</dd>
        <dt>What to do</dt>
        <dd>{error.remedy}</dd>
        {error.fixedBy && (
          <>
            <dt>Who can fix it</dt>
            <dd>{error.fixedBy}</dd>
          </>
        )}
      </dl>
      <a href={`#${errorAnchor(error.code)}`} aria-label={`${error.code} in the list`}>
        Link to this error
      </a>
    </div>
  );
}

function Unknown() {
  return (
    <div className={styles.finding}>
      <p className={styles.meaning}>Not in this list.</p>
      <p className={styles.advice}>
        Paste the whole message: the code often comes after “code” or “retCode”. If it is still unknown, first
        check whether your action went through anyway, in your orders or your transaction history. Then report
        the message with the time you saw it.
      </p>
    </div>
  );
}

/** What the reader's text means; nothing while there is nothing to say yet. */
export default function Findings({ found, unknown }: { found: readonly DecodableError[]; unknown: boolean }) {
  return (
    <div className={styles.findings} role="status">
      {found.map((error) => (
        <Finding key={error.code} error={error} />
      ))}
      {unknown && <Unknown />}
    </div>
  );
}
