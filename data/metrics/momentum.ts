import { oscillatorFromIngredients } from '../examples/momentum';
import { metricsOf } from './families';

export const momentumMetrics = metricsOf('momentum', {
  'momentum-oscillator': {
    name: 'Momentum Oscillator',
    definition: 'The mean of RSI, stochastic %K and CMO on one scale, smoothed.',
    formula:
      'mean = ((2 × RSI(n) − 100) + (2 × %K(n) − 100) + CMO(n)) ÷ 3; value = SMA over the last s means; n = 14, s = 3',
    unit: 'points on a scale from −100 to +100',
    sign: 'Positive: rises outweigh falls and the close is high in its range. Negative: the reverse.',
    reading: [
      'The level shows how one-sided the last n bars are. The slope shows whether the force grows or fades.',
    ],
    misleads: [
      'In a trend it can stay beyond a band.',
      'RSI and CMO measure nearly the same thing: two thirds of the mean agree by construction.',
    ],
    example: oscillatorFromIngredients,
    command: 'metric add "momentum oscillator"',
    synonyms: ['MO', 'momentum', 'RSI', 'stochastic', 'CMO', 'MACD', 'ROC', 'overbought', 'oversold'],
  },
});
