import { Chart, Grid, Pane, Panel, Stage, Widget, WorkbenchHeader } from '../../kit';

const chart = <Chart as="line" count={84} height={96} lines={[{ price: 64_900, label: 'New level' }]} />;

/** A workbench about to be saved, and the widget that follows. */
export const PullSave = () => (
  <Stage>
    <Panel>
      <WorkbenchHeader name="BTC funding and basis" style="Line" isUnsaved />
      <Pane hasTools={false} chart={chart} />
    </Panel>
    <Panel>
      <Grid>
        <Widget title="First desk" span={12} isSynced>
          <Pane hasTools={false} chart={chart} />
        </Widget>
      </Grid>
    </Panel>
  </Stage>
);
