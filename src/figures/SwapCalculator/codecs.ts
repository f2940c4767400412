import { choiceOf, numberIn } from '../kit/state/codec';

export const codecs = {
  pay: numberIn({ min: 1_000, max: 200_000, step: 1_000 }, 100_000),
  fee: choiceOf(['0.01', '0.05', '0.3', '1'], '0.3'),
  tolerance: numberIn({ min: 0.1, max: 5, step: 0.1 }, 0.5),
};
