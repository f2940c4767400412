import { lifeCodec } from './model';

export const codecs = { life: lifeCodec };
