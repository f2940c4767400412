import { formatNumber } from '../examples/example';
import {
  buysSellsExample,
  fdvExample,
  feeAprExample,
  floatShareExample,
  marketCapExample,
  poolLiquidityExample,
  poolPriceImpactExample,
  priceToFeesExample,
  priceToSalesExample,
  revenueExample,
  searchInterestExample,
  turnoverExample,
  uniqueTradersExample,
  unlocksExample,
} from '../examples/screener';
import { atrExample, priceChangeExample, relativeVolumeExample } from '../examples/screener-market';
import { spans } from '../reference/limits';
import { type ById, withIds } from '../withIds';
import type { FdvConvention, ScreenerFamily, ScreenerField, ScreenerGroup } from './types';

const filterPages = '/docs/screener/screener-filters';

/** Each family of fields with its page, in the order in which the references list them. */
export const screenerFamilyPages: Readonly<Record<ScreenerFamily, { name: string; page: string }>> = {
  dex: { name: 'DEX filters', page: `${filterPages}/dex-metrics` },
  fundamental: { name: 'Fundamental filters', page: `${filterPages}/fundamental-metrics` },
  offchain: { name: 'Off-chain filters', page: `${filterPages}/offchain-metrics` },
  onchain: { name: 'On-chain filters', page: `${filterPages}/onchain-metrics` },
};

const everyUniverse: ScreenerField['universes'] = ['spot', 'perps', 'dex'];
const venueMarkets: ScreenerField['universes'] = ['spot', 'perps'];

type SharedFacts = Pick<ScreenerField, 'universes' | 'source' | 'updates' | 'trust'>;

/** A reading of the moment that the next one replaces. */
const LIVE = { source: 'full', lag: 'full', coverage: 'full', revision: 'full' } as const;
const REVISED_REPORTS = { source: 'partly', lag: 'partly', coverage: 'partly', revision: 'partly' } as const;

/** What the fields of a family share, or of a group where the family has groups. A sheet shows only what differs. */
export const sharedFieldFacts: Readonly<
  Record<Exclude<ScreenerFamily, 'offchain'> | ScreenerGroup, SharedFacts>
> = {
  dex: {
    universes: ['dex'],
    source: 'The pool’s contract on its chain, valued at market prices.',
    updates: `Every ${spans.refreshPoolSeconds} seconds, since 2023-01. The newest blocks can still be replaced.`,
    trust: { ...LIVE, revision: 'partly' },
  },
  fundamental: {
    universes: everyUniverse,
    source: 'Price, and supply figures that issuers often report themselves.',
    updates: 'Live with price. Supply changes when it’s reported, and an unlock can show up late.',
    trust: REVISED_REPORTS,
  },
  market: {
    universes: venueMarkets,
    source: 'Trades and visible orders of the market on its venue.',
    updates: 'Live, with the market.',
    trust: LIVE,
  },
  derivatives: {
    universes: ['perps'],
    source: 'The venue’s own figures for the contract.',
    updates: 'Live, as often as the venue publishes it.',
    trust: null,
  },
  attention: {
    universes: everyUniverse,
    source: 'Public posts and messages, collected by a data provider.',
    updates: 'By the hour or by the day. Past values change when sources are added or spam is filtered out.',
    trust: REVISED_REPORTS,
  },
  onchain: {
    universes: everyUniverse,
    source: 'The chain’s own ledger.',
    updates:
      'Once per UTC day, at its close, so a window counts whole days. Values are final unless the provider corrects them, which PT marks.',
    trust: null,
  },
};

export function sharedFactsOf({ family, group }: Pick<ScreenerField, 'family' | 'group'>): SharedFacts {
  const key = family === 'offchain' ? group : family;
  if (!key) {
    throw new Error('An off-chain field has no group: set group in data/screener/fields.ts.');
  }
  return sharedFieldFacts[key];
}

/** What most fields don't have. */
const without = {
  group: null,
  formula: null,
  sign: null,
  windows: null,
  example: null,
  metricId: null,
  metricFamily: null,
} as const;

type Common = SharedFacts & Pick<ScreenerField, 'family' | 'page' | keyof typeof without>;

