import { scenarioRuns, triggerScenario } from '@site/data/alerts/trigger-scenario';
import { alertTriggers } from '@site/data/alerts/triggers';
import FactTable from '@site/src/components/tables/FactTable';
import Firing from './Firing';
import { momentsOf } from './moments';

const LATE_RUNS = [scenarioRuns['crosses-late'], scenarioRuns['above-late']] as const;

/** Two alerts made while the value is already above the level: one waits for a cross, the other fires at once. */
export default function LateAlert() {
  const { level } = triggerScenario;
  return (
    <FactTable
      label={`Alerts made at ${LATE_RUNS[0].madeAt}, while the value is above ${level}`}
      columns={[`Made at ${LATE_RUNS[0].madeAt}`, ...alertTriggers.map(({ name }) => name)]}
      rows={LATE_RUNS.map((run) => ({
        id: run.id,
        cells: [
          `${run.comparison === 'crosses' ? 'Crosses' : 'Above'} ${level}`,
          ...alertTriggers.map(({ id }) => <Firing key={id} moments={momentsOf(run, id)} />),
        ],
      }))}
    />
  );
}
