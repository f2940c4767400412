import { intelCards } from '@site/data/models/intel-cards';
import { limits } from '@site/data/reference/limits';
import { symbolTypes } from '@site/data/workbench/symbols';
import type { Bar } from '@site/src/lib/samples/barView';
import { sampleLiquidations, sampleSlippage } from '../model/sample';
import { Button, Card, Dialog, Menu, Muted, Pad, Stage, Table, Toolbar } from '../view/kit';
import { StillApp, StillChart } from './StillApp';

const READINGS: Readonly<Record<string, { end: string; reading: string; tone?: 'up' }>> = {
  trend: { end: 'since 18 Feb', reading: 'Up', tone: 'up' },
  momentum: { end: 'since 19 Feb', reading: 'Positive, gaining speed' },
  positioning: { end: 'since 19 Feb', reading: 'Longs pay, open interest rises' },
  flow: { end: 'since 08:00 UTC', reading: 'Small trades buy, large ones sell' },
  liquidity: { end: 'since 14:00 UTC', reading: '0.02% slippage for $100k' },
  'on-chain': { end: 'since 16 Feb', reading: 'Coins leave exchanges' },
  rating: { end: 'since 18 Feb', reading: '6.4, strong' },
};

/** The seven cards beside the chart they read. */
export const IntelCards = () => (
  <StillApp
    lines={['study add rsi', 'metric add "funding rate"']}
    screen={{ tab: 'Panda Intel', typed: 'intel' }}
    side={
      <Pad>
        {intelCards.map(({ id, name }) => (
          <Card key={id} title={name} {...READINGS[id]} />
        ))}
      </Pad>
    }
  />
);

/** Both metrics and delta below half-hour bars. */
export const JlabsStrips = () => (
  <StillApp
    isPart
    lines={['symbol ETHUSDT', 'tf 30m', 'metric add delta']}
    sampled={[
      { title: 'JLabs Slippage', look: 'columns', values: sampleSlippage },
      {
        title: 'Price Equilibrium',
        look: 'columns',
        values: (bars) => sampleSlippage(bars).map((each) => 1 / each),
      },
    ]}
  />
);

/** Open contracts that grow a little with each bar, less what is closed by force. */
function openInterest(bars: readonly Bar[]): number[] {
  let open = 12e6;
  return sampleLiquidations(bars).map((forced) => {
    open += 4e3 - forced / 400;
    return open;
  });
}

/** A fall that forces longs out, in price and four strips. */
export const LiquidationCascade = () => (
  <StillChart
    lines={[
      'symbol SOLUSDT',
      'tf 1h',
      'goto 2026-02-15',
      'metric add "funding rate, 8-hour"',
      'metric add cvd',
    ]}
    sampled={[
      { title: 'Liquidations, long', look: 'columns', values: sampleLiquidations },
      { title: 'Open interest, coin', look: 'line', values: openInterest },
    ]}
  />
);

const market = (id: string) => symbolTypes.find((type) => type.id === id)?.name;

/** One name, several markets: by search and by command. */
export const SymbolSearch = () => (
  <StillApp
    lines={['symbol ETHUSDT']}
    screen={{ typed: 'symbol ETHUSDT venue=binance' }}
    under={
      <Stage>
        <Dialog title="Symbol search">
          <Toolbar search="eth" />
          <Table
            active={1}
            columns={[{ name: 'Symbol' }, { name: 'Market' }, { name: 'Venue', align: 'end' }]}
            rows={[
              ['ETHUSDT', market('perp'), 'Bybit'],
              ['ETHUSDT', market('perp'), 'Binance'],
              ['ETH', market('perp'), 'Hyperliquid'],
              ['ETHUSDT', market('spot'), 'Binance'],
              ['ETHUSDT', market('dated'), 'Binance'],
            ]}
          />
        </Dialog>
      </Stage>
    }
  />
);

/** The versions of a workbench, newest first. */
export const VersionList = () => (
  <StillApp
    isPart
    lines={['open "BTC funding and OI"']}
    under={
      <Stage>
        <Menu items={[{ name: 'Versions' }]} active="Versions" />
        <Dialog title="Versions">
          <Table
            active={1}
            columns={[{ name: 'Saved' }, { name: 'In' }, { name: '', align: 'end' }]}
            rows={[
              ['20 Feb, 14:02', 'Workbench', <Muted key="1">Current</Muted>],
              ['20 Feb, 09:31', 'First desk', <Button key="2">Restore</Button>],
              ['19 Feb, 18:40', 'Workbench', <Button key="3">Restore</Button>],
              ['18 Feb, 16:05', 'Workbench', <Button key="4">Restore</Button>],
            ]}
          />
          <Muted>The last {limits.versions} versions are kept.</Muted>
        </Dialog>
      </Stage>
    }
  />
);
