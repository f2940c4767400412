import { numberIn } from '../kit/codec';

/** Changes in percent. */
const change = { min: -10, max: 10, step: 0.5 };

export const codecs = { price: numberIn(change, 6), coin: numberIn(change, -3) };
