import { CommandBar, Panel, Results, Toolbar } from '../../kit';
import { wideShorts } from './lists';

/** Rows as the commands count them. */
export const ScreenerRows = () => (
  <Panel>
    <Toolbar>
      <CommandBar typed="row 3" />
    </Toolbar>
    <Results of={wideShorts} active={2} hasNumbers />
  </Panel>
);
