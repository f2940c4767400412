import { percent } from '@site/src/lib/text/format';
import {
  Button,
  Card,
  Chart,
  funding,
  Grid,
  Pad,
  Pane,
  Panel,
  Person,
  Tile,
  Watchlist,
  Widget,
} from '../../kit';

/** A published dashboard as its audience sees it. */
export const PublishedDashboard = () => (
  <Panel title="Is BTC funding crowded?" actions={<Button tone="primary">Clone</Button>}>
    <Pad>
      <Person name="Mara" note="Published 22 Jan" />
      <Card title="Version 3" end="22 Jan">
        RSI length shortened, so its bands are reached more often.
      </Card>
    </Pad>
    <Grid>
      <Widget title="BTCUSDT · 4H" group="blue" span={8}>
        <Pane hasTools={false} chart={<Chart count={56} height={104} as="line" />} />
      </Widget>
      <Widget title="Watchlist" group="blue" span={4}>
        <Watchlist />
      </Widget>
      <Widget title="Funding rate, 8-hour" group="blue" span={4}>
        <Tile value={percent(funding.at(-1) ?? 0, 4)} of="BTCUSDT · Bybit" />
      </Widget>
      <Widget title="Note" span={8}>
        <Pad>
          <span>Start with the tile: above 0.03%, longs are crowded. Misleads in quiet weekends.</span>
        </Pad>
      </Widget>
    </Grid>
  </Panel>
);