const commonOf = (family: ScreenerFamily, group: ScreenerGroup | null = null): Common => ({
  ...without,
  ...sharedFactsOf({ family, group }),
  family,
  group,
  page: screenerFamilyPages[family].page,
});
/** Made from trades and orders on a venue; for pools there are the DEX fields. */
const fromVenue: Common = { ...commonOf('offchain', 'market'), metricFamily: 'exchange' };
/** Made from the market's own bars, which a pool has too. */
const fromBars: Common = { ...fromVenue, universes: everyUniverse, metricFamily: null };
const derivatives: Common = { ...commonOf('offchain', 'derivatives'), metricFamily: 'exchange' };
const onchain: Common = { ...commonOf('onchain'), metricFamily: 'onchain' };

type Own = Omit<ScreenerField, keyof Common | 'anchor' | 'id'> & Partial<ScreenerField>;

/** The heading of a field's sheet is its id with hyphens. */
const fieldsOf = (common: Common, fields: Readonly<Record<string, Own>>): readonly ScreenerField[] =>
  Object.entries(fields).map(([id, field]) => ({ ...common, id, anchor: id.replaceAll('_', '-'), ...field }));

export const dexFields = /* @__PURE__ */ fieldsOf(commonOf('dex'), {
  liquidity: {
    name: 'Liquidity',
    definition:
      'The value of everything in the pool, both sides together, the token’s side at the pool’s own price.',
    formula: 'Σ (units of each token in the pool × its price in USD)',
    unit: 'USD',
    filter: 'liquidity > 500k',
    reading: 'Make it your first filter: nothing else matters if the pool can’t absorb your exit.',
    misleads: [
      'The token’s side rises with its own price. A one-sided v3-style pool can show much and hold little that you could sell into.',
      'In a concentrated pool much of the money can be far from the price. Check price impact too.',
      'Unless it’s locked, its owner can withdraw it in one transaction.',
    ],
    example: poolLiquidityExample,
    synonyms: ['pool TVL', 'TVL', 'LP', 'reserves', 'pool size'],
  },
  pool_volume: {
    name: 'Pool volume',
    definition: 'The value of all swaps through this pool in the window, buys and sells alike.',
    formula: 'Σ value of each swap in USD',
    unit: 'USD',
    windows: ['1h', '24h', '7d', '30d'],
    filter: 'pool_volume > 250k 24h',
    reading:
      'A day’s volume is usually between a fraction of the liquidity and a few times as much. Far more needs an explanation.',
    misleads: [
      'One bot that swaps in circles makes as much volume as a thousand people.',
      'It’s this pool only, and the token may trade mostly in another one.',
    ],
    example: turnoverExample,
    synonyms: ['DEX volume', 'swap volume', 'turnover'],
  },
  buys_sells: {
    name: 'Buys/sells',
    definition: 'How many times the pool’s token was bought for each time it was sold.',
    formula: 'number of buys ÷ number of sells',
    unit: 'ratio',
    sign: 'Above 1: more buys. Below 1: more sells.',
    windows: ['1h', '24h', '7d'],
    filter: 'buys_sells between 0.5 2 24h',
    reading:
      'A band around 1 keeps pools where people do both; one without a single sell has no ratio and drops out.',
    misleads: [
      'It counts swaps whatever their size, and many small buys can hide one large sell.',
      'Wallets are free, and one person can play both sides.',
    ],
    example: buysSellsExample,
    synonyms: ['buy/sell ratio', 'buys', 'sells', 'txns'],
  },
  unique_traders: {
    name: 'Unique traders',
    definition: 'How many different addresses swapped in this pool in the window.',
    formula: 'number of distinct addresses over all swaps in the window',
    unit: 'addresses',
    windows: ['24h', '7d', '30d'],
    filter: 'unique_traders > 200 24h',
    reading: 'Divide the number of swaps by it, since many swaps per address point to bots.',
    misleads: ['One person can fund hundreds of wallets, and swaps through a router may share one address.'],
    example: uniqueTradersExample,
    synonyms: ['makers', 'wallets', 'unique wallets', 'traders'],
  },
  fee_apr: {
    name: 'Fee APR',
    definition: 'What the pool’s fees would pay liquidity providers in a year if the window kept repeating.',
    formula: 'fees in the window ÷ days in the window × 365 ÷ liquidity × 100',
    unit: '% per year, simple',
    windows: ['24h', '7d', '30d'],
    filter: 'fee_apr > 10 7d',
    reading:
      'If you swap, it shows how much the pool trades for its size; if you provide liquidity, it’s no more than the income side.',
    misleads: [
      'It leaves out impermanent loss, which can be larger than the fees, and token incentives.',
      'One busy day gives an absurd yearly rate. Use the longest window you can.',
      'The protocol may keep part of the fee.',
    ],
    example: feeAprExample,
    synonyms: ['APR', 'LP yield', 'pool yield'],
  },
  price_impact: {
    name: 'Price impact for a size',
    definition: `How much less than at the pool’s price you’d get for a sale of your size, before the fee. The sale goes from the token to the pool’s other coin, as your exit would. Put the size in USD after the field, or PT takes ${formatNumber(spans.impactSizeUsd, 0)}.`,
    formula: 'constant-product pool: sold after the fee ÷ (reserve of the token + sold after the fee) × 100',
    unit: '% of the pool’s price, for a size in USD',
    filter: 'price_impact size=10000 < 1',
    reading: 'Enter your whole position: you may buy in steps but have to sell all at once.',
    misleads: [
      'It’s the average fill. In a constant-product pool the price itself moves about twice as far.',
      'It’s a snapshot, and the pool can be half as deep when you sell.',
    ],
    example: poolPriceImpactExample,
    synonyms: ['impact', 'slippage', 'depth of a pool', 'market impact'],
  },
  pair_age: {
    name: 'Pair age',
    definition: 'How long ago liquidity was first added to this pool.',
    formula: 'now − time of the first added liquidity',
    unit: 'days',
    updates: 'Grows with the clock.',
    trust: LIVE,
    filter: 'pair_age > 30',
    reading: 'A minimum age removes most traps, since few are kept up for long.',
    misleads: [
      'It’s the pool’s age, not the token’s: an old token can open a new pool.',
      'An old pool can still be emptied in a minute.',
    ],
    synonyms: ['pool age', 'age', 'new pools', 'new pairs'],
  },
  holders: {
    name: 'Holders',
    definition: 'How many addresses hold the pool’s token.',
    formula: 'number of addresses with balance > 0',
    unit: 'addresses',
    source: 'The token contract’s transfers on the pool’s chain.',
    filter: 'holders > 1000',
    reading: 'Use it as a floor, since the change over a week says more than the level.',
    misleads: [
      'Dust sent to thousands of wallets makes thousands of holders who never wanted the token.',
      'It says nothing about concentration, and ten addresses may own nearly all of it.',
    ],
    synonyms: ['token holders', 'holder count'],
  },
});

