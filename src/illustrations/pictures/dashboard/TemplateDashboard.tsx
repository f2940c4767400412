import { Chart, DashboardHeader, Grid, OrderBook, Pane, Shell, Trades, Watchlist, Widget } from '../../kit';

/** The template for day trading, as it opens. */
export const TemplateDashboard = () => (
  <Shell active="Dashboard" typed='rename "BTC session"'>
    <DashboardHeader name="Day trading" isUnsaved />
    <Grid>
      <Widget title="BTCUSDT · 1H" group="blue" span={8} isActive>
        <Pane
          timeframe="1H"
          hasTools={false}
          chart={<Chart timeframe="1H" as="line" count={56} height={110} />}
        />
      </Widget>
      <Widget title="Trades · BTCUSDT" group="blue" span={4}>
        <Trades count={6} />
      </Widget>
      <Widget title="Order book · BTCUSDT" group="blue">
        <OrderBook count={2} />
      </Widget>
      <Widget title="Watchlist" group="blue">
        <Watchlist />
      </Widget>
    </Grid>
  </Shell>
);
