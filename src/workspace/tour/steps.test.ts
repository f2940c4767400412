import { describe, expect, it } from 'vitest';
import { act } from '../model/act';
import { play } from '../model/play';
import { run } from '../model/run';
import { alertsOf } from '../model/select';
import { startOf } from '../model/start';
import type { State } from '../model/types';
import { type Deed, type Step, steps, tourStart } from './steps';

const start = tourStart.reduce((state, line) => run(state, line).state, startOf());

function after(state: State, deed: Deed): State {
  if (typeof deed === 'number') {
    return play(state, deed).state;
  }
  const result = typeof deed === 'string' ? run(state, deed) : act(state, deed);
  expect(result, `${JSON.stringify(deed)}: ${result.sentence}`).toMatchObject({ ok: true });
  return result.state;
}
const follow = (state: State, { does }: Step) => does(state).reduce(after, state);

describe('the tour', () => {
  it.each(steps.map((step) => [step.id, step] as const))('%s is done by its own deeds alone', (_, step) => {
    expect(step.check(start)).toBe(false);
    expect(step.check(follow(start, step))).toBe(true);
  });

  it.each([
    ['in the order of the page', steps],
    ['backwards', steps.toReversed()],
    ['from the middle', [...steps.slice(8), ...steps.slice(0, 8)]],
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

  it('lets the alert fire while bars come', () => {
    const state = steps
      .slice(
        0,
        steps.findIndex(({ id }) => id === 'dashboard'),
      )
      .reduce(follow, start);
    const waiting = alertsOf(state).find(({ alert }) => alert.condition.verb === 'crosses');
    expect(waiting?.fired.length).toBeGreaterThan(0);
  });
});
