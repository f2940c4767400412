// Lives and acts are written in letters: cspell:disable
import type { States } from '../kit/state/codec';
import { lifeCodec } from './model';

export const codecs = { life: lifeCodec };

export const states: States<typeof codecs> = {
  paused: { life: lifeCodec.read('once.p') },
  'fired once': { life: lifeCodec.read('once.f') },
  'a repeating trigger that fired': { life: lifeCodec.read('every-time.ff') },
  'per bar': { life: lifeCodec.read('once-per-bar.pr') },
  'at the close, expired': { life: lifeCodec.read('once-per-bar-close.prfe') },
  'a full log': { life: lifeCodec.read('once.prprprprprprprpr') },
};
