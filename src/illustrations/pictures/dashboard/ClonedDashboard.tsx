import { Chart, DashboardHeader, Grid, Muted, Pad, Pane, Panel, Person, Tile, Widget } from '../../kit';

/** A clone before it is fitted: it names its author, and one metric has no data for the new symbol. */
export const ClonedDashboard = () => (
  <Panel>
    <DashboardHeader name="Is BTC funding crowded?" isUnsaved />
    <Pad>
      <Person name="Mara" note="Cloned from version 3" />
    </Pad>
    <Grid>
      <Widget title="SOLUSDT · 4H" group="blue" span={8} isActive>
        <Pane
          symbol="SOLUSDT"
          hasTools={false}
          chart={<Chart symbol="SOLUSDT" as="line" count={56} height={96} />}
        />
      </Widget>
      <Widget title="MVRV" group="blue" span={4}>
        <Tile value="–" of="SOLUSDT" />
        <Pad>
          <Muted>No data for this symbol</Muted>
        </Pad>
      </Widget>
    </Grid>
  </Panel>
);
