import { Button, Chart, Choice, Columns, Field, Pad, Pane, Panel, Row, SideTabs } from '../../kit';

/** An order that waits for a price, on the chart and in the ticket. */
export const ConditionalOrder = () => (
  <Panel>
    <Columns>
      <Pane
        hasTools={false}
        chart={<Chart count={52} height={264} lines={[{ price: 67_800, label: 'Buy 0.050 at market' }]} />}
      />
      <SideTabs active="Trade">
        <Pad>
          <Choice options={['Market', 'Limit', 'Conditional']} chosen="Conditional" />
          <Row>
            <Field label="Trigger price" value="67,800.0" isFocused />
            <Field label="Watches" value="Mark price" as="select" />
          </Row>
          <Choice label="Then sends" options={['Market order', 'Limit order']} chosen="Market order" />
          <Field label="Size" value="0.050" end="BTC" />
          <Button tone="buy" isWide>
            Send
          </Button>
        </Pad>
      </SideTabs>
    </Columns>
  </Panel>
);
