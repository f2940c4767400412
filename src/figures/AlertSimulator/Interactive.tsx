import { alertTriggers } from '@site/data/alerts/triggers';
import Choice from '@site/src/kit/controls/Choice';
import controls from '@site/src/kit/controls/controls.module.css';
import Slider from '@site/src/kit/controls/Slider';
import { formatNumber } from '@site/src/lib/text/format';
import { nameIn } from '@site/src/lib/text/nameIn';
import FigureBody from '../kit/shell/FigureBody';
import { useFigureState } from '../kit/state/useFigureState';
import { codecs, figure } from './figure';
import {
  barsInWords,
  clockOf,
  DECIMALS,
  describeFirings,
  type Firing,
  fillMessage,
  lessonFor,
  levelText,
  messagesText,
  simulate,
  unknownPlaceholders,
} from './model';
import styles from './styles.module.css';
import TriggerLanes from './TriggerLanes';

/** What would arrive, one message for each time the chosen trigger fires. */
function Messages({ firings, template }: { firings: readonly Firing[]; template: string }) {
  const unknown = unknownPlaceholders(template);
  return (
    <div className={styles.messages}>
      {unknown.length > 0 && (
        <p className={styles.unknown}>
          {`${unknown.join(' and ')} ${unknown.length === 1 ? 'isn’t a placeholder and stays' : 'aren’t placeholders and stay'} as typed.`}
        </p>
      )}
      {firings.length === 0 ? (
        <p className={styles.muted}>None on these bars.</p>
      ) : (
        <ol>
          {firings.map((firing) => (
            <li key={firing.at}>
              <span>{fillMessage(template, firing)}</span>
              {!firing.held && <span className={styles.muted}> Gone at the close.</span>}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

const CONDITION_NAMES = { crosses: 'Crosses', above: 'Is above', below: 'Is below' } as const;

export default function Interactive() {
  const { state, set, reset, control } = useFigureState(figure.id, codecs);
  const draft = { comparison: state.condition, level: state.level, made: state.made };
  const fired = simulate(draft);
  const level = levelText(draft);

  return (
    <FigureBody
      onReset={reset}
      isSampleData
      finding={describeFirings(draft, fired, state.trigger)}
      controls={
        <>
          <Choice {...control('trigger')} label="Trigger" nameOf={(id) => nameIn(alertTriggers, id)} />
          <Choice {...control('condition')} label="Condition" nameOf={(value) => CONDITION_NAMES[value]} />
          <Slider {...control('level')} label="Level" shown={level} />
          <Choice {...control('made')} label="Alert made at" nameOf={clockOf} />
          <div>
            <label className={controls.label} htmlFor={`${figure.id}-message`}>
              Message
            </label>
            <input
              className={controls.field}
              id={`${figure.id}-message`}
              type="text"
              maxLength={codecs.message.maxLength}
              value={state.message}
              autoComplete="off"
              onChange={(event) => set.message(event.target.value)}
            />
          </div>
        </>
      }
      more={
        <>
          <Messages firings={fired[state.trigger]} template={state.message} />
          <p className={controls.hint}>
            {lessonFor(draft, state.trigger)} A square is a bar’s close; a filled dot held until then, a
            hollow one didn’t.
          </p>
        </>
      }
      numbers={[
        {
          label: 'Messages of each trigger',
          head: ['Trigger', `Messages at the level ${level}, UTC`],
          rows: alertTriggers.map(({ id, name }) => [
            `${name}, ${messagesText(fired[id])}`,
            fired[id]
              .map(
                ({ clock, value, held }) =>
                  `${clock} at ${formatNumber(value, DECIMALS)}, ${held ? 'held' : 'gone at the close'}`,
              )
              .join('; ') || 'none',
          ]),
        },
        {
          label: 'Values of the bars',
          head: ['Bar, UTC', 'Values, the last is the close'],
          rows: barsInWords(),
        },
      ]}
    >
      <TriggerLanes draft={draft} chosen={state.trigger} fired={fired} />
    </FigureBody>
  );
}
