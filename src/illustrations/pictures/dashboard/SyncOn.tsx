import { Chart, CommandBar, Grid, Pad, Pane, Panel, Toast, Toolbar, Widget } from '../../kit';

/** A widget that was a copy and is synced from now on. */
export const SyncOn = () => (
  <Panel>
    <Toolbar>
      <CommandBar typed="sync on" />
    </Toolbar>
    <Grid>
      <Widget title="BTC funding and basis" group="blue" span={12} isSynced isActive>
        <Pane hasTools={false} chart={<Chart as="line" height={96} />} />
      </Widget>
    </Grid>
    <Pad>
      <Toast icon="sync" title="Synced">
        With the workbench “BTC funding and basis”
      </Toast>
    </Pad>
  </Panel>
);
