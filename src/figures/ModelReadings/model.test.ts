import { jlabsModels } from '@site/data/metrics/jlabs-models';
import { describe, expect, it } from 'vitest';
import { codecs } from './figure';
import { countTakenBack, describeReading, isTakenBack, MODEL_IDS, modelSeries, wasTakenBack } from './model';

describe('model readings', () => {
  it('stay on the published scales, names and timeframes', () => {
    for (const id of MODEL_IDS) {
      const { name, timeframe, top, bars } = modelSeries[id];
      const metric = jlabsModels.find((each) => each.id === id);
      expect(metric?.name).toBe(name);
      expect(metric?.timeframes).toContain(timeframe);
      expect(bars.length).toBeGreaterThan(20);
      expect(bars.every(({ drafts }) => drafts.every((draft) => draft >= 0 && draft <= top))).toBe(true);
    }
  });

  it('count a bar once when the close takes drafts back', () => {
    const bar = { time: 0, drafts: [0.65, 0.55, 0.62, 0.58], close: 0.58 };
    const steps = bar.drafts.map((_, step) => isTakenBack(modelSeries.cari, bar, step));
    expect(steps).toEqual([true, false, true, false]);
    for (const id of MODEL_IDS) {
      const { bars } = modelSeries[id];
      const strayed = bars.filter((each) => wasTakenBack(modelSeries[id], each));
      expect(countTakenBack(modelSeries[id])).toBe(`${strayed.length} of ${bars.length}`);
      expect(strayed.length, id).toBeGreaterThan(0);
      expect(strayed.length, id).toBeLessThan(bars.length);
    }
  });

  it('start with a draft that the close takes back', () => {
    const series = modelSeries[codecs.model.fallback];
    const bar = series.bars[codecs.bar.fallback];
    expect(bar && describeReading(series, bar, codecs.step.fallback).verdict).toBe(
      'At 22:00 UTC ROSI read 53 (Above the middle), but it closed at 33 (Below the middle).',
    );
  });
});
