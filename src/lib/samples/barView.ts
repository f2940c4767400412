/** `time` is the bar's opening moment in milliseconds UTC; it closes where the next one opens. */
export type Bar = {
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
};

/** Which bars are on the screen: `count` bars from position `first`. Both are whole numbers. */
export type View = { readonly first: number; readonly count: number };

export function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
