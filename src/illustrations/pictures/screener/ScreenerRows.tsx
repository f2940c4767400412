import { Panel, Results, TopBar } from '../../kit';
import { wideShorts } from './lists';

/** Rows as the commands count them. */
export const ScreenerRows = () => (
  <Panel>
    <TopBar typed="row 3" />
    <Results of={wideShorts} active={2} hasNumbers />
  </Panel>
);
