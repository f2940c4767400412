/**
 * Writes data/samples/markets.ts: made-up assets and markets for the screener playground. Deterministic: the
 * same seed gives the same file. Run by hand, `npx tsx scripts/samples/markets.ts`, only to change the sample.
 */
import { writeFileSync } from 'node:fs';
import { seededRandom } from './seeded';

const TARGET = 'data/samples/markets.ts';
const SEED = 20260832;

const ASSETS =
  'AAA BRX CQU DZO EXU FJI GVO HXE IQA JYP KWO LZU MXI NQE OZY PWQ QIV RYX SJU TQO UXA VYZ WQI XOV'.split(
    ' ',
  );
const VENUES = ['Binance', 'Bybit', 'Hyperliquid'];
const CHAINS = ['Ethereum', 'Base', 'Arbitrum One', 'BNB Smart Chain', 'Polygon'];
const FEES = [0.05, 0.3, 1];
const PER_UNIVERSE = 20;
/** From this place on an asset is small: its pools are young and few providers cover it. */
const SMALL_FROM = 14;

/** How often a value is missing, by family, for large and for small assets. */
const GAPS = {
  large: { diluted: 0, fees: 0.3, unlocks: 0.1, talk: 0.05, flows: 0.25, cost: 0.25, other: 0.12 },
  small: { diluted: 0.2, fees: 0.6, unlocks: 0.4, talk: 0.3, flows: 0.8, cost: 0.9, other: 0.55 },
};

const random = seededRandom(SEED);
const between = (low: number, high: number) => low + random() * (high - low);
const logBetween = (low: number, high: number) => Math.exp(between(Math.log(low), Math.log(high)));
const chance = (share: number) => random() < share;
const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
const round = (value: number) => Number(value.toPrecision(3));
/** Growth in percent a day: mostly calm, sometimes not. */
const growth = (spread: number) => Math.round((random() + random() + random() - 1.5) * spread * 10) / 10;

/** [level now, growth in percent a day]. */
type Value = readonly [level: number, growth: number];

const present = (level: number, spread: number): Value => [round(level), growth(spread)];

/** 0 where nobody has data. */
function entry(level: number, spread: number, missingShare: number): Value | 0 {
  const value = present(level, spread);
  return chance(missingShare) ? 0 : value;
}

function assetRow(place: number): { cap: Value; values: readonly (Value | 0)[] } {
  const isSmall = place >= SMALL_FROM;
  const gaps = isSmall ? GAPS.small : GAPS.large;
  const cap = present(isSmall ? logBetween(2e6, 1.2e8) : logBetween(8e7, 3e10), 2);
  // Every entry takes a draw to decide whether it is missing; this one never is.
  random();
  const [worth, pace] = cap;
  const diluted: Value = [round(worth / between(0.18, 1)), pace];
  const addresses = worth / logBetween(2e3, 4e4);
  const fees = entry(worth / logBetween(1.5e3, 4e4), 4, gaps.fees);
  const revenueShare = between(0.05, 0.5);
  const mvrv = entry(between(0.55, 2.6), 1.5, gaps.cost);
  const unlocks = chance(0.45) ? 0 : between(0, 3);
  const values: (Value | 0)[] = [
    cap,
    chance(gaps.diluted) ? 0 : diluted,
    fees,
    fees === 0 || chance(0.15) ? 0 : [round(fees[0] * revenueShare), fees[1]],
    entry(unlocks, 0, gaps.unlocks),
    entry(addresses / 4, 9, gaps.talk),
    entry(between(0.01, 3), 5, gaps.talk),
    entry(between(-400, 900), 3, gaps.talk),
    entry(between(3, 96), 2, gaps.other),
    entry(between(0.5, 30), 3, gaps.other),
    entry(isSmall ? 1 + Math.floor(random() * 3) : 3 + Math.floor(random() * 12), 0, 0),
    entry(addresses, 4, gaps.other),
    entry(addresses / between(4, 12), 5, gaps.other),
    entry((chance(0.5) ? 1 : -1) * (worth / logBetween(300, 6000)), 3, gaps.flows),
    mvrv,
    // The higher price stands over what holders paid, the more of them are in profit.
    mvrv === 0 ? 0 : [round(Math.min(97, 22 + 27 * mvrv[0] + between(-8, 8))), round(mvrv[1] / 3)],
    entry(between(2, 240), 8, gaps.other),
  ];
  return { cap, values };
}

