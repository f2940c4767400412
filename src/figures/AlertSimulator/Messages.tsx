import { type Firing, fillMessage, unknownPlaceholders } from './model';
import styles from './styles.module.css';

type MessagesProps = { trigger: string; firings: readonly Firing[]; template: string; lesson: string | null };

/** What would arrive, one message for each time the chosen trigger fires. */
export default function Messages({ trigger, firings, template, lesson }: MessagesProps) {
  const unknown = unknownPlaceholders(template);
  return (
    <div className={styles.messages}>
      <p>
        <strong>{`Messages with the trigger ${trigger}`}</strong>
        {lesson && <span>{`: ${lesson}`}</span>}
      </p>
      {unknown.length > 0 && (
        <p className={styles.unknown}>
          {`${unknown.join(' and ')} ${unknown.length === 1 ? 'isn’t a placeholder and stays' : 'aren’t placeholders and stay'} as typed.`}
        </p>
      )}
      {firings.length === 0 ? (
        <p className={styles.none}>None on these bars.</p>
      ) : (
        <ol>
          {firings.map((firing) => (
            <li key={firing.at}>
              <span>{fillMessage(template, firing)}</span>
              {!firing.held && <span className={styles.note}> Gone at the close.</span>}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
