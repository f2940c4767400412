import { START } from '../../markets/walk';
import { startOf } from '../../model/start';
import type { Pane, State } from '../../model/types';

/* For tests: a workbench with one pane. */

export const paneOf = (state: State) => state.workbench.panes[state.workbench.active] as Pane;

export function withPane(changed: Partial<Pane>, clock = START): State {
  const state = startOf();
  return { ...state, clock, workbench: { ...state.workbench, panes: [{ ...paneOf(state), ...changed }] } };
}
