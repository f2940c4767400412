import { scenarioBars, triggerScenario } from '@site/data/alerts/trigger-scenario';
import { alertTriggers } from '@site/data/alerts/triggers';
import { clockToSeconds, closeOf, type TriggerKind } from '@site/data/formulas/trading/triggers';
import Choice from '@site/src/kit/controls/Choice';
import controls from '@site/src/kit/controls/controls.module.css';
import Slider from '@site/src/kit/controls/Slider';
import Drawing, { WIDTH } from '@site/src/kit/drawing/Drawing';
import drawing from '@site/src/kit/drawing/drawing.module.css';
import Label from '@site/src/kit/drawing/Label';
import { stepPath } from '@site/src/kit/drawing/paths';
import { formatNumber } from '@site/src/lib/text/format';
import { nameIn } from '@site/src/lib/text/nameIn';
import clsx from 'clsx';
import { scaleLinear } from 'd3-scale';
import FigureBody from '../kit/shell/FigureBody';
import { useFigureState } from '../kit/state/useFigureState';
import { codecs, figure } from './figure';
import {
  type AlertDraft,
  barsInWords,
  clockOf,
  DECIMALS,
  describeFirings,
  type Fired,
  type Firing,
  lessonFor,
  levelText,
  messageOf,
  messagesText,
  simulate,
} from './model';
import styles from './styles.module.css';

const PLOT = { left: 8, right: WIDTH - 8, top: 20, bottom: 136 };
const LANES = { top: PLOT.bottom + 34, height: 36 };
const HEIGHT = LANES.top + alertTriggers.length * LANES.height;

const ticks = scenarioBars.flatMap((bar) => bar.ticks);
const values = ticks.map(({ value }) => value);
const { min, max } = codecs.level.range;
const x = scaleLinear(
  [scenarioBars[0]?.opensAt ?? 0, scenarioBars.at(-1)?.closesAt ?? 1],
  [PLOT.left, PLOT.right],
);
/** Every level that can be set lies inside the picture. */
const y = scaleLinear([Math.min(min, ...values), Math.max(max, ...values)], [PLOT.bottom, PLOT.top]);
/** A value stands until the next one arrives. */
const [first, ...others] = ticks.map(({ at, value }) => [x(at), y(value)] as const);
const steps = first && `${stepPath(first, others)}H${PLOT.right}`;

const middleOf = (trigger: TriggerKind) =>
  LANES.top + alertTriggers.findIndex(({ id }) => id === trigger) * LANES.height + 24;

type LaneProps = { id: TriggerKind; name: string; fired: Fired; isChosen: boolean };

/** A trigger with a dot for each message; those of the chosen one have the numbers of their messages. */
function Lane({ id, name, fired, isChosen }: LaneProps) {
  const middle = middleOf(id);
  return (
    <g data-chosen={isChosen} className={styles.lane}>
      <Label
        className={isChosen ? drawing.tag : clsx(drawing.muted, drawing.halo)}
        x={PLOT.left}
        y={middle - 14}
      >
        {`${isChosen ? '▸ ' : ''}${name}: ${fired[id].length}`}
      </Label>
      <path d={`M${PLOT.left} ${middle}H${PLOT.right}`} />
      {fired[id].map(({ at, held }, index) => (
        <g key={at} className={held ? styles.held : styles.gone}>
          <circle cx={x(at)} cy={middle} r={isChosen ? 9 : 5.5} />
          {isChosen && (
            <Label axis x={x(at)} y={middle + 4} middle text={index + 1} className={styles.number} />
          )}
        </g>
      ))}
    </g>
  );
}

type TriggerLanesProps = { draft: AlertDraft; chosen: TriggerKind; fired: Fired };

/** The values of the bars against the level, and one lane per trigger with a dot for each message. */
function TriggerLanes({ draft, chosen, fired }: TriggerLanesProps) {
  const level = levelText(draft);
  const made = x(clockToSeconds(clockOf(draft.made)));
  return (
    <Drawing
      height={HEIGHT}
      label={`Value ${draft.comparison} ${level}: the values inside four bars, and below them a dot for each message of the four triggers. The table gives each with its time and value.`}
    >
      {scenarioBars.map(({ opensAt }, index) => (
        <g key={opensAt}>
          <path className={drawing.noData} d={`M${x(opensAt)} ${PLOT.top}V${HEIGHT}`} />
          <Label
            axis
            x={x(opensAt)}
            y={PLOT.bottom + 18}
            text={triggerScenario.bars[index]?.opens.slice(0, 5)}
          />
        </g>
      ))}
      <path className={drawing.line} d={steps} />
      {scenarioBars.map(closeOf).map(({ at, value }) => (
        <path key={at} className={styles.close} d={`M${x(at) - 4} ${y(value) - 4}h8v8h-8z`} />
      ))}
      <path className={styles.level} d={`M0 ${y(draft.level)}H${WIDTH}`} />
      <Label className={drawing.tag} x={PLOT.left} y={y(draft.level) - 6} text="level" />
      {draft.made === 'late' && (
        <>
          <path className={drawing.warn} d={`M${made} ${PLOT.top - 6}V${HEIGHT}`} />
          <Label bright x={made} y={PLOT.top - 8} end text="alert made" />
        </>
      )}
      {fired[chosen].map(({ at, value }) => (
        <path key={at} className={styles.level} d={`M${x(at)} ${y(value)}V${middleOf(chosen)}`} />
      ))}
      {alertTriggers.map(({ id, name }) => (
        <Lane key={id} id={id} name={name} fired={fired} isChosen={id === chosen} />
      ))}
    </Drawing>
  );
}

/** What would arrive, one message for each time the chosen trigger fires. */
function Messages({ firings }: { firings: readonly Firing[] }) {
  return (
    <div className={styles.messages}>
      {firings.length === 0 ? (
        <p className={styles.muted}>None on these bars.</p>
      ) : (
        <ol>
          {firings.map((firing) => (
            <li key={firing.at}>
              <span>{messageOf(firing)}</span>
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
  const { state, reset, control } = useFigureState(figure.id, codecs);
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
        </>
      }
      more={
        <>
          <Messages firings={fired[state.trigger]} />
          <p className={controls.hint}>
            {lessonFor(draft, state.trigger)} A square is a bar’s close. A filled dot held until then, and a
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
