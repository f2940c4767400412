import { numberIn, type States } from '../kit/state/codec';

export const figure = {
  id: 'annualised-basis-by-days',
  title: 'The same basis, fewer days',
  caption:
    'Try: leave the price alone and move towards expiry. The yearly figure explodes, although price hasn’t moved.',
};

export const codecs = {
  futures: numberIn(
    { min: 57_000, max: 63_000, step: 100, exact: { min: 57_000, max: 63_000, step: 1 } },
    61_200,
  ),
  days: numberIn({ min: 1, max: 180, step: 1 }, 90),
};

export const states: States<typeof codecs> = {
  backwardation: { futures: 57_000, days: 30 },
  'level with spot': { futures: 60_000 },
  'a day before expiry': { futures: 63_000, days: 1 },
};
