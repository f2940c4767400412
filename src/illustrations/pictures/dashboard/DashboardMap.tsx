import {
  Chart,
  DashboardHeader,
  Grid,
  OrderBook,
  Pad,
  Pane,
  Results,
  Shell,
  Trades,
  Widget,
} from '../../kit';
import { shorts } from '../screener/lists';

/** The whole screen: what dashboard/overview numbers. */
export const DashboardMap = () => (
  <Shell active="Dashboard" symbol="ETHUSDT">
    <DashboardHeader name="ETH desk" />
    <Grid>
      <Widget title="ETHUSDT · 4H" group="blue" span={8} isActive>
        <Pane symbol="ETHUSDT" hasTools={false} chart={<Chart symbol="ETHUSDT" count={48} height={148} />} />
      </Widget>
      <Widget title="Trades · ETHUSDT" group="blue" span={4}>
        <Trades symbol="ETHUSDT" count={8} />
      </Widget>
      <Widget title="Order book · ETHUSDT" group="blue">
        <OrderBook symbol="ETHUSDT" count={2} />
      </Widget>
      <Widget title="Crowded shorts" group="green">
        <Results of={shorts} />
      </Widget>
      <Widget title="Note" span={12}>
        <Pad>
          <span>Long only above 3,500. Check funding before adding. Flat before 00:00 UTC.</span>
        </Pad>
      </Widget>
    </Grid>
  </Shell>
);
