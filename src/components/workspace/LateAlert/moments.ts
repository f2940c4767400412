import type { ScenarioRun } from '@site/data/alerts/alerts.schema';
import { scenarioBars, triggerScenario } from '@site/data/alerts/trigger-scenario';
import {
  barOfFiring,
  clockToSeconds,
  heldAtClose,
  type TriggerKind,
} from '@site/data/formulas/trading/triggers';

export type Moment = {
  readonly clock: string;
  readonly value: number;
  /** False for a message about a value that was gone when its bar closed. */
  readonly held: boolean;
};

/** The typed firings of a run with what the table needs to know about each. */
export function momentsOf(run: ScenarioRun, trigger: TriggerKind): Moment[] {
  return run.fires[trigger].map(({ at, value }) => {
    const firing = { at: clockToSeconds(at), value };
    const bar = barOfFiring(scenarioBars, firing, trigger);
    return {
      clock: at,
      value,
      held: bar ? heldAtClose(bar, firing, triggerScenario.level) : true,
    };
  });
}
