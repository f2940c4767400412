// Lives and acts are written in letters: cspell:disable
import type { States } from '../kit/state/codec';
import { actsCodec } from './model';

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
