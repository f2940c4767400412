import { everyTimeframe } from '@site/data/metrics/shared';
import { intelCards } from '@site/data/models/intel-cards';
import { limits } from '@site/data/reference/limits';
import { symbolTypes } from '@site/data/workbench/symbols';
import { formatNumber, shortNumber, shortUsd } from '@site/src/lib/text/format';
import {
  averageOf,
  Button,
  barsOf,
  Card,
  Columns,
  Dialog,
  dailySum,
  deltaOf,
  Field,
  FundingStrip,
  liquidationsOf,
  Menu,
  Muted,
  OrderBook,
  Overlay,
  Pad,
  Pane,
  Panel,
  RsiStrip,
  Shell,
  SideTabs,
  Stage,
  Strip,
  slippageOf,
  Table,
  Toolbar,
  TopBar,
  WorkbenchHeader,
} from '../kit';

/** The timeframe by mouse and by command. */
export const HeaderMenu = () => (
  <Shell active="Workbench" symbol="SOLUSDT" typed="4h">
    <WorkbenchHeader symbol="SOLUSDT" name="SOL swing" />
    <Overlay at="start" over={<Pane hasTools symbol="SOLUSDT" height={230} />}>
      <Menu items={everyTimeframe.map((name) => ({ name }))} active="4H" />
    </Overlay>
  </Shell>
);

const READINGS: Readonly<Record<string, { end: string; reading: string; tone?: 'up' }>> = {
  trend: { end: 'since 16 Jan', reading: 'Up', tone: 'up' },
  momentum: { end: 'since 22 Jan', reading: 'Positive, losing speed' },
  positioning: { end: 'since 23 Jan', reading: 'Longs pay, open interest rises' },
  flow: { end: 'since 08:00 UTC', reading: 'Small trades buy, large ones sell' },
  liquidity: { end: 'since 20:00 UTC', reading: '0.02% slippage for $100k' },
  'on-chain': { end: 'since 19 Jan', reading: 'Coins leave exchanges' },
  rating: { end: 'since 21 Jan', reading: '6.4, strong' },
};

/** The seven cards beside the chart they read. */
export const IntelCards = () => (
  <Shell active="Workbench" typed="intel">
    <WorkbenchHeader />
    <Columns>
      <Pane hasTools height={360}>
        <RsiStrip />
        <FundingStrip />
      </Pane>
      <SideTabs active="Panda Intel">
        <Pad>
          {intelCards.map(({ id, name }) => (
            <Card key={id} title={name} {...READINGS[id]} />
          ))}
        </Pad>
      </SideTabs>
    </Columns>
  </Shell>
);

const slippage = slippageOf('ETHUSDT');

/** Both metrics and delta below half-hour bars. */
export const JlabsStrips = () => (
  <Panel>
    <WorkbenchHeader symbol="ETHUSDT" timeframe="30m" isUnsaved />
    <Pane hasTools symbol="ETHUSDT" timeframe="30m" height={120}>
      <Strip
        name="JLabs Slippage"
        values={slippage}
        as="columns"
        tone="accent"
        format={(value) => `${formatNumber(value, 3)}%`}
      />
      <Strip
        name="Price Equilibrium"
        values={slippage.map((each) => 1 / each)}
        as="columns"
        tone="accent"
        format={(value) => `$${formatNumber(value, 0)}m`}
      />
      <Strip name="Delta" values={deltaOf('ETHUSDT')} as="columns" format={shortUsd} />
    </Pane>
  </Panel>
);

const forced = liquidationsOf('SOLUSDT');

/** A fall that forces longs out, in price and four strips. */
export const LiquidationCascade = () => (
  <Panel>
    <Pane hasTools symbol="SOLUSDT" timeframe="1H" height={120}>
      <Strip name="Liquidations, long" values={forced} as="columns" tone="down" format={shortUsd} />
      <Strip
        name="Open interest, coin"
        values={forced.map(
          (_, index) =>
            9.4e6 + index * 8e3 - forced.slice(0, index + 1).reduce((sum, each) => sum + each, 0) / 40,
        )}
        format={shortNumber}
      />
      <FundingStrip name="Funding rate, 8-hour" symbol="SOLUSDT" />
      <Strip
        name="CVD all"
        values={dailySum(deltaOf('SOLUSDT'), barsOf('SOLUSDT', '1H'))}
        format={shortUsd}
      />
    </Pane>
  </Panel>
);