const protocolFees = 'The protocol’s contracts, classified by a data provider.';
const dailyRevised = 'Once per UTC day. Recent days can be revised.';

export const fundamentalFields = /* @__PURE__ */ fieldsOf(commonOf('fundamental'), {
  market_cap: {
    name: 'Market cap',
    definition: 'What all tokens in public hands are worth at the current price.',
    formula: 'price × circulating supply',
    unit: 'USD',
    filter: 'market_cap > 100m',
    reading: 'Use it as a size class, so that the other filters compare like with like.',
    misleads: [
      'It’s the last price times every token, although they couldn’t all be sold at it.',
      'The issuer or the provider decides what counts as circulating, and two sites can differ widely.',
    ],
    example: marketCapExample,
    synonyms: ['mcap', 'capitalisation', 'market capitalization', 'MC'],
  },
  fdv: {
    name: 'FDV',
    definition:
      'Fully diluted valuation: what all tokens that can ever exist would be worth at the current price.',
    formula: 'price × maximum supply (no maximum: price × total supply)',
    unit: 'USD',
    filter: 'fdv < 1b',
    reading: 'Compare it with market cap. The further FDV is above it, the more tokens are still to come.',
    misleads: [
      'It assumes that price holds while supply grows.',
      'A token without a maximum keeps being issued, and its FDV isn’t an upper limit.',
    ],
    example: fdvExample,
    synonyms: ['fully diluted valuation', 'fully diluted value', 'diluted market cap'],
  },
  float_share: {
    name: 'Float share',
    definition: 'How much of the fully diluted supply is already in public hands.',
    formula: 'market cap ÷ FDV × 100',
    unit: '%',
    updates: 'Only when a supply figure changes: price cancels out.',
    filter: 'float_share > 50',
    reading:
      'A low share warns you of supply to come, and unlocks tell you when it comes. A share above 100 means that the supply figures contradict each other.',
    misleads: ['One provider counts a treasury’s tokens as circulating, another counts them as locked.'],
    example: floatShareExample,
    synonyms: ['float', 'mcap/FDV', 'circulating share', 'low float'],
  },
  fees: {
    name: 'Fees',
    definition: 'Everything users paid to use the protocol in the window.',
    formula: 'Σ fees paid by users',
    unit: 'USD',
    windows: ['24h', '7d', '30d'],
    source: protocolFees,
    updates: dailyRevised,
    trust: REVISED_REPORTS,
    filter: 'fees > 1m 30d',
    reading: 'It shows demand, but not who keeps the money.',
    misleads: [
      'Most of it may go to liquidity providers or validators, and nothing to the token.',
      'Fees refunded in tokens still count.',
    ],
    synonyms: ['protocol fees', 'total fees'],
  },
  revenue: {
    name: 'Revenue',
    definition: 'The part of the fees that the protocol or its token holders keep.',
    formula: 'fees − the part paid to liquidity providers and other suppliers',
    unit: 'USD',
    windows: ['24h', '7d', '30d'],
    source: protocolFees,
    updates: dailyRevised,
    trust: REVISED_REPORTS,
    filter: 'revenue > 250k 30d',
    reading: 'It shows that the protocol earns, but not whether token holders see any of it.',
    misleads: [
      'Providers draw the line between fees and revenue in different places.',
      'Token incentives aren’t deducted, and a protocol can pay out more than it keeps.',
    ],
    example: revenueExample,
    synonyms: ['protocol revenue', 'sales'],
  },
  p_f: {
    name: 'P/F',
    definition: 'Price to fees: FDV in years of fees, at the rate of the last 30 days.',
    formula: 'FDV ÷ (fees of the last 30 days × 365 ÷ 30)',
    unit: 'ratio',
    sign: 'Lower: cheaper for the fees it takes in. A market without fees has no ratio and drops out.',
    updates: 'Live with price. The fees in it change once a day and can be revised.',
    trust: REVISED_REPORTS,
    filter: 'p_f < 20',
    reading: 'Compare protocols of one kind. For the circulating version, multiply by float share ÷ 100.',
    misleads: ['Sites that use market cap instead of FDV show a lower number.'],
    example: priceToFeesExample,
    synonyms: ['price to fees', 'PF ratio', 'P/F ratio'],
  },
  p_s: {
    name: 'P/S',
    definition: 'Price to sales: P/F with revenue instead of fees.',
    formula: 'FDV ÷ (revenue of the last 30 days × 365 ÷ 30)',
    unit: 'ratio',
    sign: 'Lower: cheaper for the revenue it keeps. Never below P/F.',
    updates: 'Live with price. The revenue in it changes once a day and can be revised.',
    trust: REVISED_REPORTS,
    filter: 'p_s < 50',
    reading: 'It’s the stricter of the two, because it drops protocols that pass all their fees on.',
    misleads: ['A change in the fee split moves it overnight, without any change in use.'],
    example: priceToSalesExample,
    synonyms: ['price to sales', 'PS ratio', 'P/S ratio', 'price to revenue'],
  },
  unlocks_30d: {
    name: 'Unlocks in 30 days',
    definition: 'The tokens scheduled to unlock in the next 30 days, as a share of circulating supply.',
    formula: 'tokens unlocking in the next 30 days ÷ circulating supply × 100',
    unit: '% of circulating supply',
    sign: 'No schedule, as for BTC, counts as 0. An unknown schedule has no value and drops out.',
    source: 'Published release schedules, cliffs and daily releases together.',
    updates: 'Once a day. The issuer can change the schedule at any time.',
    trust: { ...REVISED_REPORTS, source: 'full' },
    filter: 'unlocks_30d < 2',
    reading: 'Compare what unlocks with daily volume, because a small share can be days of trading.',
    misleads: [
      'Unlocked isn’t sold: some tokens go to treasuries or stay staked.',
      'All on one day (a cliff) and the same amount in thirty parts read alike.',
      'Burns are usually not deducted.',
    ],
    example: unlocksExample,
    anchor: 'unlocks-in-30-days',
    synonyms: ['token unlocks', 'vesting', 'cliff', 'emissions', 'supply unlock'],
  },
});

