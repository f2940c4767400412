import { Button, Choice, Facts, Field, Pad, Panel, Row, Stage, Tabs } from '../../kit';
import { quote, receives } from './swap';

/** Swap with its quote, before anything is approved. */
export const SwapQuote = () => (
  <Stage>
    <Panel isNarrow>
      <Tabs of={{ Order: undefined, Swap: undefined }} active="Swap" />
      <Pad>
        <Field label="Network" value="Ethereum" as="select" />
        <Row>
          <Field label="You pay" value="10,000" end="USDC" as="select" />
          <Field label="You receive" value={receives} end="ETH" as="select" />
        </Row>
        <Facts of={quote} />
        <Choice label="Tolerance" options={['0.1%', '0.5%', '1%', 'Other']} chosen="0.5%" />
        <Button tone="primary" isWide>
          Swap
        </Button>
      </Pad>
    </Panel>
  </Stage>
);
