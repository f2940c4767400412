import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { atMost, mergedPer } from './limits';

describe('atMost', () => {
  it('tells a few and says which is the last', () => {
    const tell = vi.fn();
    const limited = atMost<number>(3, tell);
    for (let item = 1; item <= 20_000; item += 1) {
      limited(item);
    }
    expect(tell.mock.calls).toEqual([
      [1, false],
      [2, false],
      [3, false],
      [4, true],
    ]);
  });
});

describe('mergedPer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('runs at once, then once per interval with all that came', () => {
    const run = vi.fn();
    const limited = mergedPer<number>(100, (waiting, next) => waiting + next, run);
    limited(1);
    expect(run.mock.calls).toEqual([[1]]);
    limited(2);
    limited(3);
    expect(run).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(100);
    expect(run.mock.calls).toEqual([[1], [5]]);
    limited(4);
    expect(run).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(100);
    expect(run.mock.calls).toEqual([[1], [5], [4]]);
  });
});
