// Lives and acts are written in letters: cspell:disable
import { figureStates } from '../kit/shell/figureStates';
import TwoWaySync from '.';
import { codecs } from './codecs';
import { figure } from './figure';
import { actsCodec } from './model';

export default [
  figureStates({
    id: figure.id,
    codecs,
    Figure: TwoWaySync,
    states: {
      'nothing done yet': { acts: [] },
      conflict: { acts: actsCodec.read('wCdBdsws') },
      pull: { acts: actsCodec.read('wBws') },
      'open edits on both sides': { acts: actsCodec.read('wBdC') },
      'an unsaved edit is pulled over': { acts: actsCodec.read('wBdCws') },
      'restored from the version list': { acts: actsCodec.read('wBwsrA') },
      'sync turned off': { acts: actsCodec.read('sodB') },
      'as long as it gets': { acts: actsCodec.read('wBwswCwswDwswEwswFwswGwswHwswIws') },
    },
  }),
];
