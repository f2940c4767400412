import { sampleSpan } from '@site/data/samples/workspace';
import { clamp } from '@site/src/lib/samples/barView';
import { closeOf, MOST_BARS, minutesOf, openOf } from '../../markets/bars';
import { MINUTE } from '../../markets/walk';
import type { Pane, View } from '../../model/types';
import type { Frame } from './frame';

const FEWEST = 10;
export const ZOOM = 1.25;
const FIRST = Date.parse(sampleSpan.first);

/** What a gesture starts from: which bars show, and until when. */
export type Position = { readonly count: number; readonly end: number; readonly now: number };

export function positionOf({ bars, end }: Frame, { timeframe, view }: Pane, clock: number): Position {
  return {
    count: view.count,
    end: closeOf(timeframe, bars[end - 1]?.time ?? clock),
    now: closeOf(timeframe, openOf(timeframe, clock - 1)),
  };
}

/** The nearest view that the sample has bars for. What reaches the newest bar follows it. */
function viewAt(timeframe: Pane['timeframe'], { now }: Position, count: number, end: number): View {
  const length = minutesOf(timeframe) * MINUTE;
  const bars = clamp(Math.round(count), FEWEST, MOST_BARS);
  const earliest = openOf(timeframe, FIRST + (bars + 0.5) * length);
  const at = Math.max(openOf(timeframe, end + length / 2), earliest);
  return { count: bars, end: at >= now ? null : at };
}

/** Later by some bars, or earlier. */
export const panned = (timeframe: Pane['timeframe'], position: Position, bars: number): View =>
  viewAt(
    timeframe,
    position,
    position.count,
    position.end + Math.round(bars) * minutesOf(timeframe) * MINUTE,
  );

/**
 * `factor` times as many bars. What stands at a share of the width stays there, but the newest bar stays in sight: zooming
 * out and in again by the same amount changes nothing.
 */
export function zoomed(
  timeframe: Pane['timeframe'],
  position: Position,
  factor: number,
  share: number,
): View {
  const { count, end, now } = position;
  const grown = factor > 1 ? Math.max(count * factor, count + 1) : Math.min(count * factor, count - 1);
  const wanted = clamp(Math.round(grown), FEWEST, MOST_BARS);
  const shift = end >= now ? 0 : Math.round((wanted - count) * (1 - share));
  return viewAt(timeframe, position, wanted, end + shift * minutesOf(timeframe) * MINUTE);
}

/** The first bars that the sample has. */
export const firstBars = (timeframe: Pane['timeframe'], position: Position): View =>
  viewAt(timeframe, position, position.count, FIRST);
