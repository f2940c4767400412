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
