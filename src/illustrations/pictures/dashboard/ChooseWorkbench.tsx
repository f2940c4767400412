import { Button, Chart, Dialog, Grid, Pane, Panel, Stage, Table, Widget } from '../../kit';

/** The saved workbenches to choose from, and the widget that one of them becomes. */
export const ChooseWorkbench = () => (
  <Stage>
    <Dialog title="Add workbench" isNarrow actions={<Button tone="primary">Add</Button>}>
      <Table
        active={0}
        columns={[{ name: 'Name' }, { name: 'Saved', align: 'end' }]}
        rows={[
          ['BTC move and funding', '24 Jan'],
          ['ETH swing', '21 Jan'],
          ['SOL order flow', '12 Jan'],
        ]}
      />
    </Dialog>
    <Panel>
      <Grid>
        <Widget title="BTC move and funding" group="blue" span={12} isSynced isActive>
          <Pane hasTools={false} chart={<Chart count={40} height={130} />} />
        </Widget>
      </Grid>
    </Panel>
  </Stage>
);
