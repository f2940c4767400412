import { messagePlaceholders } from '@site/data/alerts/deliveries';
import { scenarioRuns, triggerScenario } from '@site/data/alerts/trigger-scenario';
import { triggerKinds } from '@site/data/formulas/trading/triggers';
import { describe, expect, it } from 'vitest';
import { type AlertDraft, fillMessage, lessonFor, SYMBOL, simulate, unknownPlaceholders } from './model';

const { level } = triggerScenario;
/** By trigger in the order of triggerKinds: minute, second and value of each message. */
const runs: [keyof typeof scenarioRuns, AlertDraft, readonly string[]][] = [
  [
    'crosses',
    { comparison: 'crosses', level, made: 'early' },
    [
      '06:10 100.3',
      '06:10 100.3, 11:30 100.4',
      '15:00 100.8',
      '06:10 100.3, 07:50 100.2, 09:20 99.7, 11:30 100.4',
    ],
  ],
  [
    'above',
    { comparison: 'above', level, made: 'early' },
    [
      '06:10 100.3',
      '06:10 100.3, 11:30 100.4, 15:00 100.7',
      '15:00 100.8, 20:00 101.1',
      '06:10 100.3, 07:50 100.2, 11:30 100.4, 12:40 100.6, 14:50 100.8, 16:00 100.9, 17:30 101.2, 18:40 101, 19:50 101.1',
    ],
  ],
  ['crosses-late', { comparison: 'crosses', level, made: 'late' }, ['', '', '', '']],
  [
    'above-late',
    { comparison: 'above', level, made: 'late' },
    ['16:30 100.9', '16:30 100.9', '20:00 101.1', '16:30 100.9, 17:30 101.2, 18:40 101, 19:50 101.1'],
  ],
];

describe('alert simulator', () => {
  it.each(runs)('fires as the page says: %s', (name, draft, expected) => {
    const fired = simulate(draft);
    triggerKinds.forEach((trigger, index) => {
      const messages = fired[trigger].map(({ clock, value }) => `${clock.slice(3)} ${value}`);
      expect(messages.join(', '), trigger).toBe(expected[index]);
      expect(lessonFor(draft, trigger)).toBe(scenarioRuns[name].lessons[trigger]);
    });
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
