import { clamp, clampView, panBy, revealBar, type View, zoomAround } from '@site/src/lib/samples/barView';
import { type Bar, HOURS, sampleBars, type Timeframe } from '@site/src/lib/samples/sampleBars';
import { signedNumber, signedPercent } from '@site/src/lib/text/format';

export const ZOOM_STEP = 1.25;

export type BarReading = Bar & { readonly change: number; readonly changePercent: number };

/** A bar with its change against the close before it; the very first bar is measured from its own open. */
export function readBar(bars: readonly Bar[], index: number): BarReading {
  const bar = bars[index];
  if (!bar) {
    throw new RangeError(`There is no bar ${index}: the series has ${bars.length}.`);
  }
  const reference = bars[index - 1]?.close ?? bar.open;
  const change = bar.close - reference;
  return { ...bar, change, changePercent: (change / reference) * 100 };
}

export const changeText = ({ change, changePercent }: BarReading) =>
  `${signedNumber(change, 2)} (${signedPercent(changePercent, 2)})`;

/** Where the reader stands: what is on the screen, and which bar the crosshair is on. */
export type Position = View & { readonly at: number };

/** A position from the address may be out of range: the crosshair stays inside the bars and inside the view. */
export function clampPosition(position: Position, total: number): Position {
  const view = clampView(position, total);
  return { ...view, at: clamp(Math.round(position.at), view.first, view.first + view.count - 1) };
}

function stepTo(position: Position, index: number, total: number): Position {
  const at = clamp(index, 0, total - 1);
  return { ...revealBar(position, at, total), at };
}

/** What a key does to the position; undefined when the key is not the chart's. */
export function moveByKey(key: string, position: Position, total: number): Position | undefined {
  const { at } = position;
  switch (key) {
    case 'ArrowLeft':
      return stepTo(position, at - 1, total);
    case 'ArrowRight':
      return stepTo(position, at + 1, total);
    case 'Home':
      return stepTo(position, 0, total);
    case 'End':
      return stepTo(position, total - 1, total);
    case '+':
    case '=':
      return zoomTo(position, 1 / ZOOM_STEP, at, total);
    case '-':
    case '−':
      return zoomTo(position, ZOOM_STEP, at, total);
    default:
      return undefined;
  }
}

export function zoomTo(position: Position, factor: number, index: number, total: number): Position {
  return clampPosition({ ...zoomAround(position, factor, index, total), at: position.at }, total);
}

export function panTo(position: Position, bars: number, total: number): Position {
  return clampPosition({ ...panBy(position, bars, total), at: position.at }, total);
}

/** The same moment and, as far as there are bars, the same span of time on another timeframe. */
export function changeTimeframe(position: Position, from: Timeframe, to: Timeframe): Position {
  const ratio = HOURS[from] / HOURS[to];
  const total = sampleBars[to].length;
  const end = (position.first + position.count) * ratio;
  const view = clampView({ first: 0, count: position.count * ratio }, total);
  const moved = clampView({ ...view, first: end - view.count }, total);
  // The last short bar of a long one: its close is the close the reader was looking at.
  const at = Math.ceil((position.at + 1) * ratio) - 1;
  return { ...revealBar(moved, clamp(at, 0, total - 1), total), at: clamp(at, 0, total - 1) };
}

/** The bars that a description of the picture needs: the one pointed at, the edges, the extremes. */
export function keyBars(
  bars: readonly Bar[],
  { first, count, at }: Position,
): { role: string; index: number }[] {
  let highest = first;
  let lowest = first;
  for (let index = first; index < first + count; index += 1) {
    highest = (bars[index]?.high ?? 0) > (bars[highest]?.high ?? 0) ? index : highest;
    lowest = (bars[index]?.low ?? 0) < (bars[lowest]?.low ?? 0) ? index : lowest;
  }
  return [
    { role: 'Under the crosshair', index: at },
    { role: 'First in view', index: first },
    { role: 'Last in view', index: first + count - 1 },
    { role: 'Highest high in view', index: highest },
    { role: 'Lowest low in view', index: lowest },
  ];
}
