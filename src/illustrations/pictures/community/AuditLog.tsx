import { Panel, Person, Table, Tabs } from '../../kit';
import { tabs } from './tabs';

/** Who with a role did what, newest first. */
export const AuditLog = () => (
  <Panel>
    <Tabs of={tabs} active="Audit log" />
    <Table
      columns={[{ name: 'Time' }, { name: 'Who' }, { name: 'Role', isMinor: true }, { name: 'What' }]}
      rows={[
        ['16:12', <Person key="1" name="Ana" />, 'Moderator', 'Removed a publish'],
        ['15:58', <Person key="2" name="Ana" />, 'Moderator', 'Approved Nina'],
        ['11:30', <Person key="3" name="Mira" />, 'Owner', 'Made Jonas Admin'],
        ['11:04', <Person key="4" name="Jonas" />, 'Admin', 'Changed the rules'],
      ]}
    />
  </Panel>
);
