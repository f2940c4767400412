import { describe, expect, it } from 'vitest';
import { absorptionBars, bars, type FlowBar, readFlow, TIERS } from './model';

describe('order flow figure', () => {
  it('adds up: the tiers make all, as long as no print is above the highest', () => {
    const all = readFlow(bars, 'all').at(-1)?.cvd;
    const tiers = TIERS.slice(1).map(({ id }) => readFlow(bars, id).at(-1)?.cvd ?? Number.NaN);
    expect(tiers.reduce((total, cvd) => total + cvd, 0)).toBeCloseTo(all ?? Number.NaN, 4);
    expect(new Set(tiers.map((cvd) => Math.sign(cvd))).size, 'tiers on opposite sides').toBe(2);
  });

  it('calls a bar absorption only with volume, one side and no progress', () => {
    const quiet: FlowBar = {
      time: '',
      open: 100,
      high: 101,
      low: 99,
      close: 101,
      buys: 60,
      sells: 40,
      count: 2,
      delta: 20,
      cvd: 0,
    };
    const sold = { ...quiet, buys: 100, sells: 300, delta: -200 };
    const filler = [quiet, quiet, quiet, quiet];
    expect(absorptionBars([...filler, { ...sold, close: 100 }])).toEqual([4]);
    expect(absorptionBars([...filler, { ...sold, close: 98 }])).toEqual([]);
    expect(absorptionBars([...filler, { ...sold, buys: 190, sells: 210, delta: -20, close: 100 }])).toEqual(
      [],
    );
    expect(absorptionBars([...filler, { ...quiet, delta: -40, close: 100 }])).toEqual([]);
  });
});
