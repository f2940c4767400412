import { alertTriggers } from '@site/data/alerts/triggers';
import { triggerKinds } from '@site/data/formulas/trading/triggers';
import { counted } from '@site/src/lib/text/format';
import { nameIn } from '@site/src/lib/text/nameIn';
import Choice from '../kit/controls/Choice';
import controls from '../kit/controls/controls.module.css';
import FigureBody from '../kit/shell/FigureBody';
import shell from '../kit/shell/figure.module.css';
import { useFigureState } from '../kit/state/useFigureState';
import { codecs } from './codecs';
import { figure } from './figure';
import {
  type Action,
  actions,
  actionsIn,
  describeLife,
  hasRoom,
  type LogEntry,
  logOf,
  messagesIn,
  nameOf,
  obstacle,
  repeats,
  type StateId,
  transitionOf,
} from './model';
import StateDiagram from './StateDiagram';
import styles from './styles.module.css';

type ActionButtonsProps = {
  figure: string;
  state: StateId;
  hasRoom: boolean;
  onAct: (id: Action['id']) => void;
};

/** A button that can't be used now keeps its place in the tab order, so that screen readers can say why. */
function ActionButtons({ figure, state, hasRoom, onAct }: ActionButtonsProps) {
  return (
    <div className={styles.actions} role="group" aria-label="What happens to the alert">
      {actionsIn(state).map((action) => {
        const reason = obstacle(action, state) ?? (hasRoom ? null : 'The log is full: press Reset.');
        const reasonId = `${figure}-${action.id}-reason`;
        return (
          <div key={action.label}>
            <button
              type="button"
              className={controls.button}
              aria-disabled={reason !== null}
              aria-describedby={reasonId}
              onClick={() => reason === null && onAct(action.id)}
            >
              {action.label}
            </button>
            <span id={reasonId} className={shell.hidden}>
              {reason ?? 'Possible now.'}
            </span>
          </div>
        );
      })}
      {!hasRoom && <p>The log is full: press Reset.</p>}
    </div>
  );
}

function Log({ log }: { log: readonly LogEntry[] }) {
  return (
    <ol className={styles.log} aria-label="What has happened">
      {log.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same thing can happen twice; the log only grows at its end
        <li key={index}>
          <strong>{`${nameOf(entry.from)} → ${nameOf(entry.to)}`}</strong>
          <span>{` ${entry.happened}`}</span>
          {entry.sendsMessage && <strong className={styles.sent}>Message sent</strong>}
        </li>
      ))}
    </ol>
  );
}

export default function Interactive() {
  const { state, change, reset } = useFigureState(figure.id, codecs);
  const { life } = state;
  const log = logOf(life) ?? [];
  const now = log.at(-1)?.to ?? 'active';
  const messages = counted(messagesIn(log), 'message');
  const steps = counted(log.length, 'step');
  const isRepeating = repeats(life.trigger);
  const act = (id: Action['id']) => change({ life: { ...life, steps: [...life.steps, id] } });

  return (
    <FigureBody
      onReset={reset}
      finding={describeLife(log)}
      controls={
        <>
          <Choice
            id={`${figure.id}-trigger`}
            label="Trigger (a change starts a new alert)"
            value={life.trigger}
            choices={triggerKinds}
            nameOf={(id) => nameIn(alertTriggers, id)}
            onChange={(trigger) => change({ life: { trigger, steps: [] } })}
          />
          <ActionButtons figure={figure.id} state={now} hasRoom={hasRoom(life)} onAct={act} />
        </>
      }
      readings={log.length > 0 ? <Log log={log} /> : undefined}
      numbers={[
        {
          label: 'Ways between the states',
          head: ['Way', 'By', 'Cause', `After ${steps} and ${messages}`],
          rows: actions.map((action) => {
            const staysActive = action.id === 'fire' && isRepeating;
            return [
              `${nameOf(action.from)} → ${nameOf(staysActive ? action.from : action.to)}`,
              transitionOf(action)?.by ?? '',
              staysActive
                ? 'The condition is met and the trigger repeats.'
                : (transitionOf(action)?.cause ?? ''),
              obstacle(action, now) === null ? 'possible' : 'not possible',
            ];
          }),
        },
      ]}
    >
      <StateDiagram
        figure={figure.id}
        state={now}
        isRepeating={isRepeating}
        onAct={(id) => hasRoom(life) && act(id)}
      />
    </FigureBody>
  );
}
