import MarkedLine from '../kit/drawing/MarkedLine';
import type { Outcome } from './model';
import styles from './styles.module.css';

function undoNote(undoable: boolean | undefined): string | null {
  if (undoable === undefined) {
    return null;
  }
  return undoable ? 'You can undo it.' : 'It can’t be undone.';
}

/** What the line would do, or why it would do nothing. */
export default function OutcomePanel({ line, outcome }: { line: string; outcome: Outcome }) {
  if (outcome.kind === 'empty') {
    return (
      <p className={styles.panel} data-content="skip">
        The line is empty. Type the first letters of a command, or help.
      </p>
    );
  }
  if (outcome.kind === 'refused') {
    return (
      <div className={styles.panel} data-outcome="refused" data-content="skip">
        <p>
          <strong>✕ Refused, nothing changes.</strong>
          <span>{` Character ${outcome.position + 1}: ${outcome.error}`}</span>
        </p>
        <MarkedLine line={line} position={outcome.position} className={styles.marked} />
      </div>
    );
  }
  const { command, parts } = outcome;
  return (
    <div className={styles.panel} data-outcome="runs" data-content="skip">
      <p>
        <strong>{`✓ ${command.name}`}</strong>
        <span>{` ${command.does} ${undoNote(command.undoable) ?? ''}`.trimEnd()}</span>
      </p>
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
