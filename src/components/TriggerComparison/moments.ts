import type { ScenarioRun } from '@site/data/alerts/alerts.schema';
import { scenarioBars, triggerScenario } from '@site/data/alerts/trigger-scenario';
import { barOfFiring, clockToSeconds, heldAtClose, type TriggerKind } from '@site/data/formulas/triggers';

export type Moment = {
  readonly clock: string;
  readonly seconds: number;
  readonly value: number;
  readonly barIndex: number;
  /** False for a message about a value that was gone when its bar closed. */
  readonly held: boolean;
};

/** The typed firings of a run with what the drawing and the table need to know about each. */
export function momentsOf(run: ScenarioRun, trigger: TriggerKind): Moment[] {
  return run.fires[trigger].map(({ at, value }) => {
    const firing = { at: clockToSeconds(at), value };
    const bar = barOfFiring(scenarioBars, firing, trigger);
    return {
      clock: at,
      seconds: firing.at,
      value,
      barIndex: bar ? scenarioBars.indexOf(bar) : -1,
      held: bar ? heldAtClose(bar, firing, triggerScenario.level) : true,
    };
  });
}
