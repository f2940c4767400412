import { audiences } from '@site/data/community/audiences';
import { dashboardTemplates } from '@site/data/dashboards/templates';
import {
  Card,
  Cards,
  Check,
  Checks,
  Choice,
  DashboardHeader,
  Dialog,
  Field,
  Grid,
  listOf,
  Menu,
  Muted,
  OrderBook,
  Pad,
  Pane,
  Panel,
  Results,
  Shell,
  Stage,
  Table,
  Tabs,
  Thumb,
  Toolbar,
  Trades,
  Widget,
  WorkbenchHeader,
} from '../kit';

/** Perps whose shorts pay, more of them each day. */
const shorts = listOf({
  universe: 'perps',
  where: 'funding < -0.01 and open_interest changed% 10 7d and price_change > -5 7d and volume > 5m 24h',
  columns: ['funding', 'price_change'],
  sort: 'funding asc',
});

/** The six audiences, from only you to everyone. */
export const AudienceChoice = () => (
  <Stage>
    <Dialog title="Audience" buttons={['Cancel', 'Change']}>
      <Menu active="People" items={audiences.map(({ name, whoSees }) => ({ name, note: whoSees }))} />
      <Field label="Who" value="Mira, Jonas" isFocused />
    </Dialog>
  </Stage>
);

/** The saved workbenches to choose from, and the widget that one of them becomes. */
export const ChooseWorkbench = () => (
  <Stage>
    <Dialog title="Add workbench" isNarrow buttons={['Add']}>
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
          <Pane height={130} />
        </Widget>
      </Grid>
    </Panel>
  </Stage>
);

/** The whole screen: what dashboard/overview numbers. */
export const DashboardMap = () => (
  <Shell active="Dashboard" symbol="ETHUSDT">
    <DashboardHeader name="ETH desk" />
    <Grid>
      <Widget title="ETHUSDT · 4H" group="blue" span={8} isActive>
        <Pane symbol="ETHUSDT" height={148} />
      </Widget>
      <Widget title="Trades · ETHUSDT" group="blue" span={4}>
        <Trades symbol="ETHUSDT" count={8} />
      </Widget>
      <Widget title="Order book · ETHUSDT" group="blue">
        <OrderBook symbol="ETHUSDT" count={2} />
      </Widget>
      <Widget title="Crowded shorts" group="green">
        <Results of={shorts} />
      </Widget>
      <Widget title="Note" span={12}>
        <Pad>
          <span>Long only above 3,500. Check funding before adding. Flat before 00:00 UTC.</span>
        </Pad>
      </Widget>
    </Grid>
  </Shell>
);

/** A synced widget with a change, and the dashboard's own Save. */
export const PushFromWidget = () => (
  <Panel>
    <DashboardHeader name="BTC desk" />
    <Grid>
      <Widget title="BTC move and funding" group="blue" span={12} isSynced isActive>
        <Pane height={130} />
      </Widget>
    </Grid>
  </Panel>
);

/** A workbench with a change, and the widget that takes it over. */
export const PullIntoWidget = () => (
  <Stage>
    <Panel>
      <WorkbenchHeader name="BTC move and funding" isUnsaved />
      <Pane height={110} />
    </Panel>
    <Panel>
      <Grid>
        <Widget title="In the dashboard" group="blue" span={12} isSynced>
          <Pane height={110} />
        </Widget>
      </Grid>
    </Panel>
  </Stage>
);

const FOUND = [
  ['Is BTC funding crowded?', '41 clones · 22 Jan', ['workbench', 'metric', 'screener', 'note']],
  ['Funding against basis', '17 clones · 19 Jan', ['workbench', 'metric', 'metric']],
  ['Who pays funding today?', '9 clones · 11 Jan', ['screener', 'watchlist', 'orderbook']],
] as const;

/** Published dashboards that a search found. */
export const Explorer = () => (
  <Shell active="Dashboard">
    <Tabs of={{ Yours: 3, 'Shared with you': 1, Published: undefined }} active="Published" />
    <Toolbar search="funding">
      <Choice options={['Recent', 'Most cloned']} chosen="Recent" />
    </Toolbar>
    <Pad>
      <Cards>
        {FOUND.map(([title, facts, widgets]) => (
          <Card key={title} title={title}>
            <Thumb of={widgets} />
            <Muted>{facts}</Muted>
          </Card>
        ))}
      </Cards>
    </Pad>
  </Shell>
);

/** The ways to start: blank or from a template; a clone comes from Explorer. */
export const NewDashboard = () => (
  <Stage>
    <Dialog title="New dashboard" buttons={['Cancel', 'Create']}>
      <Field label="Name" value="Morning desk" isFocused />
      <Cards isSmall>
        <Card title="Blank">
          <Thumb of={[]} />
        </Card>
        {dashboardTemplates.map(({ id, name, typicalWidgets }) => (
          <Card key={id} title={name}>
            <Thumb of={typicalWidgets} />
          </Card>
        ))}
        <Card title="Clone">
          <Muted>A dashboard you found in Explorer</Muted>
        </Card>
      </Cards>
    </Dialog>
  </Stage>
);

/** A book beside the chart it belongs to, in the finest grouping. */
export const OrderbookWidget = () => (
  <Panel>
    <Grid>
      <Widget title="SOLUSDT · 4H" group="blue" span={8}>
        <Pane symbol="SOLUSDT" as="line" height={248} />
      </Widget>
      <Widget title="SOLUSDT · Bybit" group="blue" span={4} isActive>
        <Pad>
          <Choice label="Grouping" options={['0.01', '0.1', '0.5', '1']} chosen="0.01" />
        </Pad>
        <OrderBook symbol="SOLUSDT" count={4} />
      </Widget>
    </Grid>
  </Panel>
);

/** A row that was clicked, and the chart that followed. */
export const ScreenerWidget = () => (
  <Panel>
    <Grid>
      <Widget title="Crowded shorts" group="green" isActive>
        <Results of={shorts} active={2} />
      </Widget>
      <Widget title="LZUUSDT · 4H" group="green">
        <Pane symbol="LZUUSDT" height={130} />
      </Widget>
    </Grid>
  </Panel>
);

/** Prints beside the book, without the smallest ones. */
export const TradesWidget = () => (
  <Panel>
    <Grid>
      <Widget title="Order book · BTCUSDT" group="blue">
        <OrderBook count={5} />
      </Widget>
      <Widget title="Trades · BTCUSDT" group="blue" isActive>
        <Pad>
          <Checks label="Size filter">
            <Check>0–1k</Check>
            <Check isOn>1k–10k</Check>
            <Check isOn>10k–100k</Check>
            <Check isOn>100k–1m</Check>
            <Check isOn>1m–10m</Check>
          </Checks>
        </Pad>
        <Trades count={7} from={1_000} />
      </Widget>
    </Grid>
  </Panel>
);
