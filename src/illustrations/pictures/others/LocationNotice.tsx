import { Button, Card, Cards, Chart, Field, Stage, Warning } from '../../kit';

/** Two refusals from two sides, and what stays open. */
export const LocationNotice = () => (
  <Stage>
    <Cards>
      <Card title="Swap" end="PT">
        <Field label="From" value="250.00" end="USDC" />
        <Warning>Swaps aren’t available at your location.</Warning>
        <Button isWide isOff>
          Swap
        </Button>
      </Card>
      <Card title="Order" end="Bybit">
        <Field label="Size" value="0.150" end="BTC" />
        <Warning>Bybit 10024: compliance rules stopped the request.</Warning>
        <Button isWide isOff>
          Send
        </Button>
      </Card>
      <Card title="BTCUSDT" end="Open to everyone">
        <Chart count={22} height={138} as="line" />
      </Card>
    </Cards>
  </Stage>
);
