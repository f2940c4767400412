import { Grid, OrderBook, Panel, Widget } from '../../kit';

/** One coin on two venues, each in a group of its own. */
export const TwoBooks = () => (
  <Panel>
    <Grid>
      <Widget title="BTCUSDT · Bybit" group="blue">
        <OrderBook count={3} />
      </Widget>
      <Widget title="BTCUSDT · Binance" group="orange">
        <OrderBook count={3} offset={-6.3} />
      </Widget>
    </Grid>
  </Panel>
);
