import { atr } from '@site/data/formulas/metrics/studies';
import { heikinAshi } from '@site/src/lib/samples/heikinAshi';
import type { Bar } from '@site/src/lib/samples/sampleBars';
import { barsUntil, MINUTE, MOST_BARS, minutesOf, numberOf, openOf } from './series';
import type { Pane, State } from './types';

/** How many bars are loaded after the last one that shows, so that a short drag has something to show. */
const AHEAD = 100;
/** The first bar stays for so many, because what follows from all of them is known then but for the newest. */
const STEP = 100;

/** The bars that a pane has loaded, and until when. They end now, or a bit after what is looked at. */
export function barsOf({ clock }: Pick<State, 'clock'>, pane: Pane): { bars: readonly Bar[]; until: number } {
  const { symbol, timeframe, view } = pane;
  const more = (time: number) => numberOf(timeframe, openOf(timeframe, time - 1)) % STEP;
  const ahead = (time: number) => (AHEAD + STEP - more(time)) * minutesOf(timeframe) * MINUTE;
  const until = view.end === null ? clock : Math.min(clock, openOf(timeframe, view.end) + ahead(view.end));
  return { bars: barsUntil(symbol, timeframe, until, MOST_BARS + more(until)), until };
}

/** Bricks of one size, each a step up or down; time passes only with price. */
function renko(bars: readonly Bar[]): readonly Bar[] {
  // The open bar doesn't count, or every brick would move with it.
  const size = atr(bars, 14).at(-2) ?? Number.NaN;
  let level = bars[0]?.close ?? 0;
  return Number.isNaN(size) || size === 0
    ? bars
    : bars.map((bar) => {
        const steps = Math.trunc((bar.close - level) / size);
        const open = level;
        level += steps * size;
        return { ...bar, open, close: level, high: Math.max(open, level), low: Math.min(open, level) };
      });
}

/** The same bars as the style draws them. */
export function shownBars(bars: readonly Bar[], style: string): readonly Bar[] {
  return style === 'heikin-ashi' ? heikinAshi(bars) : style === 'renko' ? renko(bars) : bars;
}
