import { recordedReadings } from '@site/data/samples/model-readings';
import { Button, Card, Cards, Field, Muted, Pad, Stage, Warning } from '../view/kit';
import { StillApp, StillChart } from './StillApp';

const readings = recordedReadings.cari.values.map((each) => each / 100);

/** Signs that tell a reader why a value is not what it seems. */
export const AppSigns = () => (
  <StillApp
    lines={['save as "BTC cycle"', 'tf 1d']}
    screen={{ tab: 'Panda Intel' }}
    sampled={[
      {
        title: 'Active addresses',
        look: 'line',
        values: (bars) =>
          bars.map(({ close }, index) =>
            index > bars.length - 28 && index < bars.length - 21 ? Number.NaN : 900_000 - close * 4,
          ),
      },
      {
        title: 'Bid depth 0–1%',
        look: 'line',
        values: (bars) => bars.map(({ close }) => 6e6 + close * 200),
        flag: 'partial',
      },
      {
        title: 'CARI',
        look: 'line',
        values: (bars) => bars.map((_, index) => readings.at(index - bars.length) ?? Number.NaN),
      },
    ]}
    side={
      <Pad>
        <Card title="Flow" end="since 08:00 UTC" reading="Small trades buy">
          <Warning>Data is stale</Warning>
          <Muted>Last values from 11:42 UTC</Muted>
        </Card>
        <Card title="On-chain" end="corrected" reading="Coins leave exchanges" />
      </Pad>
    }
  />
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
        <StillChart lines={['symbol SOLUSDT', 'style line']} />
      </Card>
    </Cards>
  </Stage>
);
