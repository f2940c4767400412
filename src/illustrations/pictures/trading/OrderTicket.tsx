import { Button, Check, Choice, Facts, Field, Pad, Panel, Row, SideTabs, Stage } from '../../kit';

/** The ticket with every field that an order can have. */
export const OrderTicket = () => (
  <Stage>
    <Panel isNarrow>
      <SideTabs active="Trade">
        <Pad>
          <Choice options={['Market', 'Limit', 'Conditional']} chosen="Limit" />
          <Row>
            <Field label="Price" value="66,800.0" end="USDT" />
            <Field label="Leverage" value="5×" as="select" />
          </Row>
          <Field label="Size" value="0.150" end="BTC" note="Coin, quote or % of available" />
          <Row>
            <Field label="Take-profit" value="68,400.0" />
            <Field label="Stop-loss" value="66,100.0" />
          </Row>
          <Field label="Time in force" value="Good till cancelled" as="select" />
          <Row>
            <Check>Reduce-only</Check>
            <Check>Post-only</Check>
          </Row>
          <Facts
            of={{
              Cost: '2,004.00 USDT',
              'Fee estimate': '2.00 USDT',
              'Liquidation price estimate': '53,708.5',
            }}
          />
          <Choice options={['Buy', 'Sell']} chosen="Buy" />
          <Button tone="buy" isWide>
            Send
          </Button>
        </Pad>
      </SideTabs>
    </Panel>
  </Stage>
);
