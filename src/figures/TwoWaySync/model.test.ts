// Acts are written in letters: cspell:ignore Bdsws Bwsr
import { syncTimelines } from '@site/data/workbench/sync-rules';
import type { SyncEvent } from '@site/data/workbench/sync-rules.schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Act, actsCodec, chartOf, DEFAULT_ACTS, describeSync, nextState, viewOf } from './model';

const acts = (text: string) => actsCodec.read(text) ?? [];

describe('two-way syncing figure', () => {
  it('starts where the timeline of the page stands before the deciding save', () => {
    const told = ({ time, place, action, state }: SyncEvent) => ({ time, place, action, state });
    expect(
      viewOf(DEFAULT_ACTS)
        .moments.slice(1)
        .map(({ event }) => told(event)),
    ).toEqual(syncTimelines[0].events.slice(1, 4).map(told));
    expect(viewOf(DEFAULT_ACTS)).toMatchObject({
      saved: 'B',
      versions: ['A'],
      workbench: { state: 'C', isOpen: true },
      widget: { state: 'B', status: 'synced' },
      wrote: 'push',
      isConflict: false,
    });
  });

  it('lets the later save win, keeps the earlier state, and brings it back', () => {
    const won = viewOf([...DEFAULT_ACTS, 'ws']);
    expect(won).toMatchObject({ saved: 'C', versions: ['B', 'A'], wrote: 'pull', isConflict: true });
    expect(won.widget).toEqual({ state: 'C', status: 'synced' });
    const back = viewOf([...DEFAULT_ACTS, 'ws', 'rB']);
    expect(back).toMatchObject({ saved: 'B', versions: ['C', 'B', 'A'], isConflict: false });
  });

  it('is no conflict when the edit began after the other save', () => {
    expect(viewOf(acts('dBdswCws')).isConflict).toBe(false);
  });

  it('lets a save replace an unsaved edit in the widget, and names what is lost', () => {
    expect(viewOf(acts('wCdB')).can).toMatchObject({ saveWorkbench: true, saveDashboard: true });
    expect(viewOf(acts('wCdBws'))).toMatchObject({
      saved: 'C',
      versions: ['A'],
      widget: { state: 'C', status: 'synced' },
      lost: 'B',
      wrote: 'pull',
    });
    expect(viewOf([]).can).toMatchObject({ saveWorkbench: false, saveDashboard: false, restore: false });
  });

  it('leaves a copy when sync is turned off, which then goes its own way', () => {
    const off = viewOf(acts('dBdssodDdswEws'));
    expect(off).toMatchObject({ saved: 'E', widget: { state: 'D', status: 'independent' } });
    expect(off.can.syncOff).toBe(false);
    expect(viewOf(acts('sodB')).widget).toEqual({ state: 'B', status: 'unsaved' });
    expect(viewOf(acts('sodB')).saved).toBe('A');
  });

  it('never offers an act that the rules refuse, and every list of acts comes back from the address', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 5 }), { maxLength: 20 }), (choices) => {
        let done: readonly Act[] = [];
        for (const choice of choices) {
          const { can, versions } = viewOf(done);
          const state = nextState(done) ?? 'Z';
          const offered: (Act | false)[] = [
            can.edit && `w${state}`,
            can.edit && `d${state}`,
            can.saveWorkbench && 'ws',
            can.saveDashboard && 'ds',
            can.restore && `r${versions[0]}`,
            can.syncOff && 'so',
          ];
          const act = offered[choice];
          done = act ? [...done, act] : done;
        }
        expect(actsCodec.read(actsCodec.write(done))).toEqual(done);
      }),
    );
  });

  it('falls back on what it cannot replay', () => {
    for (const text of ['', 'x', 'ws', 'rB', 'wb', 'wBw', 'wB'.repeat(17)]) {
      expect(actsCodec.read(text), text).toBeUndefined();
    }
    expect(actsCodec.read('-')).toEqual([]);
  });

  it('draws another chart for each of the states that a reader reaches', () => {
    const drawn = [...'ABCDEFGHIJKL'].map((state) => chartOf(state).text.slice(1));
    expect(new Set(drawn).size).toBe(drawn.length);
    expect([...'ABCD'].map((state) => chartOf(state).text)).toEqual([
      'A: candles',
      'B: candles with an average',
      'C: candles with a level',
      'D: candles with a trend line',
    ]);
  });

  it('says what the last act did', () => {
    const said = (text: string) => describeSync(viewOf(acts(text))).verdict;
    expect(said('wCdBds')).toMatch(/^Push: the widget’s B is saved, but the open workbench still shows C/);
    expect(said('wCdBdsws')).toMatch(/^Conflict: the later save wins, so C replaces B/);
    expect(said('wBdCws')).toMatch(/^Pull: .* its unsaved edit C is gone\.$/);
    expect(said('wBwsrA')).toMatch(/^Restored: A is saved again, and the widget shows it/);
    expect(said('so')).toBe('Sync is off: the widget keeps A as its own copy.');
  });
});
