import { firings, type TriggerKind, type Bar as WatchedBar } from '@site/data/formulas/trading/triggers';
import { expect } from 'vitest';
import { barBetween, closeOf, openOf } from '../markets/bars';
import { MINUTE, priceAt } from '../markets/walk';
import { stepOf } from './alerts';
import { loadedCount } from './bars';
import { play } from './play';
import { startOf } from './start';
import { typed } from './testing';
import type { Alert, State, Timeframe } from './types';
import { seriesLines } from './values';

/* How tests make alerts, and a second way to say when they fire. */

export const made = (condition: string, trigger: TriggerKind, ...before: readonly string[]): State =>
  typed(startOf(), ...before, `alert ${condition} trigger=${trigger}`);
export const played = (state: State, minutes: number, parts: readonly number[] = [minutes]) => {
  let next = state;
  for (let passed = 0, at = 0; passed < minutes; at += 1) {
    const part = Math.min(parts[at % parts.length] ?? 1, minutes - passed);
    next = play(next, part).state;
    passed += part;
  }
  return next;
};
export const first = (state: State) => state.alerts[0] as Alert;

/** The same by another way: every value since the alert was made, judged at once by the docs' own rules. */
function expectedTimes(state: State, until: number): readonly number[] {
  const { condition, symbol, timeframe, trigger, since, settings } = first(state);
  const level = Number(condition.operands[0]);
  const name = condition.series;
  const valueAt = (time: number, price: number) =>
    name === 'price'
      ? price
      : (seriesLines(
          { kind: 'study', name, settings: settings[name] ?? {} },
          { symbol, timeframe, clock: time },
          loadedCount(timeframe, time),
        )[0]?.values.at(-1) ?? Number.NaN);
  const length = name === 'price' ? MINUTE : stepOf({ timeframe });
  const bars: WatchedBar[] = [];
  for (
    let open = openOf(timeframe, openOf(timeframe, since) - 1);
    open < until;
    open = closeOf(timeframe, open)
  ) {
    const close = closeOf(timeframe, open);
    const ticks = Array.from({ length: (close - open) / length }, (_, at) => open + (at + 1) * length)
      .filter((end) => end <= until)
      .flatMap((end) => {
        const bar = barBetween(symbol, end - length, end);
        const turns = bar.close >= bar.open ? [bar.low, bar.high] : [bar.high, bar.low];
        const last = { at: (end - 1_000) / 1_000, value: valueAt(end, bar.close) };
        return name === 'price'
          ? [...turns.map((value, at) => ({ at: (end - length + (at + 1) * 20_000) / 1_000, value })), last]
          : [last];
      });
    // What is made in the middle of a bar sees the value of that moment.
    const now = { at: since / 1_000, value: valueAt(since, priceAt(symbol, since)) };
    const seen = open <= since && since < close && condition.verb !== 'crosses' ? [...ticks, now] : ticks;
    if (trigger !== 'once-per-bar-close' || close <= until) {
      bars.push({
        opensAt: open / 1_000,
        closesAt: close / 1_000,
        ticks:
          trigger === 'once-per-bar-close'
            ? ticks.slice(-1)
            : seen.toSorted((one, other) => one.at - other.at),
      });
    }
  }
  const comparison = condition.verb as 'crosses' | 'above' | 'below';
  return (
    firings(
      bars.filter(({ ticks }) => ticks.length > 0),
      { level, comparison, trigger, madeAt: since / 1_000 },
    )
      .map(({ at }) => Math.round(at * 1_000))
      // A bar that closes in the moment in which an alert is made closed before it.
      .filter((time) => trigger !== 'once-per-bar-close' || time > since)
  );
}

/** Series with a level that each passes; without one, where it is at first. */
const LEVELS = { price: 67_330, rsi: 52, macd: 0, ema: null, obv: null, atr: null } as const;
type Watched = keyof typeof LEVELS;
export const watched = Object.keys(LEVELS) as readonly Watched[];

export const SPANS: readonly (readonly [Timeframe, number])[] = [
  ['1m', 90],
  ['5m', 300],
  ['15m', 600],
  ['30m', 900],
  ['1H', 1_500],
  ['4H', 3_000],
  ['1D', 5_000],
  ['1W', 12_000],
];

function levelOf(name: Watched, timeframe: Timeframe): number {
  const { clock } = startOf();
  const series = { kind: 'study' as const, name, settings: {} };
  const lines = () =>
    seriesLines(series, { symbol: 'BTCUSDT', timeframe, clock }, loadedCount(timeframe, clock));
  return LEVELS[name] ?? Math.round(lines()[0]?.values.at(-1) ?? 0);
}

/** However time passes, an alert fires when the docs' own rules say so. */
export function checkAgainstRules(
  name: Watched,
  timeframe: Timeframe,
  trigger: TriggerKind,
  minutes: number,
): void {
  for (const verb of ['crosses', 'above', 'below']) {
    const condition = `${name} ${verb} ${levelOf(name, timeframe)}`;
    const start = made(condition, trigger, `tf ${timeframe}`);
    const end = played(start, minutes, [1, 61, 7, 240]);
    const times = expectedTimes(start, end.clock);
    expect(first(end).count, condition).toBe(times.length);
    expect(first(end).fired.map(({ time }) => time)).toEqual(times.slice(-50));
  }
}
