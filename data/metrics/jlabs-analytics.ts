import { movePerVolume, volumePerMove } from '../formulas/impact';
import { families } from './families';
import type { Metric } from './metric.schema';
import { venueParameter } from './shared';

const common = {
  family: 'jlabs-analytics',
  page: families['jlabs-analytics'].page,
  parameters: [venueParameter],
  venues: 'Spot markets and perpetuals on Binance, Bybit and Hyperliquid, each venue by itself.',
  timeframes: ['30m'],
  updates:
    'One value per 30-minute bin, at :00 and :30 UTC. Inside the bin it moves with every trade; a closed bin is final.',
  screenerField: null,
} satisfies Partial<Metric>;

export const jlabsAnalytics: readonly Metric[] = [
  {
    ...common,
    id: 'jlabs-slippage',
    name: 'JLabs Slippage',
    definition:
      'How far price moved for each unit of aggressive volume in a bin. Aggressive volume is everything that takers bought and sold. It measures what trading did to price, after the fact.',
    formula: '|close − open| ÷ open × 100 ÷ aggressive volume in million USD, over one 30-minute bin',
    unit: '% of price per 1m USD of aggressive volume',
    sign: 'Lower: the market is deeper; higher: it takes less to move it. Never negative: a rise and a fall of the same size count the same.',
    reading: [
      'Compare with the same market’s own past, at the same hour of other days. The level by itself says little.',
      'A rise while volume stays the same usually means a thinner market: an order of the same size will cost more.',
      'A fall while volume rises: someone takes the other side and price doesn’t move. That’s absorption.',
    ],
    misleads: [
      'It looks at where the bin began and ended. A bin that ran far and came back reads as deep.',
      'Buys and sells in the bin cancel each other’s effect, but both are in the volume. An order that is all on one side moves price further than the reading suggests.',
      'News can move quotes without trades. Volume is then small, the reading is large, although no order slipped.',
      'It rises with volatility even where the book hasn’t changed.',
    ],
    example: {
      id: 'jlabs-slippage',
      title: 'the same move on less volume',
      text: 'A busy bin opens at {open} and closes at {up} on {busy}m USD of aggressive volume: {busySlippage}% per 1m USD. A quiet bin opens at {open} and closes at {down} on {quiet}m: {quietSlippage}%. The direction differs and doesn’t count. The quiet bin is four times as easy to move.',
      values: {
        open: 60000,
        up: 60120,
        busy: 40,
        busySlippage: 0.005,
        down: 59880,
        quiet: 10,
        quietSlippage: 0.02,
      },
      recompute: ({ open = 0, up = 0, busy = 0, down = 0, quiet = 0 }) => ({
        busySlippage: movePerVolume(open, up, busy),
        quietSlippage: movePerVolume(open, down, quiet),
      }),
    },
    inApp:
      'A strip below the price; on a 30m pane one bar is one bin. Panda Intel reads liquidity on its own card.',
    command: 'metric add "jlabs slippage" venue=bybit',
    related: ['price-equilibrium', 'slippage-for-size', 'taker-volume', 'bid-depth'],
    synonyms: ['impact per volume', 'slippage per volume', 'illiquidity', 'Amihud', 'Kyle', 'market depth'],
  },
  {
    ...common,
    id: 'price-equilibrium',
    name: 'Price Equilibrium',
    definition:
      'How much aggressive volume price absorbed for each unit that it moved. It’s the inverse of JLabs Slippage: the same bin, with steadiness as the large number.',
    formula: 'aggressive volume in million USD ÷ (|close − open| ÷ open × 100), over one 30-minute bin',
    unit: 'million USD of aggressive volume per 1% of price',
    sign: 'Higher: the market is steadier; lower: it gives way sooner. Never negative, and without a direction.',
    reading: [
      'A high reading at a level that price keeps coming back to says that resting orders there are being filled and renewed.',
      'A reading that collapses on ordinary volume means the orders that absorbed it are gone.',
      'Read it together with delta. High equilibrium with strongly one-sided delta is absorption; with balanced delta it is only quiet two-way trading.',
    ],
    misleads: [
      'A bin that closes where it opened divides by zero and has no value. A bin that moved by next to nothing reads enormous and means little.',
      'Averages mislead: a few huge bins pull the mean up. Use the middle value, or divide the sums.',
      'Absorption shows only afterwards. The bin in which it ends looks like all the others until price moves.',
      'Wash trades raise volume and don’t move price. They look like steadiness.',
    ],
    example: {
      id: 'price-equilibrium',
      title: 'two bins, and why their average misleads',
      text: 'The two bins of the example for JLabs Slippage, {busy}m and {quiet}m USD for a move of {move}% each, read {busyEquilibrium}m and {quietEquilibrium}m USD per 1%.\nTogether they moved {jointMove}% on their joint volume: {together}m per 1%, or {togetherSlippage}% per 1m. The plain mean of the two Slippage readings is {plain}%, which would mean only {plainEquilibrium}m per 1%. Divide sums; don’t average ratios.',
      values: {
        busy: 40,
        quiet: 10,
        move: 0.2,
        jointMove: 0.4,
        busyEquilibrium: 200,
        quietEquilibrium: 50,
        together: 125,
        togetherSlippage: 0.008,
        plain: 0.0125,
        plainEquilibrium: 80,
      },
      recompute: ({ busy = 0, quiet = 0, move = 0 }) => {
        const open = 100;
        const once = open + move;
        const twice = once + move;
        const plain = (movePerVolume(open, once, busy) + movePerVolume(open, once, quiet)) / 2;
        return {
          jointMove: twice - open,
          busyEquilibrium: volumePerMove(open, once, busy),
          quietEquilibrium: volumePerMove(open, once, quiet),
          together: volumePerMove(open, twice, busy + quiet),
          togetherSlippage: movePerVolume(open, twice, busy + quiet),
          plain,
          plainEquilibrium: 1 / plain,
        };
      },
    },
    inApp:
      'A strip below the price; on a 30m pane one bar is one bin. Put JLabs Slippage and delta beside it.',
    command: 'metric add "price equilibrium" venue=bybit',
    related: ['jlabs-slippage', 'delta', 'taker-volume', 'imbalance'],
    synonyms: ['absorption', 'volume absorbed', 'price stability', 'equilibrium'],
  },
];
