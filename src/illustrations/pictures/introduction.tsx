import { FundingStrip, Menu, Overlay, Pane, RsiStrip, Shell, WorkbenchHeader } from '../kit';

/** The app, for its six sections. */
export const AppSections = () => (
  <Shell active="Workbench" symbol="DOGEUSDT">
    <WorkbenchHeader symbol="DOGEUSDT" name="DOGE base" />
    <Pane hasTools symbol="DOGEUSDT" height={210} />
  </Shell>
);

/** Price, two strips and a level: the chart that the second stage builds. */
export const FirstChart = () => (
  <Shell active="Workbench" typed='metric add "funding rate" venue=bybit'>
    <WorkbenchHeader isUnsaved />
    <Pane hasTools height={180} crosshair={1} lines={[{ price: 67_330, label: 'Your level' }]}>
      <RsiStrip crosshair={1} />
      <FundingStrip crosshair={1} />
    </Pane>
  </Shell>
);

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
    <Overlay over={<Pane hasTools />}>
      <Menu items={COMMANDS} active="symbol SYMBOL" />
    </Overlay>
  </Shell>
);
