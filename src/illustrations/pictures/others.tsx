import { formatNumber, shortNumber, shortUsd } from '@site/src/lib/text/format';
import {
  Button,
  barsOf,
  Card,
  Cards,
  Chart,
  Columns,
  cari,
  Field,
  Muted,
  Pad,
  Pane,
  Shell,
  SideTabs,
  Stage,
  Strip,
  Warning,
  WorkbenchHeader,
} from '../kit';

/** Signs that tell a reader why a value is not what it seems. */
export const AppSigns = () => (
  <Shell active="Workbench">
    <WorkbenchHeader name="BTC cycle" timeframe="1D" isUnsaved />
    <Columns>
      <Pane hasTools timeframe="1D" height={120}>
        <Strip
          name="Active addresses"
          values={barsOf('XRPUSDT').map(({ close }, index) =>
            index > 76 && index < 83 ? Number.NaN : close * 370_000,
          )}
          format={shortNumber}
        />
        <Strip
          name="Bid depth 0–1%"
          flag="partial"
          values={barsOf('BTCUSDT').map(({ volume }) => 6e6 + volume * 30_000)}
          format={shortUsd}
        />
        <Strip
          name="CARI"
          values={cari}
          bands={[0.3, 0.6]}
          format={(value) => formatNumber(value, 2)}
          isOpen
        />
      </Pane>
      <SideTabs active="Panda Intel">
        <Pad>
          <Card title="Flow" end="since 08:00 UTC" reading="Small trades buy">
            <Warning>Data is stale</Warning>
            <Muted>Last values from 11:42 UTC</Muted>
          </Card>
          <Card title="On-chain" end="corrected" reading="Coins leave exchanges" />
        </Pad>
      </SideTabs>
    </Columns>
  </Shell>
);

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
      <Card title="SOLUSDT" end="Open to everyone">
        <Chart symbol="SOLUSDT" height={138} as="line" />
      </Card>
    </Cards>
  </Stage>
);
