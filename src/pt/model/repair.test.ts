import { expect, it } from 'vitest';
import { repairOf } from './repair';
import { run } from './run';
import { startOf } from './start';
import type { Place } from './types';

it.each<[Place, string, string | null, string?]>([
  ['workbench', 'metric add funding rate', 'Run with quotes', 'metric add "funding rate"'],
  [
    'workbench',
    'metric add  Funding  Rate venue=bybit',
    'Run with quotes',
    'metric add  "Funding Rate" venue=bybit',
  ],
  ['workbench', 'metric add fundng', 'Did you mean funding rate?', 'metric add "funding rate"'],
  ['workbench', 'metric add "fundign rate"', 'Did you mean funding rate?', 'metric add "funding rate"'],
  ['workbench', 'sybmol ethusdt', 'Did you mean symbol?', 'symbol ethusdt'],
  ['workbench', 'symbol ethsdt', 'Did you mean ethusdt?', 'symbol ethusdt'],
  ['workbench', 'study add rsi 14', 'Run study add rsi length=14', 'study add rsi length=14'],
  ['workbench', 'open mornin', 'Did you mean morning desk?', 'open "morning desk"'],
  ['screener', 'where rssi < 30', 'Did you mean rsi?', 'where rsi < 30'],
  ['screener', 'universe prps', 'Did you mean perps?', 'universe perps'],
  // What still wouldn't run isn't offered.
  ['workbench', 'metric add fundign rate', null],
  ['workbench', 'save it', null],
  ['workbench', 'zoom in', null],
  ['screener', 'where rssi <', null],
])('in the %s, "%s" is repaired: %s', (place, line, label, repaired) => {
  const state = startOf(place);
  const { ok, sentence } = run(state, line);
  expect(ok).toBe(false);
  const repair = repairOf(state, line, sentence);
  expect(repair && [repair.label, repair.line]).toEqual(label && [label, repaired]);
  expect(repair?.sentence ?? '').not.toContain('Did you mean');
});
