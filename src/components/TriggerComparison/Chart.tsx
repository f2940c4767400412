import type { ScenarioRun } from '@site/data/alerts/alerts.schema';
import { scenarioBars, triggerScenario } from '@site/data/alerts/trigger-scenario';
import { alertTriggers } from '@site/data/alerts/triggers';
import { momentsOf } from './moments';
import styles from './styles.module.css';

const WIDTH = 640;
const LEFT = 132;
const RIGHT = 12;
const PLOT_TOP = 14;
const PLOT_HEIGHT = 130;
const LANES_TOP = PLOT_TOP + PLOT_HEIGHT + 30;
const LANE_HEIGHT = 26;
const HEIGHT = LANES_TOP + alertTriggers.length * LANE_HEIGHT;

const start = scenarioBars[0]?.opensAt ?? 0;
const end = scenarioBars.at(-1)?.closesAt ?? 1;
const ticks = scenarioBars.flatMap((bar) => bar.ticks);
const values = ticks.map(({ value }) => value);
const lowest = Math.min(...values);
const highest = Math.max(...values);

const x = (seconds: number) => LEFT + ((seconds - start) / (end - start)) * (WIDTH - LEFT - RIGHT);
const y = (value: number) => PLOT_TOP + ((highest - value) / (highest - lowest)) * PLOT_HEIGHT;

/** A value stands until the next one arrives, so the line goes in steps. */
function stepPath(): string {
  const steps = ticks.map(({ at, value }, index) =>
    index === 0 ? `M${x(at)} ${y(value)}` : `H${x(at)}V${y(value)}`,
  );
  return `${steps.join('')}H${x(end)}`;
}

function Bars() {
  return scenarioBars.map(({ opensAt }, index) => (
    <g key={opensAt}>
      <line className={styles.barLine} x1={x(opensAt)} x2={x(opensAt)} y1={PLOT_TOP} y2={HEIGHT} />
      <text className={styles.barLabel} x={x(opensAt) + 4} y={PLOT_TOP + PLOT_HEIGHT + 18}>
        {triggerScenario.bars[index]?.opens.slice(0, 5)}
      </text>
    </g>
  ));
}

function Lanes({ run }: { run: ScenarioRun }) {
  return alertTriggers.map(({ id, name }, index) => {
    const middle = LANES_TOP + (index + 0.5) * LANE_HEIGHT;
    return (
      <g key={id}>
        <line className={styles.laneLine} x1={LEFT} x2={WIDTH - RIGHT} y1={middle} y2={middle} />
        <text className={styles.laneLabel} x={LEFT - 10} y={middle + 4} textAnchor="end">
          {name}
        </text>
        {momentsOf(run, id).map(({ seconds, held }) => (
          <circle
            key={seconds}
            className={held ? styles.held : styles.gone}
            cx={x(seconds)}
            cy={middle}
            r="5"
          />
        ))}
      </g>
    );
  });
}

/** The values of the bars against the level, and one lane per trigger with a dot for each message. */
export default function Chart({ run, label }: { run: ScenarioRun; label: string }) {
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <Bars />
      <line
        className={styles.level}
        x1={LEFT}
        x2={WIDTH - RIGHT}
        y1={y(triggerScenario.level)}
        y2={y(triggerScenario.level)}
      />
      <text className={styles.laneLabel} x={LEFT - 10} y={y(triggerScenario.level) + 4} textAnchor="end">
        Level {triggerScenario.level}
      </text>
      <path className={styles.values} d={stepPath()} />
      <Lanes run={run} />
    </svg>
  );
}
