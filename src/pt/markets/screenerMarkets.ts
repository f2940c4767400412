import {
  changePercent,
  feeAprPercent,
  floatSharePercent,
  poolFees,
  priceMultiple,
} from '@site/data/formulas/screener/screener';
import { relativeVolume } from '@site/data/formulas/screener/screenerMarket';
import { spans } from '@site/data/reference/limits';
import {
  type SampleMarket,
  type SampleValue,
  sampleAssetFields,
  sampleAssets,
  sampleMarkets,
  samplePoolFields,
} from '@site/data/samples/markets';
import type { ScreenerWindow } from '@site/data/screener/operators';

export type Universe = 'spot' | 'perps' | 'dex';

/** Where a value is read: now, or one window earlier, as changed% needs it. */
type Stretch = 'now' | 'before';

export const DAYS: Readonly<Record<ScreenerWindow, number>> = { '1h': 1 / 24, '24h': 1, '7d': 7, '30d': 30 };

/** Fields over a window add up their days, or average them; addresses that come back are counted once. Others are of the moment. */
const KINDS = {
  sum: [
    'volume',
    'pool_volume',
    'fees',
    'revenue',
    'liquidations',
    'netflow',
    'whale_transactions',
    'social_volume',
    'developer_activity',
    'new_addresses',
  ],
  mean: ['buys_sells', 'social_dominance', 'sentiment', 'search_interest'],
  unique: ['unique_traders', 'active_addresses'],
};
type Kind = keyof typeof KINDS;
const kindOf = (field: string) =>
  (['sum', 'mean', 'unique'] as const).find((kind) => KINDS[kind].includes(field));

/** Perpetuals have these, other markets do not. */
const PERPS_ONLY = ['funding', 'open_interest', 'long_short', 'liquidations', 'basis'];
/** A pool has no order book, and its volume is pool_volume. */
const VENUES_ONLY = ['volume', 'relative_volume', 'spread', 'depth_1pct'];

/** Whether a field exists for a market, by its universe and venue. */
function isOffered([, , universe, place]: SampleMarket, field: string): boolean {
  if (field === 'long_short' && place === 'Hyperliquid') {
    return false;
  }
  return PERPS_ONLY.includes(field)
    ? universe === 'perps'
    : !VENUES_ONLY.includes(field) || universe !== 'dex';
}

/** A week has fewer addresses than its seven days together. */
const UNIQUE_GROWTH = 0.6;
/** The size that price impact is stated for unless the filter names one. */
export const IMPACT_SIZE_USD = spans.impactSizeUsd;

export function marketsOf(universe: Universe): readonly SampleMarket[] {
  return sampleMarkets.filter(([, , place]) => place === universe);
}

function recorded([, asset, , , pool]: SampleMarket, field: string): SampleValue {
  const inPool = samplePoolFields.indexOf(field);
  const inAsset = sampleAssetFields.indexOf(field);
  return (inPool >= 0 ? pool?.[inPool] : sampleAssets[asset]?.[inAsset]) ?? 0;
}

/** Level a number of days ago, if it always grew at the recorded pace. */
function levelAgo([level, growth]: readonly [number, number], days: number): number {
  return level * (1 + growth / 100) ** -days;
}

/** The mean, sum or unique count of a growing level over some days, the last of them `start` days ago. */
function overStretch(value: readonly [number, number], days: number, start: number, kind: Kind) {
  const points = Math.max(1, Math.round(days));
  const step = days / points;
  const levels = Array.from({ length: points }, (_, index) => levelAgo(value, start + index * step));
  const mean = levels.reduce((total, level) => total + level, 0) / points;
  return kind === 'mean' ? mean : mean * (kind === 'sum' ? days : days ** UNIQUE_GROWTH);
}

function isTooYoung(market: SampleMarket, days: number): boolean {
  const age = recorded(market, 'pair_age');
  return age !== 0 && days > age[0];
}

/** A recorded field over `length`, ending `back` days ago. */
function recordedValue(
  market: SampleMarket,
  field: string,
  length: ScreenerWindow | null,
  back: number,
): number {
  const value = recorded(market, field);
  const kind = kindOf(field);
  const days = kind ? DAYS[length ?? '24h'] : 0;
  const isPoolField = samplePoolFields.includes(field);
  if (value === 0 || (isPoolField && isTooYoung(market, back + days))) {
    return Number.NaN;
  }
  if (field === 'pair_age') {
    return value[0] - back;
  }
  return kind ? overStretch(value, days, back, kind) : levelAgo(value, back);
}

/** `earlier` moves the reading that many days further back. */
type ReadPart = (field: string, length?: ScreenerWindow, earlier?: number) => number;

/** Fields that follow from others by the formulas of their sheets. */
const DERIVED: Readonly<Record<string, (read: ReadPart, window: ScreenerWindow) => number>> = {
  float_share: (read) => floatSharePercent(read('market_cap'), read('fdv')),
  p_f: (read) => priceMultiple(read('fdv'), read('fees', '30d'), DAYS['30d']),
  p_s: (read) => priceMultiple(read('fdv'), read('revenue', '30d'), DAYS['30d']),
  price_impact: (read) => (IMPACT_SIZE_USD * (1 - read('pool_fee') / 100) * 100) / (read('liquidity') / 2),
  price_change: (read, window) => changePercent(read('price'), read('price', undefined, DAYS[window])),
  relative_volume: (read, window) =>
    relativeVolume(
      read('volume', window),
      (read('volume', '30d', DAYS[window]) * DAYS[window]) / DAYS['30d'],
    ),
  fee_apr: (read, window) =>
    feeAprPercent(poolFees(read('pool_volume', window), read('pool_fee')), DAYS[window], read('liquidity')),
};

/** A field of a sample market; NaN where there is no data. */
export function sampleValue(
  market: SampleMarket,
  field: string,
  window: ScreenerWindow | null,
  stretch: Stretch,
): number {
  const back = stretch === 'before' && window ? DAYS[window] : 0;
  if (!isOffered(market, field)) {
    return Number.NaN;
  }
  const derive = DERIVED[field];
  return derive
    ? derive(
        (part, length, earlier = 0) => recordedValue(market, part, length ?? null, back + earlier),
        window ?? '24h',
      )
    : recordedValue(market, field, window, back);
}
