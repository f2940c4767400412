import { choiceOf, numberIn, type States } from '../kit/state/codec';
import { MODEL_IDS, modelSeries } from './model';

export const figure = {
  id: 'model-readings',
  title: 'What the open bar says, and what counts',
  caption:
    'Try: stay on one bar and move the time towards the close. Then find a bar whose band changed before it closed.',
};

const LAST_BAR = Math.max(...MODEL_IDS.map((id) => modelSeries[id].bars.length)) - 1;

export const codecs = {
  model: choiceOf(MODEL_IDS, 'rosi'),
  /** A bar whose drafts the close took back. */
  bar: numberIn({ min: 0, max: LAST_BAR, step: 1 }, 17),
  /** Steps through the open bar; beyond the last one is the close. */
  step: numberIn({ min: 0, max: 10, step: 1 }, 3),
};

export const states: States<typeof codecs> = {
  'ROSI, first draft': { model: 'rosi', bar: 0, step: 0 },
  'ROSI, at the close': { model: 'rosi', step: 10 },
  'Dip signal, last bar': { model: 'dip-signal', bar: 20, step: 0 },
  'CARI, at the close': { model: 'cari', step: 10 },
};
