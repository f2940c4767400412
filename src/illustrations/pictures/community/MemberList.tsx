import { roles } from '@site/data/community/roles';
import { Columns, Menu, Pad, Panel, Person, Table, Tabs } from '../../kit';
import { tabs } from './tabs';

/** The members with their roles, and the roles that one of them can get. */
export const MemberList = () => (
  <Panel>
    <Tabs of={tabs} active="Members" />
    <Columns>
      <Table
        columns={[{ name: 'Member' }, { name: 'Role' }, { name: 'Joined', align: 'end' }]}
        active={2}
        rows={[
          [<Person key="1" name="Mira" />, 'Owner', '3 Jan'],
          [<Person key="2" name="Jonas" />, 'Admin', '4 Jan'],
          [<Person key="3" name="Ana" />, 'Member', '4 Jan'],
          [<Person key="4" name="Leo" />, 'Member', '9 Jan'],
        ]}
      />
      <Pad>
        <Menu
          items={roles
            .filter(({ id }) => id !== 'owner')
            .map(({ name }) => ({ name, note: name === 'Member' ? 'Now' : undefined }))}
          active="Moderator"
        />
      </Pad>
    </Columns>
  </Panel>
);
