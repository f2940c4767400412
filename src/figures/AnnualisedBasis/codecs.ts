import { numberIn } from '../kit/state/codec';

export const codecs = {
  futures: numberIn({ min: 57_000, max: 63_000, step: 100 }, 61_200),
  days: numberIn({ min: 1, max: 180, step: 1 }, 90),
};
