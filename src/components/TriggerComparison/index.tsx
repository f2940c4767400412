import type { ScenarioRun } from '@site/data/alerts/alerts.schema';
import { scenarioBars, scenarioRuns, triggerScenario } from '@site/data/alerts/trigger-scenario';
import { alertTriggers } from '@site/data/alerts/triggers';
import { formatNumber } from '@site/data/examples/example';
import { closeOf } from '@site/data/formulas/triggers';
import FactTable, { type FactRow } from '@site/src/components/FactTable';
import { authorError } from '@site/src/lib/authorError';
import Chart from './Chart';
import Firing from './Firing';
import { momentsOf } from './moments';
import styles from './styles.module.css';

const RUNS = { crosses: scenarioRuns.crosses, above: scenarioRuns.above } as const;

function barRows(run: ScenarioRun): FactRow[] {
  return triggerScenario.bars.map((bar, index) => {
    const computed = scenarioBars[index];
    const inBar = alertTriggers.map(({ id }) =>
      momentsOf(run, id).filter(({ barIndex }) => barIndex === index),
    );
    return {
      id: `${run.id}-${bar.id}`,
      cells: [
        <span key="bar">
          {bar.opens.slice(0, 5)} to {bar.closes.slice(0, 5)}
          <span className={styles.detail}>
            {bar.story} {computed && formatNumber(closeOf(computed).value, 1)}
          </span>
        </span>,
        ...inBar.map((moments, column) => <Firing key={alertTriggers[column]?.id} moments={moments} />),
      ],
    };
  });
}

function summaryRows(run: ScenarioRun): FactRow[] {
  return [
    {
      id: `${run.id}-messages`,
      cells: ['Messages in all', ...alertTriggers.map(({ id }) => momentsOf(run, id).length)],
    },
    {
      id: `${run.id}-lesson`,
      cells: ['What it shows', ...alertTriggers.map(({ id }) => run.lessons[id])],
    },
  ];
}

/** The same bars under each of the four triggers: when each would have sent a message, and which were gone at the close. */
export default function TriggerComparison({ condition }: { condition: keyof typeof RUNS }) {
  const run: ScenarioRun | undefined = RUNS[condition];
  if (!run) {
    throw authorError('TriggerComparison', `needs condition="…", one of ${Object.keys(RUNS).join(', ')}.`);
  }
  const title = `Value ${condition} ${triggerScenario.level}`;
  return (
    <>
      <figure className={styles.figure}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
        <section className={styles.scroll} aria-label={`${title}: drawing`} tabIndex={0}>
          <Chart
            run={run}
            label={`${title}, in ${triggerScenario.bars.length} bars of ${triggerScenario.timeframe}. The table below gives each message with its time and value.`}
          />
        </section>
        <figcaption className={styles.caption}>
          {title}. Follow one lane from left to right: a filled dot is a message whose value held until the
          bar closed, a hollow dot one that was gone by then. The values were composed for this page; times
          are UTC.
        </figcaption>
      </figure>
      <FactTable
        label={`${title}: messages of each trigger`}
        columns={['Bar', ...alertTriggers.map(({ name }) => name)]}
        rows={[...barRows(run), ...summaryRows(run)]}
      />
    </>
  );
}
