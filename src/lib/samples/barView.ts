/** Which bars are on the screen: `count` bars from position `first`. Both are whole numbers. */
export type View = { readonly first: number; readonly count: number };

export function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
