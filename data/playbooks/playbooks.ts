import { withIds } from '../withIds';
import type { Playbook } from './types';

const metrics = '/docs/workbench/overview/studies-metrics/custom-metrics';
const filters = '/docs/screener/screener-filters';

/** The recipes of the docs, each at home on one page. */
export const playbooks = withIds<Playbook>({
  squeeze: {
    title: 'Find squeezes',
    home: '/docs/screener/creating-a-screener#worked-perps',
    area: 'screener',
    when: 'Shorts pay to stay in and keep adding, but price won’t fall.',
    commands: [
      'universe perps',
      'where funding < 0 and open_interest changed% 10 7d and price_change between -5 5 7d',
      'sort volume 24h desc',
    ],
    lookFor:
      'Coin open interest that rose too, and then price up with open interest down: shorts are buying back.',
    wrongIf: 'Price breaks below the range while open interest keeps rising: the shorts were right.',
  },
  'exit-pools': {
    title: 'Pools with a market to sell into',
    home: '/docs/screener/creating-a-screener#worked-dex',
    area: 'screener',
    when: 'You want to buy a token on a DEX and be able to sell it again.',
    commands: [
      'universe dex chain=base',
      'where liquidity > 500k and pair_age > 30 and price_impact size=10000 < 1',
      'where unique_traders > 200 24h and buys_sells between 0.5 2 24h',
      'sort liquidity desc',
    ],
    lookFor:
      'Sells that go through from many wallets, and a price impact you’d accept when you sell your whole position.',
    wrongIf: 'A small test sell fails or pays far less than quoted.',
  },
  'unusual-volume': {
    title: 'Unusual volume, still tradable',
    home: `${filters}/offchain-metrics#recipe-volume`,
    area: 'screener',
    when: 'You want a move that has just begun.',
    commands: [
      'universe perps',
      'where relative_volume > 3 24h and volume > 10m 24h',
      'where spread < 5',
      'sort relative_volume 24h desc',
    ],
    lookFor: 'A price change over 24 hours that the last 7 days don’t have yet.',
    wrongIf: 'The next bars give the move back on falling volume.',
  },
  'break-even': {
    title: 'Holders near break-even',
    home: `${filters}/onchain-metrics#recipe-break-even`,
    area: 'screener',
    when: 'Price has come down to what holders paid on average.',
    commands: [
      'universe perps',
      'where mvrv between 0.8 1.2 and supply_in_profit between 35 65 and price_change < 0 30d',
      'sort mvrv asc',
    ],
    lookFor: 'MVRV that turns up again near 1, with coins leaving exchanges.',
    wrongIf: 'MVRV keeps falling below 0.8: holders sell at a loss and the average cost follows price down.',
  },
  cascade: {
    title: 'Read a liquidation cascade',
    home: `${metrics}/exchange-metrics#cascade`,
    area: 'workbench',
    when: 'Price drops fast and everything drops with it.',
    commands: [
      'metric add "open interest, coin"',
      'metric add "funding rate, 8-hour"',
      'metric add liquidations',
      'metric add cvd',
    ],
    lookFor: 'Long liquidations and falling open interest in the same bars, then both of them stopping.',
    wrongIf: 'Open interest rises again while price still falls: those are new shorts, not forced sellers.',
  },
  divergence: {
    title: 'CVD divergence',
    home: `${metrics}/orderflow-metrics#divergence`,
    area: 'workbench',
    when: 'Price makes a new high or low, and you wonder whether takers still back it.',
    commands: ['tf 15m', 'metric add cvd', 'metric add delta'],
    lookFor:
      'A lower low in price with a higher low in CVD, or a higher high with a lower high, both since the same anchor.',
    wrongIf: 'CVD makes the new extreme too in the next bars.',
  },
  absorption: {
    title: 'Check whether volume was absorbed',
    home: `${metrics}/orderflow-metrics#absorption`,
    area: 'workbench',
    when: 'A lot was traded at a level, but price hardly moved.',
    commands: ['metric add delta', 'metric add "depth change" band=0-0.1', 'metric add "taker volume"'],
    lookFor: 'Depth that’s refilled while takers trade into it, then a move against them.',
    wrongIf: 'Price breaks through with the flow: the level only delayed the move.',
  },
  momentum: {
    title: 'Momentum turns up from an extreme',
    home: `${metrics}/momentum-oscillator#level`,
    area: 'workbench',
    when: 'Price has fallen hard, and you’re waiting for the fall to slow.',
    commands: [
      'metric add "momentum oscillator"',
      'study add ema length=50',
      'alert "momentum oscillator" crosses -50',
    ],
    lookFor:
      'The oscillator closing back above −50, with price near a level you drew before. The alert also fires on the way down: wait for the second.',
    wrongIf: 'It falls back below −50: in a strong trend it does so again and again.',
  },
});
