import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commandsByArea } from '../commands';
import { syncCommands, syncRules, syncTimelines } from './sync-rules';
import {
  type SyncTimeline,
  syncCommandSchema,
  syncRuleSchema,
  syncTimelineSchema,
} from './sync-rules.schema';

const timelines: readonly SyncTimeline[] = syncTimelines;

describe('data/workbench/sync-rules.ts', () => {
  it.each(syncRules)('holds a complete rule $id', (rule) => {
    const parsed = syncRuleSchema.safeParse(rule);
    expect(parsed.error?.issues ?? [], `data/workbench/sync-rules.ts, rule "${rule.id}"`).toEqual([]);
    const file = rule.page.endsWith('/') ? `.${rule.page}index.mdx` : `.${rule.page}.mdx`;
    expect(
      existsSync(file),
      `data/workbench/sync-rules.ts, rule "${rule.id}", field page: no file ${file}`,
    ).toBe(true);
  });

  it('has both directions, one conflict rule and the way out', () => {
    expect(
      syncRules.map((rule) => rule.id),
      'data/workbench/sync-rules.ts: the product has one conflict rule; a second one would contradict every page.',
    ).toEqual(['push', 'pull', 'conflict', 'off']);
  });

  it.each(syncCommands)('$command is a command of the dashboard', (record) => {
    expect(syncCommandSchema.safeParse(record).error?.issues ?? [], record.command).toEqual([]);
    expect(commandsByArea.dashboard.map(({ name }) => name)).toContain(record.command);
  });

  it.each(timelines)('holds a complete timeline $id', (timeline) => {
    const parsed = syncTimelineSchema.safeParse(timeline);
    expect(parsed.error?.issues ?? [], `data/workbench/sync-rules.ts, timeline "${timeline.id}"`).toEqual([]);
  });

  it.each(timelines)('runs forward in time in $id', (timeline) => {
    const times = timeline.events.map((event) => event.time);
    expect(new Set(times).size, `timeline "${timeline.id}" has two events at one time`).toBe(times.length);
    expect(times, `timeline "${timeline.id}": write events in the order in which they happen`).toEqual(
      [...times].sort(),
    );
  });

  it.each(timelines)('happens only at places that $id has', (timeline) => {
    const places = ['workbench', ...timeline.widgets.map((widget) => widget.id)];
    const unknown = timeline.events.map((event) => event.place).filter((place) => !places.includes(place));
    expect(unknown, `timeline "${timeline.id}", field place: use one of ${places.join(', ')}`).toEqual([]);
  });
});
