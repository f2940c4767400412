import MarkedLine from '../kit/drawing/MarkedLine';
import type { Outcome } from './model';
import styles from './styles.module.css';

/** How the line is read, or where it goes wrong. The sentence below the picture says what it does. */
export default function OutcomePanel({ line, outcome }: { line: string; outcome: Outcome }) {
  if (outcome.kind === 'empty') {
    return (
      <p className={styles.panel} data-markdown-ignore="">
        Type the first letters of a command, or help.
      </p>
    );
  }
  if (outcome.kind === 'refused') {
    return (
      <div className={styles.panel} data-outcome="refused" data-markdown-ignore="">
        <MarkedLine line={line} position={outcome.position} className={styles.marked} />
      </div>
    );
  }
  const { command, parts } = outcome;
  return (
    <div className={styles.panel} data-outcome="runs" data-markdown-ignore="">
      {parts.length > 0 && (
        <dl>
          {parts.map(({ name, value, meaning }) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>
                <span>{`${value} `}</span>
                {meaning && <span>{meaning}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p>
        <code>{command.syntax}</code> <a href={command.page}>{command.pageTitle}</a>
      </p>
    </div>
  );
}
