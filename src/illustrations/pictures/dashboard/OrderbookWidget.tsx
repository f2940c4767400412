import { Chart, Choice, Grid, OrderBook, Pad, Pane, Panel, Widget } from '../../kit';

/** A book beside the chart it belongs to, in the finest grouping. */
export const OrderbookWidget = () => (
  <Panel>
    <Grid>
      <Widget title="BTCUSDT · 4H" group="blue" span={8}>
        <Pane hasTools={false} chart={<Chart as="line" count={58} height={248} />} />
      </Widget>
      <Widget title="BTCUSDT · Bybit" group="blue" span={4} isActive>
        <Pad>
          <Choice label="Grouping" options={['0.1', '1', '10', '50']} chosen="0.1" />
        </Pad>
        <OrderBook count={4} />
      </Widget>
    </Grid>
  </Panel>
);