function poolRow(): (Value | 0)[] {
  const liquidity = logBetween(6e4, 9e6);
  const volume = liquidity * logBetween(0.03, 3);
  const traders = logBetween(12, 2500);
  return [
    entry(liquidity, 3, 0),
    entry(volume, 8, 0),
    entry(logBetween(0.35, 3.5), 2, 0.1),
    entry(traders, 6, 0),
    [Math.round(logBetween(2, 900)), 0],
    entry(traders * between(4, 30), 2, 0.25),
    [pick(FEES) ?? 0, 0],
  ];
}

/** Drawn from a second sequence, so that the fields above keep the numbers that pages already quote. */
const marketRandom = seededRandom(SEED + 1);
const marketBetween = (low: number, high: number) => low + marketRandom() * (high - low);
const marketLog = (low: number, high: number) => Math.exp(marketBetween(Math.log(low), Math.log(high)));
const drift = (spread: number) => Math.round(marketBetween(-spread, spread) * 10) / 10;

/** Price, trading and positioning. Price moves at the pace of market cap, because supply does not change here. */
function marketRow([worth, pace]: Value): Value[] {
  const volume = worth / marketLog(8, 120);
  const rsi = Math.min(84, Math.max(18, 50 + pace * 9 + marketBetween(-14, 14)));
  const openInterest = worth / marketLog(15, 90);
  const crowding = marketBetween(-1, 1);
  return [
    [round(marketLog(0.02, 400)), pace],
    [round(volume), drift(6)],
    [round(marketLog(1.8, 11)), drift(0.6)],
    [round(rsi), 0],
    [round(marketLog(0.6, 30)), drift(1)],
    [round(volume / marketLog(20, 90)), drift(2)],
    [round(0.01 + crowding * 0.05), drift(3)],
    [round(openInterest), drift(5)],
    [round(Math.exp(crowding * 0.7 + marketBetween(-0.2, 0.2))), drift(1)],
    [round(openInterest / marketLog(40, 400)), drift(9)],
    [round(crowding * 0.12 + marketBetween(-0.04, 0.04)), drift(2)],
  ];
}

const rows = ASSETS.map((_, place) => assetRow(place)).map(
  ({ cap, values }, place) => `  ${ASSETS[place]}: ${JSON.stringify([...values, ...marketRow(cap)])},`,
);

const spot = ASSETS.slice(0, PER_UNIVERSE).map((asset) => [
  `${asset}USDT`,
  asset,
  'spot',
  pick(VENUES.slice(0, 2)),
]);
const perps = [...ASSETS.slice(0, PER_UNIVERSE - 2), ...ASSETS.slice(-2)].map((asset) => {
  const venue = pick(VENUES);
  // Hyperliquid writes a symbol without its quote.
  return [venue === 'Hyperliquid' ? asset : `${asset}USDT`, asset, 'perps', venue];
});
const pools = [...ASSETS.slice(4)].map((asset) => [`${asset}/USDC`, asset, 'dex', pick(CHAINS), poolRow()]);
const markets = [...spot, ...perps, ...pools].map((market) => `  ${JSON.stringify(market)},`);

writeFileSync(
  TARGET,
  `/**
 * Sample data, not a market: assets and markets with made-up names and numbers, written by
 * scripts/samples/markets.ts. A value is [level now, growth in percent a day], or 0 where there is no data; levels
 * of counted fields are per day.
 */
export type SampleValue = readonly [level: number, growth: number] | 0;

/** [symbol, asset, universe, venue or chain, values of the pool in the order of samplePoolFields]. */
export type SampleMarket = readonly [
  symbol: string,
  asset: string,
  universe: 'spot' | 'perps' | 'dex',
  place: string,
  pool?: readonly SampleValue[],
];

export const sampleAssetFields: readonly string[] = [
  'market_cap',
  'fdv',
  'fees',
  'revenue',
  'unlocks_30d',
  'social_volume',
  'social_dominance',
  'sentiment',
  'search_interest',
  'developer_activity',
  'listings',
  'active_addresses',
  'new_addresses',
  'netflow',
  'mvrv',
  'supply_in_profit',
  'whale_transactions',
  'price',
  'volume',
  'atr_percent',
  'rsi',
  'spread',
  'depth_1pct',
  'funding',
  'open_interest',
  'long_short',
  'liquidations',
  'basis',
];

export const samplePoolFields: readonly string[] = [
  'liquidity',
  'pool_volume',
  'buys_sells',
  'unique_traders',
  'pair_age',
  'holders',
  'pool_fee',
];

// biome-ignore format: a table of numbers, not code
export const sampleAssets: Readonly<Record<string, readonly SampleValue[]>> = {
${rows.join('\n')}
};

// biome-ignore format: a table of numbers, not code
export const sampleMarkets: readonly SampleMarket[] = [
${markets.join('\n')}
];
`,
);