/** A draft, and the name that it is stored under. */
export const SaveDialog = () => (
  <Stage>
    <Panel>
      <WorkbenchHeader />
    </Panel>
    <Dialog title="Save workbench" buttons={['Cancel', 'Save']}>
      <Field
        label="Name"
        value="BTC funding and basis"
        note="On PT’s servers, for any device you sign in on"
        isFocused
      />
    </Dialog>
  </Stage>
);

/** Three ways to share, from the header. */
export const ShareMenu = () => (
  <Panel>
    <TopBar symbol="DOGEUSDT" typed="share" />
    <WorkbenchHeader symbol="DOGEUSDT" style="Line" name="DOGE funding" />
    <Overlay at="end" over={<Pane hasTools symbol="DOGEUSDT" height={140} as="line" />}>
      <Menu
        items={[
          { name: 'Share link', note: 'follows your saves' },
          { name: 'Snapshot', note: 'a picture' },
          { name: 'Publish', note: 'for an audience' },
        ]}
      />
    </Overlay>
  </Panel>
);

const average = averageOf('XRPUSDT', 20);

/** A study on the price, a study in a strip and a metric in a strip. */
export const StudiesOnPrice = () => (
  <Shell active="Workbench" symbol="XRPUSDT" typed='metric add "funding rate" venue=bybit'>
    <WorkbenchHeader symbol="XRPUSDT" isUnsaved />
    <Pane
      hasTools
      symbol="XRPUSDT"
      height={170}
      studies={{ 'SMA 20': formatNumber(average.at(-1) ?? 0, 4) }}
      overlay={average}
    >
      <RsiStrip symbol="XRPUSDT" />
      <FundingStrip symbol="XRPUSDT" />
    </Pane>
  </Shell>
);

const market = (id: string) => symbolTypes.find((type) => type.id === id)?.name;

/** One name, several markets: by search and by command. */
export const SymbolSearch = () => (
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
    <Panel>
      <TopBar symbol="ETHUSDT" typed="symbol ETHUSDT venue=binance" />
      <WorkbenchHeader symbol="ETHUSDT" venue="Binance" isUnsaved />
    </Panel>
  </Stage>
);

/** The versions of a workbench, newest first. */
export const VersionList = () => (
  <Panel>
    <WorkbenchHeader name="BTC funding and basis" />
    <Stage>
      <Menu items={[{ name: 'Versions' }]} active="Versions" />
      <Dialog title="Versions">
        <Table
          active={1}
          columns={[{ name: 'Saved' }, { name: 'In' }, { name: '', align: 'end' }]}
          rows={[
            ['Today, 14:02', 'Workbench', <Muted key="1">Current</Muted>],
            ['Today, 09:31', 'First desk', <Button key="2">Restore</Button>],
            ['23 Jan, 18:40', 'Workbench', <Button key="3">Restore</Button>],
            ['21 Jan, 16:05', 'Workbench', <Button key="4">Restore</Button>],
          ]}
        />
        <Muted>The last {limits.versions} versions are kept.</Muted>
      </Dialog>
    </Stage>
  </Panel>
);

/** The whole screen: what workbench/overview numbers. */
export const WorkbenchMap = () => (
  <Shell active="Workbench">
    <WorkbenchHeader name="BTC move and funding" />
    <Columns>
      <Pane hasTools height={206} lines={[{ price: 67_330, label: 'Last high' }]}>
        <RsiStrip />
        <FundingStrip />
      </Pane>
      <SideTabs active="Order book">
        <OrderBook count={7} />
      </SideTabs>
    </Columns>
  </Shell>
);
