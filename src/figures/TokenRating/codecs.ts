import { scoresCodec } from './model';

export const codecs = { scores: scoresCodec };
