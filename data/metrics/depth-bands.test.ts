import { describe, expect, it } from 'vitest';
import { feedReachPercent } from '../formulas/metrics/orderbook';
import { depthBands, isComplete, partialBand } from './depth-bands';
import { depthBandSchema } from './depth-bands.schema';

describe('data/metrics/depth-bands.ts', () => {
  it.each(depthBands)('$id is complete and agrees with itself', (band) => {
    expect(depthBandSchema.safeParse(band).error?.issues ?? []).toEqual([]);
    expect(band.id).toBe(`0-${band.percent}`);
    expect(band.label).toBe(`0–${band.percent}%`);
  });

  it('has the seven bands of the product, from narrow to wide', () => {
    expect(depthBands.map(({ percent }) => percent)).toEqual([0.1, 0.5, 1, 2.5, 5, 10, 25]);
  });

  it('says for BTC at Bybit what its feed of 1,000 levels gives', () => {
    const reach = feedReachPercent(1000, 0.1, 60_000);
    expect(reach).toBeCloseTo(partialBand.example.reachPercent, 1);
    expect(depthBands.filter((band) => isComplete(band, reach)).map(({ id }) => id)).toEqual(['0-0.1']);
  });
});
