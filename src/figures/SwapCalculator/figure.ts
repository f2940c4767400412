import { choiceOf, numberIn, type States } from '../kit/state/codec';

export const figure = {
  id: 'swap-calculator',
  title: 'What a swap gives you',
  caption:
    'Try: drag the point along the curve and watch it bend away from the mid price. Then widen the tolerance and see what a sandwich could take.',
};

export const codecs = {
  pay: numberIn({ min: 1_000, max: 200_000, step: 1_000, exact: { min: 1, max: 200_000, step: 1 } }, 100_000),
  fee: choiceOf(['0.01', '0.05', '0.3', '1'], '0.3'),
  tolerance: numberIn({ min: 0.1, max: 5, step: 0.1, exact: { min: 0.01, max: 50, step: 0.01 } }, 0.5),
};

export const states: States<typeof codecs> = {
  'a usual swap': { pay: 10_000 },
  'a small swap': { pay: 1_000, fee: '0.05', tolerance: 0.1 },
  'a very large swap': { pay: 200_000, fee: '1', tolerance: 5 },
  'the lowest fee': { fee: '0.01' },
};
