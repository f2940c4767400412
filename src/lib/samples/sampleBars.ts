import { recordedBars } from '@site/data/samples/bars';
import { HOUR } from '../text/format';

/** `time` is the bar's opening moment in milliseconds UTC; it closes where the next one opens. */
export type Bar = {
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
};

/** The timeframes that the sample bars can be gathered into, with their hours. */
export const HOURS = { '1H': 1, '4H': 4, '1D': 24 } as const;

type RecordedBars = {
  readonly start: string;
  readonly hours: number;
  readonly tick: number;
  readonly firstOpen: number;
  readonly values: readonly number[];
};

const NUMBERS_PER_BAR = 4;

/** Unpacks recorded bars: whole ticks become prices, each bar opens where the one before it closed. */
export function decodeBars({ start, hours, tick, firstOpen, values }: RecordedBars): Bar[] {
  const firstTime = Date.parse(start);
  // Dividing by a whole number keeps 24.01 from becoming 24.010000000000002.
  const perUnit = Math.round(1 / tick);
  let open = firstOpen;
  return Array.from({ length: Math.floor(values.length / NUMBERS_PER_BAR) }, (_, index) => {
    const [change = 0, above = 0, below = 0, volume = 0] = values.slice(
      index * NUMBERS_PER_BAR,
      (index + 1) * NUMBERS_PER_BAR,
    );
    const opened = open;
    const close = opened + change;
    open = close;
    return {
      time: firstTime + index * hours * HOUR,
      open: opened / perUnit,
      high: (Math.max(opened, close) + above) / perUnit,
      low: (Math.min(opened, close) - below) / perUnit,
      close: close / perUnit,
      volume,
    };
  });
}

/** Longer bars from shorter ones. They are cut on UTC: a 4-hour bar begins at 00:00, 04:00, 08:00 and so on. */
export function aggregateBars(bars: readonly Bar[], hours: number): Bar[] {
  const length = hours * HOUR;
  const longer: Bar[] = [];
  for (const bar of bars) {
    const time = Math.floor(bar.time / length) * length;
    const current = longer.at(-1);
    if (current?.time === time) {
      longer[longer.length - 1] = {
        ...current,
        high: Math.max(current.high, bar.high),
        low: Math.min(current.low, bar.low),
        close: bar.close,
        volume: current.volume + bar.volume,
      };
    } else {
      longer.push({ ...bar, time });
    }
  }
  return longer;
}

const hourly = decodeBars(recordedBars);

/** The sample bars on each timeframe; made once, because every figure on a page draws the same ones. */
export const sampleBars: Readonly<Record<keyof typeof HOURS, readonly Bar[]>> = {
  '1H': hourly,
  '4H': aggregateBars(hourly, HOURS['4H']),
  '1D': aggregateBars(hourly, HOURS['1D']),
};
