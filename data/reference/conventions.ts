import { families } from '../metrics/families';
import { bandEdgeRule } from '../models/bands';
import { type ById, withIds } from '../withIds';
import type { Convention, ConventionGroup } from './types';

const fundamentalFilters = '/docs/screener/screener-filters/fundamental-metrics';
const chart = '/docs/workbench/overview/navigating-the-chart-interface';
const swap = '/docs/trading/decentralised-exchange/swap-tokens';

const inGroup = (group: ConventionGroup, records: ById<Omit<Convention, 'group'>>): readonly Convention[] =>
  withIds<Omit<Convention, 'group'>>(records).map((record) => ({ ...record, group }));

/** What holds for every number in PT and on every page. A page may add to it and never contradicts it. @public */
export const conventions: readonly Convention[] = [
  ...inGroup('sign', {
    funding: {
      about: { name: 'Funding rate', page: `${families.exchange.page}#funding-rate` },
      rule: 'Positive: longs pay shorts.',
      elsewhere: 'Often per year instead of per interval.',
    },
    'open-interest': {
      about: { name: 'Open interest', page: `${families.exchange.page}#open-interest` },
      rule: 'One-sided: a long and the short it faces are one contract.',
      elsewhere: 'Both sides, twice the number.',
    },
    liquidations: {
      about: { name: 'Liquidations', page: `${families.exchange.page}#liquidations` },
      rule: 'Named after the position: a long liquidation is a forced sale.',
      elsewhere: 'Named after the closing order, a sell.',
    },
    basis: {
      about: { name: 'Basis', page: `${families.exchange.page}#basis` },
      rule: 'Positive: the contract is more expensive than spot.',
      elsewhere: 'In commodities spot minus futures, the opposite sign.',
    },
    'long-short': {
      about: { name: 'Long/short ratio', page: `${families.exchange.page}#long-short-ratio` },
      rule: 'It counts accounts, never size. Above 1, more are long.',
      elsewhere: 'Positions of top traders, or taker volume.',
    },
    'trade-side': {
      about: { name: 'Side of a trade', page: `${families.orderflow.page}#taker-and-maker` },
      rule: 'The taker’s: a buy lifted an ask.',
      elsewhere: 'Binance flags the maker: `m` is true when the taker sold.',
    },
    delta: {
      about: { name: 'Delta and CVD', page: `${families.orderflow.page}#delta` },
      rule: 'Positive: takers buy more than they sell, in USD.',
      elsewhere: 'In coin, or from another anchor.',
    },
    imbalance: {
      about: { name: 'Imbalance, bid/ask ratio', page: `${families.orderbook.page}#imbalance` },
      rule: 'Above 0, or above 1: bids outweigh asks.',
      elsewhere: 'Footprint charts compare executed volume, row against row.',
    },
    slippage: {
      about: { name: 'Slippage, price impact', page: `${swap}#impact-and-slippage` },
      rule: 'Positive is a cost. Price impact is what you pay more per unit, without the fee.',
      elsewhere: 'Uniswap says how much less you get, a smaller number for the same swap.',
    },
    netflow: {
      about: { name: 'Exchange netflow', page: `${families.onchain.page}#exchange-netflow` },
      rule: 'Positive: coins moved into exchanges.',
      elsewhere: 'Some sources reverse the sign.',
    },
    mvrv: {
      about: { name: 'MVRV and SOPR', page: `${families.onchain.page}#mvrv` },
      rule: 'They’re ratios: above 1 is a profit.',
      elsewhere: 'The ratio − 1 as a percentage.',
    },
  }),
  ...inGroup('unit', {
    yearly: {
      about: { name: 'Yearly rates', page: `${families.exchange.page}#annualised-basis` },
      rule: 'Simple, 365 days.',
      elsewhere: 'Compounded, which is larger.',
    },
    'funding-interval': {
      about: { name: 'Funding interval', page: `${families.exchange.page}#funding-rate-8h` },
      rule: 'Figures that compare contracts are per 8 hours.',
      elsewhere: 'Per hour, day or year, often unsaid.',
    },
    fdv: {
      about: { name: 'FDV, P/F and P/S', page: `${fundamentalFilters}#fdv-conventions` },
      rule: 'FDV counts the maximum supply, and P/F and P/S start from it.',
      elsewhere: 'Total supply, or ratios on market cap.',
    },
    numbers: {
      about: { name: 'Written numbers', page: '/docs/screener/screener-filters/#numbers' },
      rule: '60,011, $67.1k, 0.22%. Commands take k, m and b, but no commas or units.',
      elsewhere: 'M or mm for a million.',
    },
  }),
  ...inGroup('time', {
    'time-zone': {
      about: { name: 'Times and bars', page: `${chart}#times` },
      rule: 'Times are in your time zone, bars close on UTC.',
      elsewhere: 'Days that end at another hour.',
    },
    'closed-bars': {
      about: { name: 'Open bars', page: '/docs/workbench/overview/studies-metrics/#closed-bar-rule' },
      rule: 'Dashed, because they can still change.',
      elsewhere: 'Drawn as if final.',
    },
    revisions: {
      about: { name: 'On-chain days', page: `${families.onchain.page}#finality` },
      rule: 'They appear after the day has ended. Corrections are marked.',
      elsewhere: 'Past days rewritten without a mark.',
    },
    anchors: {
      about: { name: 'CVD and VWAP anchors', page: `${families.orderflow.page}#cvd` },
      rule: 'They restart each UTC day up to 4H, each month on 1D, and each year on 1W and 1M.',
      elsewhere: 'A session, or never.',
    },
  }),
  ...inGroup('data', {
    'band-edges': {
      about: { name: 'Edges of bands', page: `${families['jlabs-models'].page}#cari` },
      rule: bandEdgeRule,
      elsewhere: 'Edges left open, or quoted in two ways.',
    },
    'partial-bands': {
      about: { name: 'Partial depth bands', page: `${families.orderbook.page}#bid-depth` },
      rule: 'Marked “≥” where the venue’s feed ends inside the band.',
      elsewhere: 'The cut value, as if complete.',
    },
    missing: {
      about: { name: 'Missing values', page: '/docs/screener/screener-filters/#missing-data' },
      rule: 'A gap means no data, and zero is a value. A screener drops and counts markets without data.',
      elsewhere: 'Zero, or the last value again.',
    },
  }),
];

export function conventionsOn(group: ConventionGroup): readonly Convention[] {
  return conventions.filter((convention) => convention.group === group);
}
