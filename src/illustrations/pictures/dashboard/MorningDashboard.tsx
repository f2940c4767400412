import { Chart, DashboardHeader, Grid, Pad, Pane, Panel, Results, Tile, Watchlist, Widget } from '../../kit';
import { narrowShorts } from '../screener/lists';

/** The recipe of Create a dashboard, in the sizes and places that its steps give. */
export const MorningDashboard = () => (
  <Panel>
    <DashboardHeader name="Morning" isLocked />
    <Grid>
      <Widget title="Crowded shorts" group="green" span={4}>
        <Results of={narrowShorts} active={2} />
      </Widget>
      <Widget title="LZUUSDT · 4H" group="green" span={8}>
        <Pane symbol="LZUUSDT" hasTools={false} chart={<Chart symbol="LZUUSDT" count={56} height={168} />} />
      </Widget>
      <Widget title="Watchlist" group="green" span={4}>
        <Watchlist />
      </Widget>
      <Widget title="Funding rate, 8-hour" group="green" span={4}>
        <Tile value="−0.0163%" of="LZUUSDT · Binance" />
      </Widget>
      <Widget title="Note" span={4}>
        <Pad>
          <span>Did shorts cover above 244?</span>
          <span>Is coin open interest still rising?</span>
        </Pad>
      </Widget>
    </Grid>
  </Panel>
);
