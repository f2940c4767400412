import { triggerScenario } from '@site/data/alerts/trigger-scenario';
import { alertTriggers } from '@site/data/alerts/triggers';
import { clockToSeconds, triggerKinds } from '@site/data/formulas/triggers';
import { formatNumber } from '@site/src/lib/format';
import Choice from '../kit/Choice';
import { choiceOf, numberIn, textUpTo } from '../kit/codec';
import FigureBody from '../kit/FigureBody';
import NumbersTable from '../kit/NumbersTable';
import Slider from '../kit/Slider';
import { useFigureState } from '../kit/useFigureState';
import Messages from './Messages';
import { barsInWords, clockOf, comparisons, DECIMALS, LEVEL, lessonFor, moments, simulate } from './model';
import styles from './styles.module.css';
import TriggerLanes from './TriggerLanes';

export const FIGURE = 'alert-simulator';
const LONGEST_MESSAGE = 160;

export const codecs = {
  condition: choiceOf(comparisons, 'crosses'),
  level: numberIn(LEVEL.min, LEVEL.max, triggerScenario.level),
  made: choiceOf(moments, 'early'),
  trigger: choiceOf(triggerKinds, 'once-per-bar'),
  message: textUpTo(LONGEST_MESSAGE, '{symbol} at {price}: value {value} met the condition ({time}).'),
};

const CONDITION_NAMES = { crosses: 'Crosses', above: 'Is above', below: 'Is below' } as const;

export default function Interactive() {
  const { state, change, set, reset } = useFigureState(FIGURE, codecs);
  const draft = { comparison: state.condition, level: state.level, made: state.made };
  const fired = simulate(draft);
  const chosen = alertTriggers.find(({ id }) => id === state.trigger)?.name ?? '';
  const level = formatNumber(state.level, DECIMALS);
  const counts = alertTriggers.map(({ id, name }) => [name, String(fired[id].length)] as const);

  return (
    <FigureBody
      onReset={reset}
      isSampleData
      summary={`Value ${state.condition} ${level}, messages: ${counts.map((pair) => pair.join(' ')).join(', ')}.`}
      controls={
        <>
          <Choice
            id={`${FIGURE}-condition`}
            label="Condition"
            value={state.condition}
            options={comparisons.map((value) => ({ value, label: CONDITION_NAMES[value] }))}
            onChange={set.condition}
          />
          <Slider
            id={`${FIGURE}-level`}
            label="Level"
            {...LEVEL}
            value={state.level}
            shown={level}
            onChange={set.level}
          />
          <Choice
            id={`${FIGURE}-made`}
            label="Alert made at"
            value={state.made}
            options={moments.map((value) => ({ value, label: clockOf(value) }))}
            onChange={set.made}
          />
          <div className={styles.wide}>
            <Choice
              id={`${FIGURE}-trigger`}
              label="Trigger"
              value={state.trigger}
              options={alertTriggers.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={set.trigger}
            />
          </div>
          <div className={styles.message}>
            <label htmlFor={`${FIGURE}-message`}>Message</label>
            <input
              id={`${FIGURE}-message`}
              type="text"
              maxLength={LONGEST_MESSAGE}
              value={state.message}
              autoComplete="off"
              onChange={(event) => change({ message: event.target.value })}
            />
          </div>
        </>
      }
      numbers={
        <>
          <NumbersTable
            label="Numbers of the alert"
            head={['Quantity', 'Value']}
            rows={[['Level', level], ...counts.map(([name, count]) => [`Messages, ${name}`, count])]}
          />
          <NumbersTable
            label="Messages of each trigger"
            head={['Trigger', 'Message', 'Time, UTC', 'Value', 'At the close']}
            rows={alertTriggers.flatMap(({ id, name }) =>
              fired[id].length === 0
                ? [[name, 'none', '', '', '']]
                : fired[id].map(({ clock, value, held }, index) => [
                    name,
                    String(index + 1),
                    clock,
                    formatNumber(value, DECIMALS),
                    held ? 'held' : 'gone',
                  ]),
            )}
          />
          <NumbersTable
            label="Values of the bars"
            head={['Bar, UTC', 'Values, the last is the close']}
            rows={barsInWords()}
          />
        </>
      }
    >
      <TriggerLanes
        draft={draft}
        madeAt={clockToSeconds(clockOf(state.made))}
        chosen={state.trigger}
        fired={fired}
      />
      <p className={styles.legend}>
        Square: the close of a bar. Filled dot: the value held until its bar closed. Hollow dot: it was gone
        by then.
      </p>
      <Messages
        trigger={chosen}
        firings={fired[state.trigger]}
        template={state.message}
        lesson={lessonFor(draft, state.trigger)}
      />
    </FigureBody>
  );
}
