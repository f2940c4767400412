import type { Desk } from '../desk';
import styles from './side.module.css';

/** What was done and what was said to it, newest first. A line runs again when it's clicked. */
export default function Log({ desk }: { readonly desk: Desk }) {
  const { log } = desk.state;
  return (
    <section className={styles.panel} aria-label="Log">
      <p className={styles.group}>
        <strong>Log</strong>
      </p>
      {log.length === 0 && <p className={styles.empty}>What you run is listed here.</p>}
      <ol className={styles.list} reversed={true}>
        {log
          .map(({ line, sentence, ok }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line may run twice, and the log only grows
            <li key={place} className={styles.said} data-refused={!ok || undefined}>
              {line && (
                <button type="button" aria-label={`Run again: ${line}`} onClick={() => desk.run(line)}>
                  {line}
                </button>
              )}
              <span>{sentence}</span>
            </li>
          ))
          .toReversed()}
      </ol>
    </section>
  );
}
