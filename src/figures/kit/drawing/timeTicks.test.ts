import { sampleBars } from '@site/src/lib/samples/sampleBars';
import { HOUR } from '@site/src/lib/text/format';
import { describe, expect, it } from 'vitest';
import { timeTicks } from './timeTicks';

const noon = Date.parse('2026-01-12T12:00:00Z');

describe('times on a chart', () => {
  it('have a handful of labels at any zoom, at round times', () => {
    for (const [hours, bars] of [
      [1, sampleBars['1H']],
      [4, sampleBars['4H']],
      [24, sampleBars['1D']],
    ] as const) {
      const times = bars.map((bar) => bar.time);
      for (const count of [10, 15, 20, Math.min(100, times.length), times.length]) {
        const ticks = timeTicks(times, { first: 0, count: Math.min(count, times.length) }, hours);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(7);
      }
    }
    expect(timeTicks([noon, noon + HOUR, noon + 2 * HOUR], { first: 0, count: 3 }, 1)[0]?.label).toBe(
      '12:00',
    );
  });
});
