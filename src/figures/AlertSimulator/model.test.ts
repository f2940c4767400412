import { messagePlaceholders } from '@site/data/alerts/deliveries';
import { scenarioRuns, triggerScenario } from '@site/data/alerts/trigger-scenario';
import { triggerKinds } from '@site/data/formulas/trading/triggers';
import { describe, expect, it } from 'vitest';
import { type AlertDraft, fillMessage, lessonFor, SYMBOL, simulate, unknownPlaceholders } from './model';

const { level } = triggerScenario;
const runs: [keyof typeof scenarioRuns, AlertDraft][] = [
  ['crosses', { comparison: 'crosses', level, made: 'early' }],
  ['above', { comparison: 'above', level, made: 'early' }],
  ['crosses-late', { comparison: 'crosses', level, made: 'late' }],
  ['above-late', { comparison: 'above', level, made: 'late' }],
];

describe('alert simulator', () => {
  it.each(runs)('fires as the page says: %s', (name, draft) => {
    const fired = simulate(draft);
    for (const trigger of triggerKinds) {
      expect(
        fired[trigger].map(({ clock, value }) => ({ at: clock, value })),
        trigger,
      ).toEqual(scenarioRuns[name].fires[trigger]);
      expect(lessonFor(draft, trigger)).toBe(scenarioRuns[name].lessons[trigger]);
    }
  });

  it('marks the spike of the second bar as gone at the close, and the break as held', () => {
    const perBar = simulate({ comparison: 'crosses', level, made: 'early' })['once-per-bar'];
    expect(perBar.map(({ clock, held }) => [clock, held])).toEqual([
      ['12:06:10', false],
      ['12:11:30', true],
    ]);
  });

  it('reports only closes that held with once per bar close, at any level', () => {
    for (let tenths = 990; tenths <= 1_014; tenths += 1) {
      const fired = simulate({ comparison: 'crosses', level: tenths / 10, made: 'early' });
      expect(fired['once-per-bar-close'].every(({ held }) => held)).toBe(true);
      expect(fired.once.length).toBeLessThanOrEqual(1);
      expect(fired['every-time'].length).toBeGreaterThanOrEqual(fired.once.length);
    }
  });

  it('has no lesson for a level that the page does not discuss', () => {
    expect(lessonFor({ comparison: 'crosses', level: 100.5, made: 'early' }, 'once')).toBeNull();
    expect(lessonFor({ comparison: 'below', level, made: 'early' }, 'once')).toBeNull();
  });
});

describe('message', () => {
  const firing = { value: 100.3, clock: '12:06:10' };

  it('fills every placeholder that the page lists', () => {
    const template = messagePlaceholders.map(({ name }) => name).join(' ');
    expect(fillMessage(template, firing)).toBe(`${SYMBOL} 100.3 100.3 12:06:10 UTC`);
    expect(unknownPlaceholders(template)).toEqual([]);
  });

  it('leaves what it does not know as typed, and names it once', () => {
    expect(fillMessage('{sybmol} at {price}', firing)).toBe('{sybmol} at 100.3');
    expect(unknownPlaceholders('{sybmol} {sybmol} {Price} {price}')).toEqual(['{sybmol}', '{Price}']);
  });
});