/** What FDV multiplies the price by, by provider. Each number is right; they answer different questions. */
export const fdvConventions = withIds({
  'fdv-max': {
    supply: 'Maximum supply',
    counts: 'Every token that can ever exist, issued or not.',
    usedBy: 'PT’s fdv field, Token Terminal, DefiLlama',
  },
  'fdv-total': {
    supply: 'Total supply',
    counts: 'Tokens that exist today, locked ones included.',
    usedBy: 'Santiment; PT where no maximum is set',
  },
  'fdv-total-minus-burned': {
    supply: 'Total supply − burned',
    counts: 'Tokens that exist today, without those on burn addresses.',
    usedBy: 'DEX Screener',
  },
} satisfies ById<FdvConvention>);

const openDay = 'Live, and can change until the day closes at 00:00 UTC.';

export const marketFields = /* @__PURE__ */ fieldsOf(fromVenue, {
  price: {
    ...fromBars,
    name: 'Price',
    definition: 'The last traded price of the market.',
    formula: 'price of the last trade',
    unit: 'USD',
    filter: 'price changed% 5 24h',
    reading: 'Use it with `changed%`, or to leave out coins priced in fractions of a cent.',
    misleads: [
      'A low price doesn’t mean a cheap coin. Use market cap for size.',
      'On a thin market the last trade can be minutes old.',
    ],
    synonyms: ['last price', 'quote'],
  },
  price_change: {
    ...fromBars,
    name: 'Price change',
    definition: 'How far price moved over the window, in percent of where it started.',
    formula: '(price now ÷ price at the start of the window − 1) × 100',
    unit: '%',
    windows: ['1h', '24h', '7d', '30d'],
    filter: 'price_change > 5 24h',
    reading: 'It finds gainers and losers, and two windows side by side show whether a move is new.',
    misleads: [
      'It compares two moments: a coin that crashed and came back reads close to 0.',
      'On a thin market one small trade can make a large change. Add `volume > 1m 24h`.',
    ],
    example: priceChangeExample,
    synonyms: ['change', 'gainers', 'losers', '24h change', 'performance'],
  },
  volume: {
    name: 'Volume',
    definition: 'The value traded on this market in the window. For pools, use pool_volume.',
    unit: 'USD',
    windows: ['1h', '24h', '7d', '30d'],
    filter: 'volume > 50m 24h',
    reading: 'Put it first, before any filter on price or funding, as the floor for what you can trade.',
    misleads: ['It covers one venue. On some, fee rebates or wash trading inflate it.'],
    metricId: 'volume',
    synonyms: ['turnover', '24h volume', 'traded value'],
  },
  relative_volume: {
    name: 'Relative volume',
    definition:
      'Volume in the window compared with what this market usually trades in the same time: 2 is twice as much.',
    formula: 'volume in the window ÷ average volume of windows that long over the 30 days before',
    unit: 'ratio',
    windows: ['1h', '24h', '7d'],
    filter: 'relative_volume > 3 24h',
    reading: 'It’s the quickest way to find what’s moving today, and it works on coins of any size.',
    misleads: [
      'A coin that barely trades reads 10 after one order. Add `volume > 1m 24h`.',
      'In the 1h window, quiet hours look low and busy hours look high.',
    ],
    example: relativeVolumeExample,
    metricFamily: null,
    synonyms: ['RVOL', 'unusual volume', 'volume spike'],
  },
  atr_percent: {
    ...fromBars,
    name: 'ATR%',
    definition:
      'Average true range in percent of price: how far the market usually moves in a day, in either direction.',
    formula: 'ATR(14) on daily bars ÷ price × 100',
    unit: '% of price',
    updates: openDay,
    filter: 'atr_percent between 3 8',
    reading: 'Use it to size stops and to leave out markets that hardly move, or move too much for you.',
    misleads: [
      'It’s an average of 14 days: after a crash it stays high for weeks, since a third of the shock is still in it after 14 bars and a tenth after 30.',
      'A pegged coin reads close to 0 right up to the day it loses its peg.',
    ],
    example: atrExample,
    synonyms: ['ATR', 'volatility', 'average true range', 'range'],
  },
  rsi: {
    ...fromBars,
    name: 'RSI',
    definition: 'RSI with length 14 on daily bars, as a 1D chart shows it.',
    unit: '0 to 100',
    updates: openDay,
    filter: 'rsi < 30',
    reading: 'It makes a shortlist. Open the chart and look at the trend before you act on it.',
    misleads: [
      'In a strong trend it can stay above 70 or below 30 for weeks.',
      'The RSI on your 1H chart is a different number.',
    ],
    synonyms: ['oversold', 'overbought', 'relative strength index'],
  },
  spread: {
    name: 'Spread',
    definition: 'The distance between the best bid and the best ask.',
    unit: 'bps of the mid price',
    filter: 'spread < 5',
    reading: null,
    misleads: ['It covers the first few units. Add depth within 1% for real size.'],
    metricId: 'spread',
    metricFamily: 'orderbook',
    synonyms: ['bid-ask spread', 'bps'],
  },
  depth_1pct: {
    name: 'Depth within 1%',
    definition: 'The value of all visible orders within 1% of mid, bids and asks together.',
    formula: 'bid depth + ask depth in the band 0–1%',
    unit: 'USD',
    filter: 'depth_1pct > 1m',
    reading: 'Compare it with your order size: a tenth of one side’s depth is already a large order.',
    misleads: [
      'Where a venue’s feed ends before 1%, the value is partial and marked “≥”. Filters and sorting take it as it stands, and such a market can rank too low.',
      'Orders can be cancelled at any moment, and some are only there to be seen.',
      'It adds both sides up. The bid/ask ratio in the workbench shows which one is heavier.',
    ],
    trust: { ...LIVE, coverage: 'partly' },
    anchor: 'depth-within-1',
    metricFamily: null,
    synonyms: ['depth', 'liquidity', 'order book depth', 'market depth'],
  },
});

