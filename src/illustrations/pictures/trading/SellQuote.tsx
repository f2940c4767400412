import { Facts, Pad, Panel, Stage } from '../../kit';

/** A quote each way: the way back shows a tax. */
export const SellQuote = () => (
  <Stage>
    <Panel title="Buy" isNarrow>
      <Pad>
        <Facts of={{ 'You pay': '100.00 USDC', 'You receive': '1,994 SAMPLE', 'Price impact': '0.01%' }} />
      </Pad>
    </Panel>
    <Panel title="Sell" isNarrow>
      <Pad>
        <Facts of={{ 'You pay': '1,994 SAMPLE', 'You receive': '89.46 USDC', 'Price impact': '0.01%' }} />
      </Pad>
    </Panel>
  </Stage>
);
