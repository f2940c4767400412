import { flag, numberIn, type States } from '../kit/state/codec';
import { sampleBars } from './model';

export const figure = {
  // The page's own heading is called momentum-oscillator already.
  id: 'momentum-figure',
  title: 'The Momentum Oscillator and what it’s made of',
  caption:
    'Try: shorten the lookback and count how often the line leaves the bands. Then draw the ingredients too and find a bar where they disagree.',
};

export const codecs = {
  n: numberIn({ min: 2, max: 30, step: 1 }, 14),
  s: numberIn({ min: 1, max: 10, step: 1 }, 3),
  band: numberIn({ min: 10, max: 90, step: 5 }, 50),
  at: numberIn({ min: 0, max: sampleBars.length - 1, step: 1 }, 90),
  parts: flag(false),
};

export const states: States<typeof codecs> = {
  'shortest lookback': { n: 2, s: 1, band: 10 },
  'longest lookback, smoothed': { n: 30, s: 10, band: 90 },
  'before the first value': { at: 0 },
  'ingredients drawn': { parts: true },
};
