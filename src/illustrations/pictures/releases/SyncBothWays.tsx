import {
  Chart,
  DashboardHeader,
  Grid,
  OrderBook,
  Pane,
  Panel,
  Stage,
  Toast,
  Widget,
  WorkbenchHeader,
} from '../../kit';

/** A workbench, the message after its save, and the dashboard that follows it. */
export const SyncBothWays = () => (
  <Panel>
    <WorkbenchHeader name="BTC levels" />
    <Stage>
      <Toast title="BTC levels saved" icon="sync">
        2 synced widgets updated
      </Toast>
    </Stage>
    <DashboardHeader name="Morning desk" isUnsaved />
    <Grid>
      <Widget title="BTC levels · 4H" span={8} isSynced isActive>
        <Pane
          hasTools={false}
          chart={<Chart count={40} height={150} lines={[{ price: 67_330, label: 'Weekly high' }]} />}
        />
      </Widget>
      <Widget title="Order book" span={4}>
        <OrderBook count={3} />
      </Widget>
    </Grid>
  </Panel>
);
