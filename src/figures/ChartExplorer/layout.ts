import type { Plot } from '../kit/drawing/geometry';

/** Places inside the drawing, in units of its viewBox. */
export const VIEW_BOX = { width: 360, height: 268 };
export const PLOT: Plot = { left: 2, right: 286, top: 6, bottom: 190 };
export const STRIP: Plot = { left: 2, right: 286, top: 206, bottom: 240 };
export const TIME_BASELINE = 259;

export type Region = 'price-area' | 'price-axis' | 'strips' | 'time-axis';

export function regionAt({ x, y }: { x: number; y: number }): Region {
  if (y > STRIP.bottom) {
    return 'time-axis';
  }
  if (x > PLOT.right) {
    return 'price-axis';
  }
  return y > PLOT.bottom ? 'strips' : 'price-area';
}

/** What is outlined when a part is named. */
export const REGION_BOXES: Readonly<Record<Region, Plot>> = {
  'price-area': { left: 1, right: PLOT.right, top: 1, bottom: 198 },
  'price-axis': { left: PLOT.right, right: 359, top: 1, bottom: 198 },
  strips: { left: 1, right: 359, top: 198, bottom: 243 },
  'time-axis': { left: 1, right: 359, top: 243, bottom: 267 },
};
