import { limits } from '@site/data/reference/limits';
import { Button, Dialog, Menu, Muted, Panel, Stage, Table, WorkbenchHeader } from '../../kit';

/** The versions of a workbench, newest first. */
export const VersionList = () => (
  <Panel>
    <WorkbenchHeader name="BTC funding and basis" />
    <Stage>
      <Menu items={[{ name: 'Versions' }]} active="Versions" />
      <Dialog title="Versions">
        <Table
          active={1}
          columns={[{ name: 'Saved' }, { name: 'Panes', align: 'end' }, { name: '', align: 'end' }]}
          rows={[
            ['Today, 14:02', '2', <Muted key="1">Current</Muted>],
            ['Today, 09:31', '2', <Button key="2">Restore</Button>],
            ['23 Jan, 18:40', '1', <Button key="3">Restore</Button>],
            ['21 Jan, 16:05', '1', <Button key="4">Restore</Button>],
          ]}
        />
        <Muted>The last {limits.versions} versions are kept.</Muted>
      </Dialog>
    </Stage>
  </Panel>
);