export const derivativesFields = /* @__PURE__ */ fieldsOf(derivatives, {
  funding: {
    name: 'Funding',
    definition: 'The current funding rate of the perpetual, converted to 8 hours so that contracts compare.',
    unit: '% per 8 hours',
    source: 'The venue’s predicted rate for the next settlement.',
    updates: 'Live. Only the rate at the settlement is paid.',
    filter: 'funding > 0.03',
    reading: null,
    misleads: ['The list shows the predicted rate, which can change a lot before it’s paid.'],
    metricId: 'funding-rate-8h',
    synonyms: ['funding rate', 'FR', '8h funding'],
  },
  open_interest: {
    name: 'Open interest',
    definition: 'The value of all open contracts of the perpetual, each counted once.',
    unit: 'USD',
    filter: 'open_interest changed% 10 24h',
    reading: 'Use `changed%` next to `price_change`. If both rise, new positions are behind the move.',
    misleads: [
      'In USD it moves with price even if nothing is opened or closed. Check it in coin on the chart.',
    ],
    metricId: 'open-interest-usd',
    synonyms: ['OI', 'leverage'],
  },
  long_short: {
    name: 'Long/short accounts',
    definition: 'How many accounts are net long for each account that’s net short.',
    unit: 'ratio',
    source: 'The share of accounts that the venue publishes.',
    updates: 'Every 5 minutes.',
    filter: 'long_short > 2',
    reading: null,
    misleads: ['Hyperliquid publishes no such number, and its markets drop out of the list.'],
    anchor: 'long-short-accounts',
    metricId: 'long-short-ratio',
    synonyms: ['L/S', 'long short ratio', 'LSR'],
  },
  liquidations: {
    name: 'Liquidations',
    definition:
      'The value of positions that the venue closed by force in the window, longs and shorts together.',
    unit: 'USD',
    windows: ['1h', '24h', '7d', '30d'],
    filter: 'liquidations > 1m 1h',
    reading: null,
    misleads: [
      'Binance’s feed, and Bybit’s before 2025, has at most one per symbol and second. Don’t rank venues against each other.',
      'Large markets always have more. Use `changed%`, or compare with open interest.',
    ],
    metricId: 'liquidations',
    synonyms: ['liqs', 'rekt', 'cascade'],
  },
  basis: {
    name: 'Basis',
    definition: 'How far the perpetual trades above or below the same venue’s spot or index price.',
    unit: '% of spot',
    filter: 'basis < 0',
    reading: null,
    misleads: ['On a thin market one of the two prices can be old.'],
    metricId: 'basis',
    synonyms: ['perp premium', 'contango', 'backwardation'],
  },
});

