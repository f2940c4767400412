import { Button, Card, Chart, Facts, FundingStrip, Muted, Pad, Pane, Panel, Spot, Stage } from '../../kit';

/** One card with everything on it, and the strip that it can add. */
export const IntelCard = () => (
  <Stage>
    <Panel isNarrow title="Panda Intel">
      <Pad>
        <Card title="Positioning">
          <Spot name="Since when">
            <Muted>since 23 Jan 08:00 UTC</Muted>
          </Spot>
          <Spot name="Reading">Longs pay, open interest rises</Spot>
          <Spot name="Numbers">
            <Muted>Numbers</Muted>
          </Spot>
          <Facts
            of={{ 'Funding rate': '+0.0086%', 'Open interest': '58,420 BTC', 'Change, 24 hours': '+1.8%' }}
          />
          <Spot name="Link">
            <Muted>Exchange metrics</Muted>
          </Spot>
          <Button isWide>Add to pane</Button>
        </Card>
      </Pad>
    </Panel>
    <Panel>
      <Pane hasTools={false} chart={<Chart count={46} height={168} />}>
        <FundingStrip count={46} />
      </Pane>
    </Panel>
  </Stage>
);
