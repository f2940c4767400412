import { describe, expect, it } from 'vitest';
import { act } from '../model/act';
import { step as stepBars } from '../model/play';
import { run } from '../model/run';
import { startOf } from '../model/start';
import type { State } from '../model/types';
import { type Deed, type Step, steps } from './steps';
import { type Tour, tours } from './tours';

const startIn = ({ lines }: Tour) => lines.reduce((state, line) => run(state, line).state, startOf());
const start = startIn(tours.start);

function after(state: State, deed: Deed): State {
  if (typeof deed === 'number') {
    return stepBars(state, deed).state;
  }
  const result = typeof deed === 'string' ? run(state, deed) : act(state, deed);
  expect(result, `${JSON.stringify(deed)}: ${result.sentence}`).toMatchObject({ ok: true });
  return result.state;
}
const follow = (state: State, { does }: Step) => does(state).reduce(after, state);

describe.each(Object.entries<Tour>(tours))('the tour %s', (_, tour) => {
  const { steps } = tour;
  const start = startIn(tour);
  const half = Math.floor(steps.length / 2);

  it.each(steps.map((step) => [step.id, step] as const))('%s is done by its own deeds alone', (_, step) => {
    expect(step.check(start)).toBe(false);
    expect(step.check(follow(start, step))).toBe(true);
  });

  it.each([
    ['in the order of the page', steps],
    ['backwards', steps.toReversed()],
    ['from the middle', [...steps.slice(half), ...steps.slice(0, half)]],
  ])('can be followed %s', (_, order) => {
    const done = new Set<string>();
    order.reduce((state, step) => {
      const next = follow(state, step);
      expect(step.check(next), step.id).toBe(true);
      for (const { id } of steps.filter(({ check }) => check(next))) {
        done.add(id);
      }
      return next;
    }, start);
    expect(done.size).toBe(steps.length);
  });
});

describe('the tour', () => {
  it.each([
    ['open', ['save as "Mine"', 'open "BTC 4H breakout"'], 'open mine'],
    // The tour begins on another market, where nothing comes near that level.
    ['alert', ['alert price crosses 67500 trigger=once'], 'btcusdt\nalert price crosses 67500 trigger=once'],
    ['play', ['symbol BTCUSDT', 'alert price crosses 67500 trigger=once-per-bar-close', 1], 5],
  ] as const)('ticks %s when all of it is done, and not before', (id, half, rest) => {
    const check = steps.find((step) => step.id === id)?.check ?? (() => undefined);
    const halfway = [...half].reduce<State>(after, start);
    expect([check(halfway), check(after(halfway, rest))]).toEqual([false, true]);
  });

  it('of practising ends when the position is closed, not with a part of it', () => {
    const [close] = tours.practice.steps.filter(({ id }) => id === 'practice-close');
    const closed = (share: number) =>
      close?.check(
        ['buy 0.1 BTCUSDT market', `close BTCUSDT ${share}`]
          .map((words): Deed => ({ kind: 'practice', line: `practice ${words}` }))
          .reduce(after, startOf()),
      );
    expect([closed(25), closed(100)]).toEqual([false, true]);
  });
});
