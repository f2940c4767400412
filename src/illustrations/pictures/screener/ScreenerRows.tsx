import { Panel, Results, TopBar } from '../../kit';
import { wideSqueezes } from './lists';

/** Rows as the commands count them. */
export const ScreenerRows = () => (
  <Panel>
    <TopBar typed="row 3" />
    <Results of={wideSqueezes} active={2} hasNumbers />
  </Panel>
);
