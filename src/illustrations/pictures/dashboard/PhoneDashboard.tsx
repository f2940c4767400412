import {
  Chart,
  DashboardHeader,
  Device,
  Grid,
  OrderBook,
  Pane,
  Shell,
  Stage,
  Watchlist,
  Widget,
} from '../../kit';

/** A short dashboard in a phone's browser: one column, one pane. */
export const PhoneDashboard = () => (
  <Stage>
    <Device>
      <Shell active="Dashboard">
        <DashboardHeader name="On the go" isLocked />
        <Grid>
          <Widget title="Watchlist" group="blue">
            <Watchlist />
          </Widget>
          <Widget title="BTCUSDT · 4H" group="blue">
            <Pane hasTools={false} chart={<Chart count={36} height={150} />} />
          </Widget>
          <Widget title="Order book · BTCUSDT" group="blue">
            <OrderBook count={2} />
          </Widget>
        </Grid>
      </Shell>
    </Device>
  </Stage>
);
