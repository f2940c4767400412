import { movePerVolume, volumePerMove } from '../formulas/trading/impact';
import { metricsOf } from './families';

export const jlabsAnalytics = metricsOf('jlabs-analytics', {
  'jlabs-slippage': {
    name: 'JLabs Slippage',
    definition: 'How far price moved per $1m of aggressive volume in one half hour.',
    formula: '|close − open| ÷ open × 100 ÷ aggressive volume in million USD, over one half hour',
    unit: '% of price per $1m of aggressive volume',
    sign: 'Lower: a deeper market. Rises and falls count alike.',
    reading: [
      'Compare it with the same market at the same hour of other days.',
      'When it rises, the same volume moves price further: the book has become thinner, and your usual size will cost more.',
      'When it falls while volume grows, someone is taking the other side, which is absorption.',
    ],
    misleads: ['News can move quotes without trades.'],
    example: {
      title: 'the same move on less volume',
      text: 'In a busy half hour price goes from {open} to {up} on ${busy}m of aggressive volume: {busySlippage}% per $1m. In a quiet one it goes from {open} to {down} on ${quiet}m: {quietSlippage}%. The quiet market is four times as easy to move.',
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
    command: 'metric add "jlabs slippage" venue=bybit',
    synonyms: ['impact per volume', 'slippage per volume', 'illiquidity', 'Amihud', 'Kyle', 'market depth'],
  },
  'price-equilibrium': {
    name: 'Price Equilibrium',
    definition: 'How much aggressive volume it took to move price by 1%. It’s the inverse of JLabs Slippage.',
    formula: 'aggressive volume in million USD ÷ (|close − open| ÷ open × 100), over one half hour',
    unit: 'million USD of aggressive volume per 1% of price',
    sign: 'Higher: the market is steadier. It has no direction.',
    reading: [
      'Where it’s high at a level that price keeps coming back to, resting orders there are being filled and renewed.',
      'When it collapses on ordinary volume, the orders that absorbed it are gone.',
    ],
    misleads: [
      'A half hour that barely moved has an enormous value.',
      'A few huge values pull a mean up. Add up moves and volumes instead, then divide once.',
    ],
    example: {
      title: 'two half hours, and why their average misleads',
      text: 'The two half hours of the JLabs Slippage example had ${busy}m and ${quiet}m for a move of {move}% each. They read ${busyEquilibrium}m and ${quietEquilibrium}m per 1%.\nTogether they moved {jointMove}% on their joint volume: ${together}m per 1%, or {togetherSlippage}% per $1m. The plain mean of the two Slippage readings is {plain}%, which would mean only ${plainEquilibrium}m per 1%.',
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
    command: 'metric add "price equilibrium" venue=bybit',
    synonyms: ['absorption', 'volume absorbed', 'price stability', 'equilibrium'],
  },
});
