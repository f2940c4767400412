import { describe, expect, it } from 'vitest';
import { act } from '../model/act';
import { run } from '../model/run';
import { startOf } from '../model/start';
import type { State } from '../model/types';
import { type LessonId, lessons } from './lessons';

/** The lesson as a reader finds it, with what they run. */
function stateAfter(id: LessonId, ...lines: readonly string[]): State {
  const { place, lines: first } = lessons[id];
  return [...first, ...lines].reduce<State>((state, line) => {
    const { state: next, ok, sentence } = run(state, line);
    expect(ok, `${line}: ${sentence}`).toBe(true);
    return next.open?.kind === 'alert' ? act(next, { kind: 'create', trigger: 'once' }).state : next;
  }, startOf(place));
}
const verdictOf = (id: LessonId, ...lines: readonly string[]) =>
  lessons[id].verdict(stateAfter(id, ...lines));

describe('a lesson', () => {
  it.each(Object.keys(lessons) as LessonId[])('%s runs what it offers, one after another', (id) => {
    expect(stateAfter(id, ...lessons[id].chips.filter((line) => !line.startsWith('draw')))).toBeTruthy();
  });

  it('on widgets says where the active one is and who follows it', () => {
    expect(verdictOf('widgets')).toMatch(
      /and Order book and Trades are in the blue group and show BTCUSDT\./,
    );
    expect(verdictOf('widgets', 'link off')).toMatch(/in no group and keeps its own symbol, BTCUSDT/);
    expect(verdictOf('widgets', 'size 4x4')).toContain('“size 4x4”');
    expect(verdictOf('widgets', 'lock')).toContain('locked');
  });

  it('on syncing says what a save replaces, and that the later one wins', () => {
    const { verdict } = lessons.sync;
    expect(verdictOf('sync')).toMatch(
      /show ETHUSDT 4H .*still has BTCUSDT 4H .* RSI. If you save that now, it wins/,
    );
    const back = act(stateAfter('sync'), { kind: 'go', place: 'workbench' }).state;
    expect(verdict(run(back, 'save').state)).toMatch(/both show BTCUSDT 4H .* RSI, which was saved last/);
    expect(verdictOf('sync', 'symbol SOLUSDT')).toMatch(/^Both sides have changed.*later save will win/);
    expect(verdictOf('sync', 'symbol SOLUSDT', 'sync off')).toMatch(/^Sync is off. The widget keeps SOLUSDT/);
  });

  it('on drawings says the level, the slope or the way of the newest', () => {
    const place = (tool: string, ...prices: readonly number[]) => {
      const state = stateAfter('drawings', `draw ${tool}`);
      const points = prices.map((price, at) => ({ time: state.clock - (8 - 4 * at) * 3_600_000, price }));
      return lessons.drawings.verdict(act(state, { kind: 'place', points }).state);
    };
    expect(verdictOf('drawings')).toContain('Nothing is drawn yet');
    expect(place('hline', 67_000)).toContain('a level at 67,000.0');
    expect(place('trendline', 66_000, 67_000)).toContain('+1,000.0 per bar');
    expect(place('fib', 66_000, 67_000)).toContain('50% at 66,500.0');
    expect(place('measure', 66_000, 66_660)).toContain('+1.00% in 1 bar');
  });

  it('on filters counts what passes, fails and has no data', () => {
    const numbers = verdictOf('filters', 'where rsi < 40').match(/\d+/g)?.map(Number) ?? [];
    const [passed = 0, looked = 0, failed = 0, dropped = 0] = numbers;
    expect(passed + failed + dropped).toBe(looked);
    expect(verdictOf('filters')).not.toBe(verdictOf('filters', 'where rsi < 40'));
  });

  it('on an alert’s life names its tab and what it sent', () => {
    const state = stateAfter('alert-states');
    expect(lessons['alert-states'].verdict(state)).toContain('under Active and has sent no message');
    const paused = act(state, { kind: 'alert', at: 0, to: 'pause' }).state;
    expect(lessons['alert-states'].verdict(paused)).toContain('under Paused');
    const deleted = act(state, { kind: 'alert', at: 0, to: 'delete' }).state;
    expect(lessons['alert-states'].verdict(deleted)).toContain('gone');
  });
});
