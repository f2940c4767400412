import { Button, Card, Columns, Cover, Facts, Pad, Panel, Person, Shell, Tabs } from '../../kit';
import { tabs } from './tabs';

/** A community's own page, as its owner sees it. */
export const CommunityPage = () => (
  <Shell active="Community">
    <Panel
      title="Funding desk"
      actions={
        <>
          <Button>Invite</Button>
          <Button tone="primary">Publish</Button>
        </>
      }
    >
      <Tabs of={tabs} active="Feed" />
      <Columns>
        <Pad>
          <Card title="Read this first" end="Pinned">
            <Person name="Mira" note="Dashboard" />
          </Card>
          <Card title="Are BTC shorts crowded on Bybit?" end="2 hours ago">
            <Cover />
            <Person name="Jonas" note="Workbench" />
          </Card>
        </Pad>
        <Pad>
          <Facts of={{ Handle: 'funding-desk', Owner: 'Mira', 'Join mode': 'On request' }} />
          <Card title="Rules">
            <span>Each publish names symbol, venue, timeframe and what would prove it wrong.</span>
            <span>At most one publish a day. No links to paid services.</span>
          </Card>
        </Pad>
      </Columns>
    </Panel>
  </Shell>
);
