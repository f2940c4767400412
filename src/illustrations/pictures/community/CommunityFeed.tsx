import { Button, Card, Cards, Cover, Pad, Person, Shell, Tabs, Tags, Toolbar } from '../../kit';

const PUBLISHES = [
  {
    title: 'Are BTC shorts crowded on Bybit?',
    author: 'Mira',
    kind: 'Workbench',
    tags: ['BTCUSDT', 'funding'],
  },
  { title: 'Which perps pay over 0.05%?', author: 'Jonas', kind: 'Screener', tags: ['perps', 'funding'] },
  { title: 'Who pays on ETH at weekends?', author: 'Ana', kind: 'Dashboard', tags: ['ETHUSDT', 'funding'] },
  { title: 'Is SOL funding turning?', author: 'Leo', kind: 'Workbench', tags: ['SOLUSDT', 'funding'] },
];

/** The section Community, as a reader meets it. */
export const CommunityFeed = () => (
  <Shell active="Community">
    <Tabs of={{ Publishes: undefined, People: undefined, Communities: undefined }} active="Publishes" />
    <Toolbar search="funding">
      <Button>New community</Button>
    </Toolbar>
    <Pad>
      <Cards>
        {PUBLISHES.map(({ title, author, kind, tags }, index) => (
          <Card key={title} title={title}>
            <Cover before={index * 18} />
            <Person name={author} note={kind} />
            <Tags of={tags} />
          </Card>
        ))}
      </Cards>
    </Pad>
  </Shell>
);
