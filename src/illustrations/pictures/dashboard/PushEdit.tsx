import { Chart, DashboardHeader, Grid, Pane, Panel, Stage, Widget, WorkbenchHeader } from '../../kit';

const chart = <Chart timeframe="1D" as="line" count={84} height={96} />;

/** A chart that was changed on the dashboard, and the workbench after the save. */
export const PushEdit = () => (
  <Stage>
    <Panel>
      <DashboardHeader name="First desk" isUnsaved />
      <Grid>
        <Widget title="BTCUSDT · 1D" group="blue" span={12} isSynced isActive>
          <Pane timeframe="1D" hasTools={false} chart={chart} />
        </Widget>
      </Grid>
    </Panel>
    <Panel>
      <WorkbenchHeader name="BTC funding and basis" timeframe="1D" style="Line" />
      <Pane timeframe="1D" hasTools={false} chart={chart} />
    </Panel>
  </Stage>
);
