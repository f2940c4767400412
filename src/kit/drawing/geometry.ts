import { clamp, type View } from '@site/src/lib/samples/barView';

/** The rectangle inside an SVG that holds the bars, in the units of its viewBox. */
export type Plot = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

export function barWidth(plot: Plot, view: View): number {
  return (plot.right - plot.left) / view.count;
}

/** The middle of a bar's column. */
export function barX(plot: Plot, view: View, index: number): number {
  return plot.left + (index - view.first + 0.5) * barWidth(plot, view);
}

/** The bar whose column holds `x`; at the edges, the outermost one on the screen. */
export function barAt(plot: Plot, view: View, x: number): number {
  const column = Math.floor((x - plot.left) / barWidth(plot, view));
  return view.first + clamp(column, 0, view.count - 1);
}

type Size = { readonly width: number; readonly height: number };

/** A pointer's place in the units of the SVG's viewBox. */
export function pointIn(
  pointer: { readonly clientX: number; readonly clientY: number },
  box: { readonly left: number; readonly top: number } & Size,
  viewBox: Size,
): { x: number; y: number } {
  return {
    x: ((pointer.clientX - box.left) / box.width) * viewBox.width,
    y: ((pointer.clientY - box.top) / box.height) * viewBox.height,
  };
}

/**
 * Places for labels that must not cover each other: each as near as it can be to where it belongs, in the same
 * order, at least `gap` apart and inside the range.
 */
export function spreadLabels(wanted: readonly number[], gap: number, first: number, last: number): number[] {
  const order = wanted
    .map((position, index) => ({ position, index }))
    .sort((a, b) => a.position - b.position);
  const placed = new Array<number>(wanted.length).fill(first);
  let lowest = first;
  for (const { position, index } of order) {
    placed[index] = Math.max(position, lowest);
    lowest = (placed[index] ?? first) + gap;
  }
  let highest = last;
  for (const { index } of order.toReversed()) {
    placed[index] = Math.min(placed[index] ?? first, highest);
    highest = (placed[index] ?? first) - gap;
  }
  return placed;
}
