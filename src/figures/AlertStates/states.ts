// Lives and acts are written in letters: cspell:disable
import { figureStates } from '../kit/shell/figureStates';
import AlertStates from '.';
import { codecs } from './codecs';
import { figure } from './figure';
import { lifeCodec } from './model';

export default [
  figureStates({
    id: figure.id,
    codecs,
    Figure: AlertStates,
    states: {
      paused: { life: lifeCodec.read('once.p') },
      'fired once': { life: lifeCodec.read('once.f') },
      'a repeating trigger that fired': { life: lifeCodec.read('every-time.ff') },
      'per bar': { life: lifeCodec.read('once-per-bar.pr') },
      'at the close, expired': { life: lifeCodec.read('once-per-bar-close.prfe') },
      'a full log': { life: lifeCodec.read('once.prprprprprprprpr') },
    },
  }),
];