export const attentionFields = /* @__PURE__ */ fieldsOf(commonOf('offchain', 'attention'), {
  social_volume: {
    name: 'Social volume',
    definition: 'How many posts and messages mention the asset in the window, good or bad.',
    formula: null,
    unit: 'posts and messages',
    windows: ['1h', '24h', '7d'],
    filter: 'social_volume changed% 50 24h',
    reading: 'Use the change: a large asset always has more talk.',
    misleads: [
      'A name that’s also a word, or that several tokens share, collects the wrong posts.',
      'Bots and paid campaigns count until they’re filtered out.',
    ],
    synonyms: ['mentions', 'buzz', 'posts', 'social media'],
  },
  social_dominance: {
    name: 'Social dominance',
    definition: 'The asset’s share of the social volume of the top 100 assets.',
    formula: 'social volume of the asset ÷ social volume of the top 100 assets × 100',
    unit: '%',
    windows: ['24h', '7d'],
    filter: 'social_dominance > 1 24h',
    reading: 'It shows which asset gains attention on a day when everything is talked about.',
    misleads: ['It falls when another asset is in the news.'],
    synonyms: ['share of voice', 'mindshare', 'attention share'],
  },
  sentiment: {
    name: 'Sentiment',
    definition: 'How much more positive than negative the posts about the asset are.',
    formula: 'Σ scores of positive posts − Σ scores of negative posts',
    unit: 'score, without fixed ends',
    windows: ['24h', '7d'],
    source: 'The posts of social volume, scored by a classifier. Unsure ones don’t count.',
    filter: 'sentiment > 0 7d',
    reading: 'Filter by its sign, or against the asset’s past.',
    misleads: [
      'It’s a sum: large assets have larger values both ways.',
      'Irony, slang and other languages are often scored wrongly.',
    ],
    synonyms: ['mood', 'social sentiment', 'bullish', 'bearish'],
  },
  search_interest: {
    name: 'Search interest',
    definition: 'How often people search for the asset, against the busiest moment of the window.',
    formula: 'searches ÷ searches at the peak of the window × 100',
    unit: '0 to 100, relative',
    windows: ['24h', '7d', '30d'],
    source: 'Public search statistics, as in Google Trends.',
    updates: 'Hourly for 24h and 7d, daily for 30d. Every value is rescaled when the window moves.',
    filter: 'search_interest between 1 40 30d',
    reading: 'It compares an asset with its recent past: 80 for two assets doesn’t mean equal interest.',
    misleads: [
      '0 means too little data, and a filter such as below 40 keeps every asset at 0. Set a lower bound.',
      'The same day reads differently in another window or region.',
    ],
    example: searchInterestExample,
    synonyms: ['Google Trends', 'search volume', 'trends'],
  },
  developer_activity: {
    name: 'Developer activity',
    definition: 'How much happened in the project’s public repositories.',
    formula: 'number of public GitHub events − comments, issues and forks',
    unit: 'events',
    windows: ['24h', '7d', '30d'],
    source: 'Public GitHub repositories assigned to the project.',
    updates: 'Once a day. It changes when repositories are added or removed.',
    filter: 'developer_activity > 50 30d',
    reading: 'Set a low minimum to drop projects that no one works on any more, but don’t rank by it.',
    misleads: [
      'Private repositories don’t show, and bots or copied code change the count.',
      'One provider of such data calls its series unreliable. Don’t let this field alone decide.',
    ],
    synonyms: ['dev activity', 'GitHub', 'commits', 'contributors'],
  },
  listings: {
    name: 'Listings',
    definition: 'How many venues list the asset.',
    formula: null,
    unit: 'venues',
    source: 'The market lists of the venues the provider follows.',
    updates: 'When a venue opens or closes a market. An announcement doesn’t count.',
    trust: { ...REVISED_REPORTS, revision: 'full' },
    filter: 'listings >= 3',
    reading: 'Use it as a floor: one outage or delisting shouldn’t leave you without a market.',
    misleads: [
      'A listed market can be empty.',
      'Price often moves at the announcement, before the count does.',
    ],
    synonyms: ['exchange listings', 'markets', 'delisting', 'new listing'],
  },
});

