import type { SampleSymbol } from '@site/data/samples/workspace';
import type { Bar } from '@site/src/lib/samples/barView';
import { barsBetween, minutesOf, openOf } from '../markets/bars';
import { DAY } from '../markets/walk';
import type { Settings, Timeframe } from './types';

/* How a study or a metric is calculated from bars. */

export type Numbers = readonly number[];
export type Line = {
  readonly name: string;
  readonly values: Numbers;
  readonly look: 'line' | 'columns' | 'dots';
};

/** Where a series is looked at. */
export type MarketMoment = {
  readonly symbol: SampleSymbol;
  readonly timeframe: Timeframe;
  readonly clock: number;
};
export type Context = MarketMoment & { readonly bars: readonly Bar[]; readonly settings: Settings };
export type Recipe = {
  readonly defaults: Settings;
  readonly lines: (context: Context) => Readonly<Record<string, Numbers>>;
  readonly look?: Line['look'];
};

export const closesOf = ({ bars }: Context) => bars.map(({ close }) => close);
export const number = ({ settings }: Context, name: string) => Number(settings[name]);
export const none = Number.NaN;

/** When the period began that a moment belongs to. The default goes by timeframe; before a fixed date there is none. */
export function anchorOf({ settings, timeframe }: Context, name: 'anchor' | 'period') {
  const short = timeframe !== '1D' && timeframe !== '1W' && timeframe !== '1M';
  const anchor = String(settings[name] ?? (short ? 'day' : timeframe === '1D' ? 'month' : 'year'));
  const fixed = Date.parse(anchor);
  return (time: number): number => {
    switch (anchor) {
      case 'day':
        return Math.floor(time / DAY) * DAY;
      case 'month':
        return openOf('1M', time);
      case 'year':
        return Date.UTC(new Date(time).getUTCFullYear(), 0);
      default:
        return time >= fixed ? fixed : none;
    }
  };
}

/**
 * For studies that start over: with the bars from the beginning of the period before, so that the first period is whole.
 * Below an hour, whole hours stand for the bars of their minutes.
 */
export function withEarlier<T>(
  { symbol, timeframe, bars }: Context,
  period: (time: number) => number,
  calculate: (bars: readonly Bar[]) => readonly T[],
): readonly T[] {
  const first = bars[0]?.time ?? 0;
  const start = period(first);
  const coarse = minutesOf(timeframe) < 60 ? '1H' : timeframe;
  const before = Number.isNaN(start) ? first : period(start - 1) || start;
  // And the bar before that, which shows that the period is whole.
  const begin = Math.min(first, openOf(coarse, before - 1));
  const joint = Math.min(first, openOf(coarse, first));
  const earlier = [
    ...barsBetween(symbol, coarse, begin, joint),
    ...(joint < first ? barsBetween(symbol, timeframe, joint, first) : []),
  ];
  return calculate([...earlier, ...bars]).slice(-bars.length);
}

export const oneLine = (
  defaults: Settings,
  values: (context: Context) => Numbers,
  look?: Line['look'],
): Recipe => ({
  defaults,
  lines: (context) => ({ '': values(context) }),
  ...(look && { look }),
});
export const column = <T extends object, K extends keyof T>(rows: readonly T[], key: K) =>
  rows.map((row) => row[key]);
/** Columns of a table by the names of their lines. */
export const columns = <K extends string>(
  rows: readonly Readonly<Record<K, number>>[],
  names: Readonly<Record<string, K>>,
) => Object.fromEntries(Object.entries(names).map(([name, key]) => [name, column(rows, key)]));
