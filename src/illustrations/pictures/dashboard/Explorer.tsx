import { dashboardTemplates } from '@site/data/dashboards/templates';
import { Card, Cards, Choice, Muted, Pad, Shell, Tabs, Thumb, Toolbar } from '../../kit';

const FOUND = {
  'Is BTC funding crowded?': '41 clones · 22 Jan',
  'Funding and basis, four coins': '17 clones · 19 Jan',
  'Who pays funding today?': '9 clones · 11 Jan',
};

/** Published dashboards that a search found. */
export const Explorer = () => (
  <Shell active="Dashboard">
    <Tabs of={{ Yours: 3, 'Shared with you': 1, Published: undefined }} active="Published" />
    <Toolbar search="funding">
      <Choice options={['Recent', 'Most cloned']} chosen="Recent" />
    </Toolbar>
    <Pad>
      <Cards>
        {Object.entries(FOUND).map(([title, facts], index) => (
          <Card key={title} title={title}>
            <Thumb of={dashboardTemplates[index]?.typicalWidgets ?? []} />
            <Muted>{facts}</Muted>
          </Card>
        ))}
      </Cards>
    </Pad>
  </Shell>
);
