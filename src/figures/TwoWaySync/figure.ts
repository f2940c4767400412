// Lives and acts are written in letters: cspell:disable
import type { States } from '../kit/state/codec';
import { actsCodec } from './model';

export const figure = {
  id: 'two-way-sync',
  title: 'A widget, a workbench, and who wins',
  caption:
    'Try: B was pushed while C is still open in the workbench. Save the workbench and see which state wins. Then restore the other one from the version list.',
};

export const codecs = { acts: actsCodec };

export const states: States<typeof codecs> = {
  'nothing done yet': { acts: [] },
  conflict: { acts: actsCodec.read('wCdBdsws') },
  pull: { acts: actsCodec.read('wBws') },
  'open edits on both sides': { acts: actsCodec.read('wBdC') },
  'an unsaved edit is pulled over': { acts: actsCodec.read('wBdCws') },
  'restored from the version list': { acts: actsCodec.read('wBwsrA') },
  'sync turned off': { acts: actsCodec.read('sodB') },
  'as long as it gets': { acts: actsCodec.read('wBwswCwswDwswEwswFwswGwswHwswIws') },
};
