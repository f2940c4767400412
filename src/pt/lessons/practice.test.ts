import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DAY } from '../markets/walk';
import { play } from '../model/play';
import { accountOf } from '../model/practice';
import { stateFrom } from '../model/stateFrom';
import type { State } from '../model/types';
import { lessonIn, type PracticeLessonId, practiceAddress, practiceLessons } from './practice';

const opened = (id: PracticeLessonId): State => {
  const address = new URL(practiceAddress(id), 'https://docs.example').searchParams.get('w') ?? '';
  return stateFrom(address) as State;
};
const verdictOf = (state: State) => lessonIn(accountOf(state))?.verdict(accountOf(state));

/** What a lesson says after some days, beside what the page says of it: they point the same way. */
const LESSONS = [
  ['stop', 1, /closed.* lost 2\d\d\.\d\d USDT, −2\.\d%.*Without a stop.*still open/],
  ['stop', 3, /Without a stop, in isolated margin, it was liquidated and cost 9\d\d\.\d\d/],
  [
    'isolated',
    3,
    /liquidated.* lost 9\d\d\.\d\d USDT, −9\.\d%.*never touched.*In cross margin it’s still open/,
  ],
  ['cross', 3, /open at .* In isolated margin it was liquidated/],
  ['cross', 12, /liquidated.* lost 10,000\.00 USDT, −100\.0%.* took everything/],
  ['leverage', 3, /^At 50×: .*liquidated.* At 5×, with the same size, it’s still open, \+3\d\d/],
  ['limit', 14, /waited for 14 days, and price is \+\d/],
  [
    'funding',
    8 / 3,
    /^Price has brought \+11\d\.\d\d USDT, and 8 funding payments took 1[23]\d.* −\d+\.\d\d USDT is left/,
  ],
] as const;

it.each(LESSONS)('%s, after %s days', (id, days, verdict) => {
  const first = opened(id);
  expect(first.practice).toHaveLength(practiceLessons[id].lines.length);
  expect(verdictOf(first)).toMatch(/Press One bar and watch\.$/);
  expect(verdictOf(play(first, (days * DAY) / 60_000).state)).toMatch(verdict);
});

it('each lesson is tried here, and its page says what its verdict says', () => {
  const page = readFileSync('docs/trading/practise-trading.mdx', 'utf8');
  const onPage: Readonly<Record<PracticeLessonId, string>> = {
    stop: 'what the same long costs without one',
    isolated: 'leaves the rest of the account',
    cross: 'lasts longer than in isolated margin, and then takes everything',
    leverage: 'leverage decides which of the two is still open',
    limit: 'Saving the taker fee can cost you the trade',
    funding: 'A gain that funding eats',
  };
  expect(new Set(LESSONS.map(([id]) => id))).toEqual(new Set(Object.keys(practiceLessons)));
  for (const [id, words] of Object.entries(onPage)) {
    expect(
      page.split('\n').find((line) => line.includes(`lesson="${id}"`)),
      id,
    ).toContain(words);
  }
});
