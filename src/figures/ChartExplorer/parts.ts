/** Ids as a literal tuple, for the address; the test holds them against data/workbench/chart-parts.ts. */
export const PART_IDS = [
  'header',
  'drawing-rail',
  'price-area',
  'crosshair',
  'legend',
  'price-axis',
  'strips',
  'time-axis',
  'right-hand-tabs',
] as const;
export type PartId = (typeof PART_IDS)[number];
