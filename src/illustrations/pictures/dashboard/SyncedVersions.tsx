import { Button, Dialog, Panel, Stage, Table, WorkbenchHeader } from '../../kit';

const restore = <Button key="restore">Restore</Button>;

/** The states that later saves replaced, whichever side saved them. */
export const SyncedVersions = () => (
  <Stage>
    <Panel>
      <WorkbenchHeader name="BTC funding and basis" />
    </Panel>
    <Dialog title="Versions">
      <Table
        active={0}
        columns={[{ name: 'Saved' }, { name: 'In' }, { name: '', align: 'end' }]}
        rows={[
          ['09:15 UTC', 'First desk', restore],
          ['09:00 UTC', 'Workbench', restore],
          ['23 Jan', 'Workbench', restore],
        ]}
      />
    </Dialog>
  </Stage>
);
