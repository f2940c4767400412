import { Chart, DashboardHeader, Grid, OrderBook, Pane, Shell, Trades, Widget } from '../../kit';

/** Chart, order book and trades that follow one symbol. */
export const FirstDashboard = () => (
  <Shell active="Dashboard" symbol="ETHUSDT" typed="ethusdt">
    <DashboardHeader name="First desk" />
    <Grid>
      <Widget title="ETHUSDT · 4H" group="blue" span={12}>
        <Pane symbol="ETHUSDT" hasTools={false} chart={<Chart symbol="ETHUSDT" height={150} />} />
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
