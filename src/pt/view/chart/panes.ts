import { START } from '../../markets/walk';
import { activePane } from '../../model/outcome';
import { startOf } from '../../model/start';
import type { Pane, State } from '../../model/types';

/** For tests: a workbench with one pane. */
export function withPane(changed: Partial<Pane>, clock = START): State {
  const state = startOf();
  return {
    ...state,
    clock,
    workbench: { ...state.workbench, panes: [{ ...activePane(state), ...changed }] },
  };
}
