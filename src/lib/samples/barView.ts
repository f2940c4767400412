/** Which bars are on the screen: `count` bars from position `first`. Both are whole numbers. */
export type View = { readonly first: number; readonly count: number };

const FEWEST_BARS = 10;

export function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

/** The nearest view that lies inside `total` bars and is not too narrow to read. */
export function clampView({ first, count }: View, total: number): View {
  const bars = clamp(Math.round(count), Math.min(FEWEST_BARS, total), total);
  return { first: clamp(Math.round(first), 0, total - bars), count: bars };
}

/** Moves the view by a number of bars; positive is later. */
export function panBy(view: View, bars: number, total: number): View {
  return clampView({ ...view, first: view.first + bars }, total);
}

/** Shows `factor` times as many bars, and keeps the bar at `index` where it stands on the screen. */
export function zoomAround(view: View, factor: number, index: number, total: number): View {
  const grown = view.count * factor;
  // A small step must still change something: 10 bars × 1.04 would round back to 10.
  const wanted = factor > 1 ? Math.max(grown, view.count + 1) : Math.min(grown, view.count - 1);
  const count = clampView({ first: 0, count: wanted }, total).count;
  const share = (index - view.first + 0.5) / view.count;
  return clampView({ first: index + 0.5 - share * count, count }, total);
}

/** The view, moved just far enough to include the bar at `index`. */
export function revealBar(view: View, index: number, total: number): View {
  const earliest = index - view.count + 1;
  return clampView({ ...view, first: clamp(view.first, earliest, index) }, total);
}
