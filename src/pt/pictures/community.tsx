import { houseRules } from '@site/data/community/house-rules';
import { joinModes } from '@site/data/community/join-modes';
import {
  Button,
  Card,
  Cards,
  Choice,
  Columns,
  Cover,
  Dialog,
  Facts,
  Field,
  Pad,
  Panel,
  Person,
  SideBySide,
  Stage,
  Tabs,
  Tags,
  Toolbar,
} from '../view/kit';
import { StillApp, StillChart } from './StillApp';

/** What a community shows to people with a role; members see the first two. */
const tabs = { Feed: undefined, Members: undefined, Requests: 3, Reports: 1, 'Audit log': undefined };

const PUBLISHES = [
  { title: 'Are BTC shorts crowded on Bybit?', author: 'Mira', kind: 'Workbench', symbol: 'BTCUSDT' },
  { title: 'Who holds ETH through funding?', author: 'Jonas', kind: 'Screener', symbol: 'ETHUSDT' },
  { title: 'Who pays on ETH at weekends?', author: 'Ana', kind: 'Dashboard', symbol: 'ETHUSDT' },
  { title: 'Is SOL funding turning?', author: 'Leo', kind: 'Workbench', symbol: 'SOLUSDT' },
] as const;

/** The section Community, as a reader meets it. */
export const CommunityFeed = () => (
  <StillApp
    active="Community"
    body={
      <Panel>
        <Tabs of={{ Publishes: undefined, People: undefined, Communities: undefined }} active="Publishes" />
        <Toolbar search="funding">
          <Button>New community</Button>
        </Toolbar>
        <Pad>
          <Cards>
            {PUBLISHES.map(({ title, author, kind, symbol }) => (
              <Card key={title} title={title}>
                <Cover symbol={symbol} />
                <Person name={author} note={kind} />
                <Tags of={[symbol, 'funding']} />
              </Card>
            ))}
          </Cards>
        </Pad>
      </Panel>
    }
  />
);

/** What a community needs before it exists. */
export const CommunityForm = () => (
  <Stage>
    <Dialog title="New community" buttons={['Cancel', 'Create']}>
      <SideBySide>
        <Field label="Name" value="Funding desk" />
        <Field label="Handle" value="funding-desk" note="Can’t be changed later" isFocused />
      </SideBySide>
      <Field
        label="Description"
        as="text"
        value="Who pays whom, and why. For perp traders. Nothing here is financial advice."
      />
      <Field label="Picture" value="funding-desk.png" end="Change" />
      <Field
        label="Rules"
        as="text"
        value="Each publish names symbol, venue, timeframe and what would prove it wrong."
      />
      <Choice label="Join mode" choices={joinModes.map(({ name }) => name)} value="Invite only" />
    </Dialog>
  </Stage>
);

/** A community's own page, as its owner sees it. */
export const CommunityPage = () => (
  <StillApp
    active="Community"
    body={
      <Panel title="Funding desk" buttons={['Invite', 'Publish']}>
        <Tabs of={tabs} active="Feed" />
        <Columns>
          <Pad>
            <Card title="Read this first" end="Pinned">
              <Person name="Mira" note="Dashboard" />
            </Card>
            <Card title="Are BTC shorts crowded on Bybit?" end="2 hours ago">
              <Cover symbol="BTCUSDT" />
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
    }
  />
);

/** What a publish asks for, whatever is published. */
export const PublishDialog = () => (
  <Stage>
    <Dialog title="New publish" buttons={['Cancel', 'Publish']}>
      <Field label="Title" value="Is BTC funding crowded?" />
      <Field
        label="Description"
        as="text"
        value="Start with the funding rate: above 0.03%, longs are crowded. For large perps. Misleads in quiet weekends."
      />
      <SideBySide>
        <Field label="Tags" value="BTC, funding, perps" />
        <Field label="Cover" value="What you see now" as="select" />
      </SideBySide>
      <Field label="Audience" value="Community: Funding desk" as="select" />
    </Dialog>
  </Stage>
);

/** A publish as its audience sees it. */
export const PublishPage = () => (
  <StillApp
    active="Community"
    body={
      <Panel title="Are BTC shorts crowded on Bybit?" buttons={['Report', 'Clone']}>
        <Columns>
          <StillChart lines={['draw hline 67500', 'metric add "funding rate"']} />
          <Pad>
            <Person name="Mira" note="Workbench" />
            <span>Funding and open interest on BTCUSDT, Bybit, 4H. Wrong if funding turns positive.</span>
            <Tags of={['BTCUSDT', 'funding', '4H']} />
            <Facts of={{ Published: '12 Feb 2026', Audience: 'Public' }} />
            <Card title="Version 2" end="20 Feb">
              Length 20 instead of 14.
            </Card>
          </Pad>
        </Columns>
      </Panel>
    }
  />
);

const broken = houseRules.find(({ id }) => id === 'no-promises') ?? houseRules[0];

/** A report beside what it is about, with the four answers. */
export const ReportedPublish = () => (
  <Panel>
    <Tabs of={tabs} active="Reports" />
    <Columns>
      <Pad>
        <Person name="Sam" note="published 3 hours ago" />
        <span>SOL to 120 by Friday. Can’t lose. Buy now.</span>
        <Tags of={['SOLUSDT', '1D']} />
        <Facts of={{ Reports: '1', 'Earlier breaches': 'None' }} />
      </Pad>
      <Pad>
        <Field label="Rule" value={broken?.rule} as="select" />
        <Choice label="Step" choices={['A word', 'Remove', 'Mute', 'Ban']} value="Remove" />
        <Field
          label="To the author"
          as="text"
          value="It promises profit. A version with the risk is welcome."
        />
        <Button tone="primary" isWide>
          Close report
        </Button>
      </Pad>
    </Columns>
  </Panel>
);
