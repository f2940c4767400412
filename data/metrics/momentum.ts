import { oscillatorFromIngredients } from '../examples/momentum';
import { families } from './families';
import type { Metric } from './metric.schema';
import { everyTimeframe } from './shared';

export const momentumMetrics: readonly Metric[] = [
  {
    id: 'momentum-oscillator',
    name: 'Momentum Oscillator',
    family: 'momentum',
    page: families.momentum.page,
    definition:
      'One line for the direction and the force of recent price movement. It’s the mean of RSI, stochastic %K and CMO, brought to one scale and smoothed.',
    formula:
      'mean = ((2 × RSI(n) − 100) + (2 × %K(n) − 100) + CMO(n)) ÷ 3; value = SMA over the last s means',
    unit: 'points on a scale from −100 to +100',
    sign: 'Positive: on balance, rises outweigh falls and the close is high in its range. Negative: the reverse. Zero is balance.',
    parameters: [
      {
        name: 'n',
        values: 'a whole number of bars',
        default: '14',
        meaning: 'How many bars each of the three ingredients looks back. All three share it.',
      },
      {
        name: 's',
        values: 'a whole number of bars',
        default: '3',
        meaning: 'How many bars the mean is smoothed over. At 1 there is no smoothing.',
      },
      {
        name: 'bands',
        values: 'a distance from zero',
        default: '±50',
        meaning: 'Where the two guide lines are drawn. They change the picture and never the values.',
      },
    ],
    venues:
      'Every symbol that a pane can show: it is made from the bars of the pane and needs no other data.',
    timeframes: everyTimeframe,
    updates:
      'Moves with every trade until the bar closes, then final. The first value is on bar n + s of the data that is loaded.',
    reading: [
      'Level: how one-sided the window is. The bands mark readings that are far from balance for this scale.',
      'Slope: whether the force grows or fades. It turns before the level crosses zero.',
      'Divergence: price makes a new extreme and the oscillator doesn’t. It says that the last leg had less force.',
    ],
    misleads: [
      'In a trend it can stay beyond a band for as long as the trend lasts. A reading above the upper band is no reason to sell.',
      'On the open bar all three ingredients move. A cross that is there at noon can be gone at the close.',
      'RSI and CMO measure nearly the same thing. Two thirds of the mean agree with each other by construction.',
      'In a flat market the formula divides by zero: the bar has no value, and neither have the bars whose smoothing includes it.',
    ],
    example: oscillatorFromIngredients,
    inApp:
      'A strip below the price with a zero line and two bands. Panda Intel has a momentum card for the symbol of the pane.',
    command: 'metric add "momentum oscillator"',
    screenerField: null,
    related: ['cvd', 'dip-signal', 'token-rating-price-strength'],
    synonyms: ['MO', 'momentum', 'RSI', 'stochastic', 'CMO', 'MACD', 'ROC', 'overbought', 'oversold'],
  },
];
