import type { Bar } from '@site/src/lib/samples/barView';
import { heikinAshi } from '@site/src/lib/samples/heikinAshi';
import { barsUntil, MOST_BARS, minutesOf, numberOf, openOf } from '../markets/bars';
import { MINUTE } from '../markets/walk';
import type { Pane, Series, State, Timeframe } from './types';
import { isOverlay, type Line, seriesLines, seriesTitle } from './values';

/** How many bars are loaded after the last one that shows, so that a short drag has something to show. */
const AHEAD = 100;
/** Bars load in blocks of so many: while the first bar stays, values that were calculated from it stay valid. */
const BLOCK = 100;

/** How many bars of its block have opened before a moment. */
const openedInBlock = (timeframe: Timeframe, time: number) =>
  numberOf(timeframe, openOf(timeframe, time - 1)) % BLOCK;

/** How many bars are loaded up to a moment. */
export const loadedCount = (timeframe: Timeframe, until: number) =>
  MOST_BARS + openedInBlock(timeframe, until);

/** The bars that a pane has loaded, and until when. They end now, or a bit after what is looked at. */
export function barsOf({ clock }: Pick<State, 'clock'>, pane: Pane): { bars: readonly Bar[]; until: number } {
  const { symbol, timeframe, view } = pane;
  const ahead = (time: number) =>
    (AHEAD + BLOCK - openedInBlock(timeframe, time)) * minutesOf(timeframe) * MINUTE;
  const until = view.end === null ? clock : Math.min(clock, openOf(timeframe, view.end) + ahead(view.end));
  return { bars: barsUntil(symbol, timeframe, until, loadedCount(timeframe, until)), until };
}

/** The same bars as the style draws them. */
export function shownBars(bars: readonly Bar[], style: string): readonly Bar[] {
  return style === 'heikin-ashi' ? heikinAshi(bars) : bars;
}

type Values = {
  readonly title: string;
  readonly place: 'overlay' | 'strip';
  readonly lines: readonly Line[];
};

/** A study or a metric of a pane, aligned with its bars. */
export function valuesOf(state: Pick<State, 'clock'>, pane: Pane, series: Series): Values {
  const { bars, until } = barsOf(state, pane);
  return {
    title: seriesTitle(series),
    place: isOverlay(series) ? 'overlay' : 'strip',
    lines: seriesLines(series, { symbol: pane.symbol, timeframe: pane.timeframe, clock: until }, bars.length),
  };
}

/** A column for each line of some studies and metrics, named as in the legend. */
export const columnsOf = (state: State, pane: Pane, series: readonly Series[]) =>
  series.flatMap((one) => {
    const { title, place, lines } = valuesOf(state, pane, one);
    // VWAP is a study and a metric.
    const kind = series.some((other) => other.kind !== one.kind && seriesTitle(other) === title) && one.kind;
    return lines.map(({ name, values }) => ({
      title: [title, name, kind].filter(Boolean).join(' '),
      place,
      values,
    }));
  });