export const onchainFields = /* @__PURE__ */ fieldsOf(onchain, {
  active_addresses: {
    name: 'Active addresses',
    definition: 'How many different addresses sent or received the asset in the window.',
    unit: 'addresses',
    windows: ['24h', '7d', '30d'],
    filter: 'active_addresses changed% 20 7d',
    reading: null,
    misleads: ['An address counts once per window: a week has fewer than seven daily counts together.'],
    metricId: 'active-addresses',
    synonyms: ['AA', 'DAU', 'daily active addresses', 'users'],
  },
  new_addresses: {
    name: 'New addresses',
    definition: 'How many addresses first sent or received the asset in the window.',
    unit: 'addresses',
    windows: ['24h', '7d', '30d'],
    filter: 'new_addresses changed% 25 7d',
    reading: null,
    misleads: ['On a small asset, a few dozen wallets make a large percentage.'],
    metricId: 'new-addresses',
    synonyms: ['network growth', 'adoption'],
  },
  netflow: {
    name: 'Netflow',
    definition:
      'What moved to exchange wallets minus what moved away from them. Negative means that coins left.',
    unit: 'USD',
    windows: ['24h', '7d', '30d'],
    source: 'The chain’s ledger and the provider’s list of exchange wallets.',
    updates:
      'Once per UTC day. When a wallet is labelled later, its past counts too, and PT marks the corrected days.',
    filter: 'netflow < 0 7d',
    reading: null,
    misleads: ['With `changed%`, an asset at zero or below at the start drops out.'],
    metricId: 'exchange-netflow',
    synonyms: ['exchange netflow', 'exchange flows', 'inflow', 'outflow'],
  },
  mvrv: {
    name: 'MVRV',
    definition: 'Market cap against what the supply cost when it last moved. 1 is break-even.',
    unit: 'ratio',
    source: 'The chain’s ledger, and the price when each unit last moved.',
    filter: 'mvrv between 0.8 1.2',
    reading: null,
    misleads: ['Some sites show it as a percentage: 140 there is 2.4 here.'],
    metricId: 'mvrv',
    synonyms: ['market value to realised value', 'market value to realized value', 'MVRV ratio'],
  },
  supply_in_profit: {
    name: 'Supply in profit',
    definition: 'How much of the supply last moved at a price below the day’s close.',
    unit: '%',
    source: 'The chain’s ledger, and the price when each unit last moved.',
    filter: 'supply_in_profit < 60',
    reading: null,
    misleads: ['A coin that’s one cent up counts like one that doubled. Read it beside MVRV.'],
    metricId: 'supply-in-profit',
    synonyms: ['percent supply in profit', 'profit supply', 'SIP'],
  },
  whale_transactions: {
    name: 'Whale transactions',
    definition:
      'How many transfers in the window were worth more than $100k, the lower of the metric’s two thresholds.',
    unit: 'transfers',
    windows: ['24h', '7d'],
    filter: 'whale_transactions changed% 100 24h',
    reading: null,
    misleads: ['On a small asset, two transfers becoming four is +100%.'],
    metricId: 'whale-transactions',
    synonyms: ['whales', 'large transfers', 'whale alerts'],
  },
});

export const screenerFields: readonly ScreenerField[] = [
  ...dexFields,
  ...fundamentalFields,
  ...marketFields,
  ...derivativesFields,
  ...attentionFields,
  ...onchainFields,
];
