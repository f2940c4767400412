import {
  DashboardHeader,
  FundingStrip,
  Grid,
  Menu,
  OrderBook,
  Overlay,
  Pane,
  RsiStrip,
  Shell,
  Trades,
  Widget,
  WorkbenchHeader,
} from '../kit';

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

/** Chart, order book and trades that follow one symbol. */
export const FirstDashboard = () => (
  <Shell active="Dashboard" symbol="ETHUSDT" typed="ethusdt">
    <DashboardHeader name="First desk" />
    <Grid>
      <Widget title="ETHUSDT · 4H" group="blue" span={12}>
        <Pane symbol="ETHUSDT" height={150} />
      </Widget>
      <Widget title="Order book · ETHUSDT" group="blue">
        <OrderBook symbol="ETHUSDT" count={4} />
      </Widget>
      <Widget title="Trades · ETHUSDT" group="blue">
        <Trades symbol="ETHUSDT" count={9} />
      </Widget>
    </Grid>
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
