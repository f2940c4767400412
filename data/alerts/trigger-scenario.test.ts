import { describe, expect, it } from 'vitest';
import { secondsToClock } from '../formulas/trading/triggers';
import { scenarioBars, triggerScenario } from './trigger-scenario';

describe('trigger scenario', () => {
  it('has bars of one length that follow each other, each with values inside it in order of time', () => {
    const length = (scenarioBars[0]?.closesAt ?? 0) - (scenarioBars[0]?.opensAt ?? 0);
    scenarioBars.forEach((bar, index) => {
      const name = `bar ${index + 1}`;
      expect(bar.closesAt - bar.opensAt, `${name}: length in seconds`).toBe(length);
      expect(bar.opensAt, `${name}: opens when the one before closes`).toBe(
        scenarioBars[index - 1]?.closesAt ?? bar.opensAt,
      );
      const times = bar.ticks.map(({ at }) => at);
      expect(times, `${name}: values in order of time`).toEqual([...times].sort((a, b) => a - b));
      expect(
        times.filter((at) => at < bar.opensAt || at >= bar.closesAt).map(secondsToClock),
        `${name}: values outside the bar`,
      ).toEqual([]);
    });
  });

  it('has no value exactly on the level, so that every value has a side', () => {
    const values = scenarioBars.flatMap(({ ticks }) => ticks.map(({ value }) => value));
    expect(values).not.toContain(triggerScenario.level);
  });
});
