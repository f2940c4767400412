import { Button, Panel, Person, Table, Tabs } from '../../kit';
import { tabs } from './tabs';

/** Three people who wait, the oldest request first. */
export const JoinRequests = () => (
  <Panel>
    <Tabs of={tabs} active="Requests" />
    <Table
      columns={[
        { name: 'Person' },
        { name: 'Asked', isMinor: true },
        { name: 'Publishes', align: 'end', isMinor: true },
        { name: '', align: 'end' },
      ]}
      active={0}
      rows={[
        ['Nina', '2 days ago', '6'],
        ['Sam', '9 hours ago', '0'],
        ['Ivan', '1 hour ago', '2'],
      ].map(([name = '', asked, publishes], index) => [
        <Person key="1" name={name} />,
        asked,
        publishes,
        <>
          <Button>Decline</Button> <Button tone={index === 0 ? 'primary' : undefined}>Approve</Button>
        </>,
      ])}
    />
  </Panel>
);
