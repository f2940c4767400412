import { Button, Choice, Columns, Facts, Field, Pad, Shell, Tabs } from '../../kit';
import { ADDRESS, quote, receives } from './swap';

/** The page behind Trade, with what is swapped at the left and its price at the right. */
export const SwapInTheApp = () => (
  <Shell active="Trade" symbol="ETHUSDT" account={ADDRESS}>
    <Tabs of={{ Order: undefined, Swap: undefined }} active="Swap" />
    <Columns>
      <Pad>
        <Field label="Network" value="Ethereum" as="select" />
        <Field label="You pay" value="10,000" end="USDC" as="select" note="Balance 24,310.55" />
        <Field label="You receive" value={receives} end="ETH" as="select" note="Balance 1.2500" />
        <Choice label="Tolerance" options={['0.1%', '0.5%', '1%', 'Other']} chosen="0.5%" />
      </Pad>
      <Pad>
        <Facts of={quote} />
        <Button isWide>Approve USDC</Button>
        <Button tone="primary" isWide isOff>
          Swap
        </Button>
      </Pad>
    </Columns>
  </Shell>
);
