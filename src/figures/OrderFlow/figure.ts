import { choiceOf, numberIn, type States } from '../kit/state/codec';
import { ABSORBED, bars, TIERS } from './model';

export const figure = {
  id: 'order-flow',
  title: 'From trades to delta and CVD',
  caption:
    'Try: switch from small to large tiers and watch CVD turn while price stays the same. Then step through the marked bars, where heavy selling no longer moves price.',
};

export const codecs = {
  tier: choiceOf(
    TIERS.map(({ id }) => id),
    'all',
  ),
  bar: numberIn({ min: 1, max: bars.length, step: 1 }, (ABSORBED[1] ?? 0) + 1),
};

export const states: States<typeof codecs> = {
  'small prints': { tier: '0-1k', bar: 1 },
  'tier 1k–10k': { tier: '1k-10k' },
  'tier 10k–100k': { tier: '10k-100k' },
  'tier 100k–1m': { tier: '100k-1m' },
  'a tier without a print': { tier: '1m-10m', bar: 1 },
};
