import { Grid, OrderBook, Panel, TopBar, Trades, Widget } from '../../kit';

/** A command acts on the widget with the bright edge, a symbol on its whole group. */
export const ActiveWidget = () => (
  <Panel>
    <TopBar typed="symbol SOLUSDT" />
    <Grid>
      <Widget title="Order book · SOLUSDT" group="blue" span={4} isActive>
        <OrderBook symbol="SOLUSDT" count={2} />
      </Widget>
      <Widget title="Trades · SOLUSDT" group="blue" span={4}>
        <Trades symbol="SOLUSDT" count={5} />
      </Widget>
      <Widget title="Order book · BTCUSDT" group="orange" span={4}>
        <OrderBook count={2} />
      </Widget>
    </Grid>
  </Panel>
);
