import { audiences } from '@site/data/community/audiences';
import { dashboardTemplates } from '@site/data/dashboards/templates';
import {
  Card,
  Cards,
  Choice,
  Dialog,
  Field,
  Menu,
  Muted,
  Pad,
  Panel,
  Stage,
  Stamps,
  Table,
  Tabs,
  Thumb,
  Toolbar,
} from '../view/kit';
import { StillApp } from './StillApp';
import { SYNCED } from './states';

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
          ['BTC move and funding', '20 Feb'],
          ['ETH swing', '17 Feb'],
          ['SOL order flow', '9 Feb'],
        ]}
      />
    </Dialog>
    <StillApp isPart lines={SYNCED} />
  </Stage>
);

const FOUND = [
  ['Is BTC funding crowded?', '41 clones · 19 Feb', ['workbench', 'metric', 'screener', 'note']],
  ['Funding against basis', '17 clones · 16 Feb', ['workbench', 'metric', 'metric']],
  ['Who pays funding today?', '9 clones · 8 Feb', ['screener', 'watchlist', 'orderbook']],
] as const;

/** Published dashboards that a search found. */
export const Explorer = () => (
  <StillApp
    active="Dashboard"
    body={
      <Panel>
        <Tabs of={{ Yours: 3, 'Shared with you': 1, Published: undefined }} active="Published" />
        <Toolbar search="funding">
          <Choice choices={['Recent', 'Most cloned']} value="Recent" />
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
      </Panel>
    }
  />
);

/** The ways to start: blank or from a template; a clone comes from Explorer. */
export const NewDashboard = () => (
  <Stage>
    <Dialog title="New dashboard" buttons={['Cancel', 'Create']}>
      <Field label="Name" value="Morning desk" isFocused />
      <Stamps>
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
      </Stamps>
    </Dialog>
  </Stage>
);
