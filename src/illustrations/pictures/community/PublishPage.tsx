import { Button, Card, Chart, Columns, Facts, Pad, Pane, Panel, Person, Shell, Tags } from '../../kit';

/** A publish as its audience sees it. */
export const PublishPage = () => (
  <Shell active="Community">
    <Panel
      title="Are BTC shorts crowded on Bybit?"
      actions={
        <>
          <Button>Report</Button>
          <Button tone="primary">Clone</Button>
        </>
      }
    >
      <Columns>
        <Pane
          hasTools={false}
          chart={<Chart count={40} height={210} lines={[{ price: 67_330, label: 'Squeeze above' }]} />}
        />
        <Pad>
          <Person name="Mira" note="Workbench" />
          <span>Funding and open interest on BTCUSDT, Bybit, 4H. Wrong if funding turns positive.</span>
          <Tags of={['BTCUSDT', 'funding', '4H']} />
          <Facts of={{ Published: '12 Jan 2026', Audience: 'Public' }} />
          <Card title="Version 2" end="24 Jan">
            Length 20 instead of 14.
          </Card>
        </Pad>
      </Columns>
    </Panel>
  </Shell>
);
