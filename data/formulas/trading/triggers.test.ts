import { describe, expect, it } from 'vitest';
import {
  type Bar,
  barOfFiring,
  clockToSeconds,
  firings,
  heldAtClose,
  secondsToClock,
  type TriggerKind,
  triggerKinds,
} from './triggers';

/** One bar per list; a value every `step` seconds, bars of `step` × values long, from second 0. */
function barsOf(step: number, ...values: number[][]): Bar[] {
  let opensAt = 0;
  return values.map((list) => {
    const ticks = list.map((value, index) => ({ at: opensAt + index * step, value }));
    const bar = { opensAt, closesAt: opensAt + list.length * step, ticks };
    opensAt = bar.closesAt;
    return bar;
  });
}

function times(
  bars: Bar[],
  comparison: 'crosses' | 'above' | 'below',
  trigger: TriggerKind,
  madeAt = 0,
): number[] {
  return firings(bars, { level: 100, comparison, trigger, madeAt }).map(({ at }) => at);
}

describe('crosses', () => {
  it('skips a cross that comes less than a minute after the last message', () => {
    expect(times(barsOf(30, [99, 101, 99, 101, 99]), 'crosses', 'every-time')).toEqual([30, 90]);
  });

  it('needs a fresh cross: a value that is already above does not fire', () => {
    const alreadyAbove = barsOf(60, [101, 102, 103]);
    for (const trigger of triggerKinds) {
      expect(times(alreadyAbove, 'crosses', trigger), trigger).toEqual([]);
    }
  });

  it('remembers the side the value had before the alert was made', () => {
    expect(times(barsOf(60, [99, 98, 101]), 'crosses', 'once', 90)).toEqual([120]);
  });

  it('takes a touch of the level and a return for no cross', () => {
    expect(times(barsOf(60, [99, 100, 99]), 'crosses', 'every-time')).toEqual([]);
    expect(times(barsOf(60, [99, 100, 101]), 'crosses', 'every-time')).toEqual([120]);
  });
});

describe('above and below', () => {
  const alreadyAbove = barsOf(60, [101, 102], [103, 99]);

  it('fires at once when the condition is true in the moment the alert is made', () => {
    expect(times(alreadyAbove, 'above', 'once', 30)).toEqual([30]);
    expect(times(alreadyAbove, 'below', 'once', 30)).toEqual([180]);
  });

  it('judges a bar by its close alone when it waits for the close', () => {
    expect(times(alreadyAbove, 'above', 'once-per-bar-close')).toEqual([120]);
    expect(times(alreadyAbove, 'below', 'once-per-bar-close')).toEqual([240]);
  });
});

describe('barOfFiring and heldAtClose', () => {
  const bars = barsOf(60, [99, 101, 99], [99, 101, 102]);
  const [spike, breakout] = bars;

  it('gives a firing at the close to the bar that closed, any other to the bar that is open', () => {
    expect(barOfFiring(bars, { at: 180, value: 99 }, 'once-per-bar-close')).toBe(spike);
    expect(barOfFiring(bars, { at: 180, value: 99 }, 'once-per-bar')).toBe(breakout);
    expect(barOfFiring(bars, { at: 999, value: 99 }, 'once')).toBeUndefined();
  });

  it('tells a value that was gone at the close from one that stayed', () => {
    const held = bars.map((bar) => heldAtClose(bar, { at: bar.opensAt + 60, value: 101 }, 100));
    expect(held).toEqual([false, true]);
  });
});

describe('times of day', () => {
  it('turns into seconds and back', () => {
    expect(clockToSeconds('12:06:10')).toBe(43_570);
    expect(secondsToClock(43_570)).toBe('12:06:10');
  });

  it('refuses a time that is not hours, minutes and seconds', () => {
    expect(() => clockToSeconds('12:06')).toThrow('Write hours, minutes and seconds');
  });

  it('refuses a bar without values', () => {
    const empty = [{ opensAt: 0, closesAt: 60, ticks: [] }];
    expect(() => times(empty, 'above', 'once-per-bar-close')).toThrow('has no values');
  });
});
