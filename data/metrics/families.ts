import { finality } from './finality';
import { bandParameter, dailyAndLonger, everyTimeframe, tierParameter, venueParameter } from './shared';
import type { Metric, MetricFamily } from './types';

const customMetrics = '/docs/workbench/overview/studies-metrics/custom-metrics';

type Family = Pick<Metric, 'page' | 'venues' | 'timeframes' | 'updates' | 'parameters'> & {
  readonly name: string;
};

const threeVenues = 'Spot markets and perpetuals on Binance, Bybit and Hyperliquid, one venue at a time.';
const openBarIsDashed = `One value per bar, closed on UTC. ${finality.openBar}`;

/**
 * The page of each family, in the order in which a reader meets them, and what its metrics share. The family's page says it
 * once; a metric's sheet shows only what differs.
 */
export const families: Readonly<Record<MetricFamily, Family>> = {
  exchange: {
    name: 'Exchange metrics',
    page: `${customMetrics}/exchange-metrics`,
    venues:
      'Perpetuals on Binance, Bybit and Hyperliquid. Dated futures have basis, open interest and volume, and spot has only volume.',
    timeframes: everyTimeframe,
    parameters: [venueParameter],
    updates:
      'A value can change until its bar closes, and is final then. A funding bar keeps the rate predicted at its close. The settled rate is a dot at settlement.',
  },
  orderflow: {
    name: 'Order-flow metrics',
    page: `${customMetrics}/orderflow-metrics`,
    venues: threeVenues,
    timeframes: everyTimeframe,
    parameters: [tierParameter, venueParameter],
    updates: 'With every trade while the bar is open. A closed bar is final.',
  },
  orderbook: {
    name: 'Order-book metrics',
    page: `${customMetrics}/orderbook-metrics`,
    venues: threeVenues,
    timeframes: everyTimeframe,
    parameters: [bandParameter, venueParameter],
    updates:
      'The bar keeps the snapshot at its close. Orders placed and cancelled in between aren’t in it. A closed bar is final.',
  },
  onchain: {
    name: 'On-chain metrics',
    page: `${customMetrics}/onchain-metrics`,
    venues:
      'Assets whose chain publishes its transfers. What holders paid is exact where a chain tracks each coin’s moves, as Bitcoin’s does; elsewhere a model dates the coins. Flows need labelled exchange wallets.',
    timeframes: dailyAndLonger,
    parameters: [],
    updates:
      'Once per UTC day, after it has ended. A wallet’s new label also corrects past flows, which are marked.',
  },
  'jlabs-analytics': {
    name: 'JLabs Analytics',
    page: `${customMetrics}/jlabs-analytics`,
    venues: 'Spot markets and perpetuals on Binance, Bybit and Hyperliquid, each venue by itself.',
    timeframes: ['30m'],
    parameters: [venueParameter],
    updates: 'With every trade. Half hours begin at :00 and :30 UTC.',
  },
  'jlabs-models': {
    name: 'JLabs Models',
    page: `${customMetrics}/jlabs-models`,
    venues: 'Assets that the model covers. ROSI also has 4H, and Dip signal runs from 15m to 1D.',
    timeframes: dailyAndLonger,
    parameters: [],
    updates: 'One value per bar, closed on UTC. Only closed bars count.',
  },
  'jlabs-token-ratings': {
    name: 'JLabs Token Ratings',
    page: `${customMetrics}/jlabs-token-ratings`,
    venues: 'Tokens that have the data. A sub-score without data is shown as missing.',
    timeframes: dailyAndLonger,
    parameters: [],
    updates: openBarIsDashed,
  },
  momentum: {
    name: 'Momentum Oscillator',
    page: `${customMetrics}/momentum-oscillator`,
    venues: 'Every symbol a pane can show: it’s made from the pane’s own bars.',
    timeframes: everyTimeframe,
    parameters: [],
    updates: 'With every trade until the bar closes, then final. The first value is on bar n + s.',
  },
};

/** What a metric has in common with its family, unless it says otherwise. */
export function sharedBy(family: MetricFamily) {
  const { name, ...shared } = families[family];
  return { ...shared, family, screenerField: null };
}

type Shared = keyof ReturnType<typeof sharedBy>;

/** The metrics of a family by their id. `common` is what they share besides. */
export const metricsOf = <Left extends keyof Metric = never>(
  family: MetricFamily,
  metrics: Readonly<
    Record<string, Omit<Metric, 'id' | Shared | Left> & Partial<Pick<Metric, Shared | Left>>>
  >,
  common?: Pick<Metric, Left>,
): readonly Metric[] =>
  Object.entries(metrics).map(
    ([id, metric]) => ({ id, ...sharedBy(family), ...common, ...metric }) as unknown as Metric,
  );
