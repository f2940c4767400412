import { actsCodec } from './model';

export const codecs = { acts: actsCodec };
