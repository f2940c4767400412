import { syncTimelines } from '@site/data/workbench/sync-rules';
import type { SyncEvent, SyncTimeline } from '@site/data/workbench/sync-rules.schema';
import { describe, expect, it } from 'vitest';
import { replay } from './syncReplay';

function event(
  time: string,
  place: string,
  action: SyncEvent['action'],
  state: string | null = null,
): SyncEvent {
  return { time, place, action, state, note: 'Something happens.' };
}

function timeline(...events: SyncEvent[]): SyncTimeline {
  return {
    id: 'test',
    caption: 'A test.',
    widgets: [
      { id: 'one', name: 'One' },
      { id: 'two', name: 'Two' },
    ],
    events,
  };
}

const start = event('09:00', 'workbench', 'save', 'A');

describe('replay', () => {
  it('pulls a saved workbench into every synced widget', () => {
    const last = replay(timeline(start, event('09:01', 'workbench', 'save', 'B'))).at(-1);
    expect(last?.widgets).toEqual({
      one: { state: 'B', status: 'synced' },
      two: { state: 'B', status: 'synced' },
    });
  });

  it('pushes an edit only when it is saved', () => {
    const [, edited, saved] = replay(
      timeline(start, event('09:01', 'one', 'edit', 'B'), event('09:02', 'one', 'save')),
    );
    expect(edited).toMatchObject({ saved: 'A', wrote: false, versions: [] });
    expect(edited?.widgets.one).toEqual({ state: 'B', status: 'unsaved' });
    expect(saved).toMatchObject({ saved: 'B', wrote: true, versions: ['A'] });
    expect(saved?.widgets.two).toEqual({ state: 'B', status: 'synced' });
  });

  it('lets an edit in an independent copy stay open while the workbench is saved', () => {
    const moments = replay(
      timeline(
        start,
        event('09:01', 'one', 'sync-off'),
        event('09:02', 'one', 'edit', 'B'),
        event('09:03', 'workbench', 'save', 'C'),
        event('09:04', 'one', 'save'),
      ),
    );
    expect(moments.at(3)).toMatchObject({ saved: 'C', widgets: { one: { state: 'B', status: 'unsaved' } } });
    expect(moments.at(4)).toMatchObject({
      saved: 'C',
      wrote: false,
      widgets: { one: { state: 'B', status: 'independent' }, two: { state: 'C', status: 'synced' } },
    });
  });

  it('refuses what cannot happen, with a sentence for the editor of the data', () => {
    expect(() => replay(timeline(start, event('09:01', 'workbench', 'restore', 'Z')))).toThrow('asks for Z');
    expect(() => replay(timeline(start, event('09:01', 'one', 'save')))).toThrow('has no state');
    expect(() => replay(timeline(event('09:00', 'one', 'edit', 'A')))).toThrow('must begin with a save');
  });
});

describe('the timelines on the pages', () => {
  it('tell in words what the rules lead to', () => {
    const outcome = syncTimelines.map((entry) =>
      replay(entry)
        .map((moment) => moment.saved)
        .join(''),
    );
    expect(
      outcome,
      'data/workbench/sync-rules.ts: a timeline changed. Check that its notes still tell the same story.',
    ).toEqual(['AAABCBBD']);
  });
});
