import { scenarioRuns, triggerScenario } from '@site/data/alerts/trigger-scenario';
import { triggerKinds } from '@site/data/formulas/trading/triggers';
import { expect, it } from 'vitest';
import { type AlertDraft, lessonFor, simulate } from './model';

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

it.each(runs)('fires as the page says: %s', (name, draft, expected) => {
  const fired = simulate(draft);
  triggerKinds.forEach((trigger, index) => {
    const messages = fired[trigger].map(({ clock, value }) => `${clock.slice(3)} ${value}`);
    expect(messages.join(', '), trigger).toBe(expected[index]);
    expect(lessonFor(draft, trigger)).toBe(scenarioRuns[name].lessons[trigger]);
  });
});
