import { Card, Cards, Muted, Stage, Warning } from '../../kit';

/** What a card says when its data is late or absent. */
export const IntelCardStates = () => (
  <Stage>
    <Cards>
      <Card title="Positioning" end="spot market">
        <Warning>Data is missing</Warning>
        <Muted>No funding or open interest on spot</Muted>
      </Card>
      <Card title="Liquidity" end="since 09:10 UTC" reading="0.03% slippage for $100k">
        <Warning>Data is stale</Warning>
        <Muted>Last values from 11:42 UTC</Muted>
      </Card>
      <Card title="Rating" end="since 21 Jan" reading="5.8, neutral">
        <Warning>Some numbers are missing</Warning>
        <Muted>7 of 9 sub-scores have data</Muted>
      </Card>
    </Cards>
  </Stage>
);
