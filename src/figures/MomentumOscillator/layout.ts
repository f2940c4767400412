import type { Plot } from '../kit/drawing/geometry';

export const VIEW_BOX = { width: 360, height: 306 };
export const PRICE: Plot = { left: 2, right: 312, top: 16, bottom: 92 };
export const STRIP: Plot = { left: 2, right: 312, top: 120, bottom: 280 };
export const TIME_BASELINE = 300;
/** The scale of the oscillator is fixed: −100 at the foot, +100 at the top. */
export const stripY = (reading: number) =>
  STRIP.bottom - ((reading + 100) / 200) * (STRIP.bottom - STRIP.top);
