import { Menu, Overlay, Pane, Shell, WorkbenchHeader } from '../../kit';

const COMMANDS = [
  { name: 'symbol SYMBOL', note: 'change the symbol' },
  { name: 'tf TIMEFRAME', note: 'change the timeframe' },
  { name: 'study add NAME', note: 'add a study' },
  { name: 'metric add NAME', note: 'add a metric' },
];

/** A new workbench with the command bar open. */
export const FirstLook = () => (
  <Shell active="Workbench" typed="help">
    <WorkbenchHeader />
    <Overlay over={<Pane />}>
      <Menu items={COMMANDS} active="symbol SYMBOL" />
    </Overlay>
  </Shell>
);
