import type { SyncEvent, SyncTimeline } from '@site/data/workbench/sync-rules.schema';

/** What a widget shows: the synced state, an edit that isn't saved yet, or its own copy after sync off. */
type Shown = { readonly state: string; readonly status: 'synced' | 'unsaved' | 'independent' };

export type SyncMoment = {
  readonly event: SyncEvent;
  /** The state of the saved workbench after the event. */
  readonly saved: string;
  /** True when this event changed the saved workbench. */
  readonly wrote: boolean;
  /** Earlier states, newest first. */
  readonly versions: readonly string[];
  readonly widgets: Readonly<Record<string, Shown>>;
  /** Unsaved widget edits that this event's save replaced. PT asks before it does that. */
  readonly lost: readonly string[];
};

type World = {
  readonly saved: string | null;
  readonly versions: readonly string[];
  /** Edits that are not saved, by place. */
  readonly pending: Readonly<Record<string, string>>;
  /** Copies of widgets whose sync is off, by place. */
  readonly copies: Readonly<Record<string, string>>;
};

function without(entries: Readonly<Record<string, string>>, key: string): Record<string, string> {
  return Object.fromEntries(Object.entries(entries).filter(([name]) => name !== key));
}

function requireState(event: SyncEvent, state: string | null | undefined): string {
  if (!state) {
    throw new Error(
      `The ${event.action} at ${event.time} has no state: name one, or let an edit come before it.`,
    );
  }
  return state;
}

/** A saved workbench is pulled into every synced widget, which loses what was not saved there. */
function withoutPulledOver(world: World, event: SyncEvent): World['pending'] {
  return Object.fromEntries(
    Object.entries(world.pending).filter(
      ([place]) => place !== event.place && (place === 'workbench' || place in world.copies),
    ),
  );
}

function writeWorkbench(world: World, event: SyncEvent, state: string): World {
  return {
    ...world,
    saved: state,
    versions: world.saved === null ? world.versions : [world.saved, ...world.versions],
    pending: withoutPulledOver(world, event),
  };
}

function save(world: World, event: SyncEvent): World {
  const state = requireState(event, event.state ?? world.pending[event.place]);
  return event.place in world.copies
    ? {
        ...world,
        copies: { ...world.copies, [event.place]: state },
        pending: without(world.pending, event.place),
      }
    : writeWorkbench(world, event, state);
}

function restore(world: World, event: SyncEvent): World {
  const state = requireState(event, event.state);
  if (!world.versions.includes(state)) {
    throw new Error(
      `The restore at ${event.time} asks for ${state}, but the version list is ${world.versions.join(', ')}.`,
    );
  }
  return writeWorkbench(world, event, state);
}

function edit(world: World, event: SyncEvent): World {
  return { ...world, pending: { ...world.pending, [event.place]: requireState(event, event.state) } };
}

function syncOff(world: World, event: SyncEvent): World {
  const kept = requireState(event, world.pending[event.place] ?? world.saved);
  return {
    ...world,
    copies: { ...world.copies, [event.place]: kept },
    pending: without(world.pending, event.place),
  };
}

const apply = { edit, save, restore, 'sync-off': syncOff } as const satisfies Record<
  SyncEvent['action'],
  (world: World, event: SyncEvent) => World
>;

function shownIn(world: World, saved: string, place: string): Shown {
  const pending = world.pending[place];
  if (pending !== undefined) {
    return { state: pending, status: 'unsaved' };
  }
  const copy = world.copies[place];
  return copy === undefined ? { state: saved, status: 'synced' } : { state: copy, status: 'independent' };
}

function lostBetween(before: World, after: World, event: SyncEvent): readonly string[] {
  return event.action === 'sync-off'
    ? []
    : Object.entries(before.pending)
        .filter(([place]) => place !== event.place && !(place in after.pending))
        .map(([, state]) => state);
}

/** Plays a timeline by the product's rules: a save pushes, a saved workbench is pulled, the later save wins. */
export function replay(timeline: SyncTimeline): SyncMoment[] {
  let world: World = { saved: null, versions: [], pending: {}, copies: {} };
  return timeline.events.map((event) => {
    const before = world;
    world = apply[event.action](world, event);
    const { saved } = world;
    if (saved === null) {
      throw new Error(
        `Timeline "${timeline.id}" must begin with a save, or there is no workbench to sync with.`,
      );
    }
    return {
      event,
      saved,
      wrote: world.saved !== before.saved,
      versions: world.versions,
      widgets: Object.fromEntries(timeline.widgets.map(({ id }) => [id, shownIn(world, saved, id)])),
      lost: lostBetween(before, world, event),
    };
  });
}
