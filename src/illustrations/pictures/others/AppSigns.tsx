import { formatNumber, shortNumber, shortUsd } from '@site/src/lib/text/format';
import {
  barsOf,
  Card,
  Chart,
  Columns,
  cari,
  Muted,
  Pad,
  Pane,
  Shell,
  SideTabs,
  Strip,
  Warning,
  WorkbenchHeader,
} from '../../kit';

const volumes = barsOf('BTCUSDT', '1D').map(({ volume }) => volume);

/** Signs that tell a reader why a value is not what it seems. */
export const AppSigns = () => (
  <Shell active="Workbench">
    <WorkbenchHeader name="BTC cycle" timeframe="1D" isUnsaved />
    <Columns>
      <Pane timeframe="1D" chart={<Chart timeframe="1D" count={45} height={120} />}>
        <Strip
          name="Active addresses"
          values={volumes.map((each, index) =>
            index > 96 && index < 103 ? Number.NaN : 700_000 + each * 900,
          )}
          format={shortNumber}
          count={45}
        />
        <Strip
          name="Bid depth 0–1%"
          flag="partial"
          values={volumes.map((each) => 6e6 + each * 30_000)}
          format={shortUsd}
          count={45}
        />
        <Strip
          name="CARI"
          values={cari}
          bands={[0.3, 0.6]}
          format={(value) => formatNumber(value, 2)}
          isOpen
          count={45}
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
