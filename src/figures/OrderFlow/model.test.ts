import { describe, expect, it } from 'vitest';
import { absorptionBars, bars, type FlowBar, readFlow, TIERS, tradesOf } from './model';

/** One buy and one sell per bar at a price of 1, so that quantities are USD. */
const worked = [
  [120, 100],
  [90, 110],
  [60, 70],
  [150, 90],
].map(([buys = 0, sells = 0], index) => ({
  time: String(index),
  open: 1,
  high: 1,
  low: 1,
  close: 1,
  trades: tradesOf([buys * 1_000, 0, -sells * 1_000, 0], 1),
}));

describe('order flow figure', () => {
  it('gives the worked delta and CVD', () => {
    const flow = readFlow(worked, 'all');
    expect(flow.map(({ delta }) => delta)).toEqual([20, -20, -10, 60]);
    expect(flow.map(({ cvd }) => cvd)).toEqual([20, 0, -10, 50]);
  });

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
