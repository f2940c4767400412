import { scenarioBars, triggerScenario } from '@site/data/alerts/trigger-scenario';
import { alertTriggers } from '@site/data/alerts/triggers';
import { closeOf, type TriggerKind } from '@site/data/formulas/trading/triggers';
import { formatNumber } from '@site/src/lib/text/format';
import clsx from 'clsx';
import drawing from '../kit/drawing/drawing.module.css';
import Label from '../kit/drawing/Label';
import { percent } from '../kit/drawing/percentOfWidth';
import { codecs } from './codecs';
import { type AlertDraft, DECIMALS, type Firing } from './model';
import styles from './styles.module.css';

const PLOT = { top: 20, height: 116 };
const LANES_TOP = PLOT.top + PLOT.height + 34;
const LANE_HEIGHT = 36;
const HEIGHT = LANES_TOP + alertTriggers.length * LANE_HEIGHT;

const start = scenarioBars[0]?.opensAt ?? 0;
const end = scenarioBars.at(-1)?.closesAt ?? 1;
const ticks = scenarioBars.flatMap((bar) => bar.ticks);
/** Every level that can be set lies inside the picture. */
const lowest = Math.min(codecs.level.range.min, ...ticks.map(({ value }) => value));
const highest = Math.max(codecs.level.range.max, ...ticks.map(({ value }) => value));

/** A little room on both sides, so that dots at the very start and end are whole. */
const x = (seconds: number) => percent(0.02 + (0.96 * (seconds - start)) / (end - start));
const y = (value: number) => PLOT.top + ((highest - value) / (highest - lowest)) * PLOT.height;

const middleOf = (trigger: TriggerKind) =>
  LANES_TOP + alertTriggers.findIndex(({ id }) => id === trigger) * LANE_HEIGHT + 24;

type TriggerLanesProps = {
  draft: AlertDraft;
  madeAt: number;
  chosen: TriggerKind;
  fired: Readonly<Record<TriggerKind, readonly Firing[]>>;
};

/** A value stands until the next one arrives, so the line goes in steps. */
function Values() {
  return ticks.map(({ at, value }, index) => {
    const next = ticks[index + 1];
    const until = next?.at ?? end;
    return (
      <g key={at} className={styles.values}>
        <line x1={x(at)} x2={x(until)} y1={y(value)} y2={y(value)} />
        {next && <line x1={x(until)} x2={x(until)} y1={y(value)} y2={y(next.value)} />}
      </g>
    );
  });
}

function Bars() {
  return scenarioBars.map((bar, index) => {
    const close = closeOf(bar);
    return (
      <g key={bar.opensAt}>
        <line className={styles.barLine} x1={x(bar.opensAt)} x2={x(bar.opensAt)} y1={PLOT.top} y2={HEIGHT} />
        <Label axis x={x(bar.opensAt)} y={PLOT.top + PLOT.height + 18}>
          {triggerScenario.bars[index]?.opens.slice(0, 5)}
        </Label>
        <svg x={x(close.at)} y={y(close.value)} overflow="visible" aria-hidden="true">
          <path className={styles.close} d="M-4 -4h8v8h-8z" />
        </svg>
      </g>
    );
  });
}

type DotsProps = { firings: readonly Firing[]; middle: number; isChosen: boolean };

/** The dots of the chosen trigger have the numbers of their messages. */
function Dots({ firings, middle, isChosen }: DotsProps) {
  return firings.map(({ at, held }, index) => (
    <g key={at} className={held ? styles.held : styles.gone}>
      <circle cx={x(at)} cy={middle} r={isChosen ? 9 : 5.5} />
      {isChosen && <Label axis className={styles.number} x={x(at)} y={middle + 4} middle text={index + 1} />}
    </g>
  ));
}

/** The values of the bars against the level, and one lane per trigger with a dot for each message. */
export default function TriggerLanes({ draft, madeAt, chosen, fired }: TriggerLanesProps) {
  return (
    <svg
      className={clsx(drawing.pixels, styles.chart)}
      role="img"
      aria-label={`Value ${draft.comparison} ${formatNumber(draft.level, DECIMALS)}: the values inside four bars, and below them a dot for each message of the four triggers. The table gives each with its time and value.`}
    >
      <Bars />
      <Values />
      <line className={styles.level} x1="0" x2="100%" y1={y(draft.level)} y2={y(draft.level)} />
      <Label className={drawing.tag} x="2%" y={y(draft.level) - 6}>
        {`level ${formatNumber(draft.level, DECIMALS)}`}
      </Label>
      {draft.made === 'late' && (
        <g className={styles.made}>
          <line x1={x(madeAt)} x2={x(madeAt)} y1={PLOT.top - 6} y2={HEIGHT} />
          <Label x={x(madeAt)} y={PLOT.top - 8} end text="alert made" />
        </g>
      )}
      {fired[chosen].map(({ at, value }) => (
        <line key={at} className={styles.drop} x1={x(at)} x2={x(at)} y1={y(value)} y2={middleOf(chosen)} />
      ))}
      {alertTriggers.map(({ id, name }) => {
        const middle = middleOf(id);
        return (
          <g key={id} data-chosen={id === chosen} className={styles.lane}>
            <Label
              className={id === chosen ? drawing.tag : clsx(drawing.muted, drawing.halo)}
              x="2%"
              y={middle - 14}
            >
              {`${id === chosen ? '▸ ' : ''}${name}: ${fired[id].length}`}
            </Label>
            <line x1="2%" x2="98%" y1={middle} y2={middle} />
            <Dots firings={fired[id]} middle={middle} isChosen={id === chosen} />
          </g>
        );
      })}
    </svg>
  );
}
