import type { SyncEvent, SyncTimeline } from '@site/data/workbench/sync-rules.schema';
import { replay, type SyncMoment } from '@site/src/lib/samples/syncReplay';
import type { Finding } from '../kit/shell/finding';
import type { Codec } from '../kit/state/codec';

export type Place = 'workbench' | 'widget';

/** What the reader did: an edit makes a new state, a save writes the open edit, a restore brings one back. */
export type Act =
  | { readonly kind: 'edit'; readonly place: Place; readonly state: string }
  | { readonly kind: 'save'; readonly place: Place }
  | { readonly kind: 'restore'; readonly state: string }
  | { readonly kind: 'sync-off' };

const MOST_ACTS = 16;
const FIRST_STATE = 'A';
const MINUTES_BETWEEN = 5;
/** The first steps happen when they do in the page's timeline (data/workbench/sync-rules.ts), so that the two can be compared. */
const FIRST_MINUTES = [0, 10, 12, 15];
const WIDGET = { id: 'widget', name: 'Widget' } as const;

/** The conflict of the page's timeline, one save before its end: C is open in the workbench, B was pushed. */
export const DEFAULT_ACTS: readonly Act[] = [
  { kind: 'edit', place: 'workbench', state: 'C' },
  { kind: 'edit', place: 'widget', state: 'B' },
  { kind: 'save', place: 'widget' },
];

function timeOf(step: number): string {
  const last = FIRST_MINUTES.length - 1;
  const minutes = FIRST_MINUTES[step] ?? (FIRST_MINUTES[last] ?? 0) + (step - last) * MINUTES_BETWEEN;
  const hour = 9 + Math.floor(minutes / 60);
  return `${String(hour).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

function noteOf(act: Act): string {
  switch (act.kind) {
    case 'edit':
      return `Edit in the ${act.place}: ${act.state}, not saved.`;
    case 'save':
      return act.place === 'workbench' ? 'Save the workbench.' : 'Save the dashboard.';
    case 'restore':
      return `Restore ${act.state} from the version list and save.`;
    case 'sync-off':
      return 'Turn sync off for the widget.';
  }
}

function eventOf(act: Act, step: number): SyncEvent {
  return {
    time: timeOf(step),
    place: act.kind === 'sync-off' ? 'widget' : act.kind === 'restore' ? 'workbench' : act.place,
    action: act.kind,
    state: act.kind === 'edit' || act.kind === 'restore' ? act.state : null,
    note: noteOf(act),
  };
}

function timelineOf(acts: readonly Act[]): SyncTimeline {
  const start: SyncEvent = {
    time: timeOf(0),
    place: 'workbench',
    action: 'save',
    state: FIRST_STATE,
    note: `Save the workbench: ${FIRST_STATE}. The widget pulls it.`,
  };
  return {
    id: 'figure',
    caption: 'What the reader did.',
    widgets: [WIDGET],
    events: [start, ...acts.map((act, index) => eventOf(act, index + 1))],
  };
}

/** The edit that is open in the workbench, if there is one; the widget's stands in the replay. */
function openEditOfWorkbench(acts: readonly Act[]): string | null {
  const last = acts.findLast(
    (act) =>
      act.kind === 'restore' || ((act.kind === 'edit' || act.kind === 'save') && act.place === 'workbench'),
  );
  return last?.kind === 'edit' ? last.state : null;
}

/** True when the last act saved an edit that had not seen a save of the other side. */
function isConflict(acts: readonly Act[]): boolean {
  const last = acts.at(-1);
  if (last?.kind !== 'save') {
    return false;
  }
  const begun = acts.findLastIndex((act) => act.kind === 'edit' && act.place === last.place);
  return acts
    .slice(begun, -1)
    .some((act) => act.kind === 'restore' || (act.kind === 'save' && act.place !== last.place));
}

export type SyncView = {
  readonly moments: readonly SyncMoment[];
  readonly saved: string;
  readonly versions: readonly string[];
  /** What each place shows; `isOpen` marks an edit that isn't saved. */
  readonly workbench: { readonly state: string; readonly isOpen: boolean };
  readonly widget: { readonly state: string; readonly status: 'synced' | 'unsaved' | 'independent' };
  /** False once sync was turned off: the widget is a copy of its own. */
  readonly isSynced: boolean;
  /** The way that the last act sent panes, if it wrote the saved workbench. */
  readonly wrote: 'push' | 'pull' | null;
  /** The last act brought a version back. */
  readonly isRestored: boolean;
  readonly isConflict: boolean;
  /** The unsaved widget edit that the last save replaced. */
  readonly lost: string | null;
  readonly time: string;
  readonly can: {
    readonly edit: boolean;
    readonly saveWorkbench: boolean;
    readonly saveDashboard: boolean;
    readonly restore: boolean;
    readonly syncOff: boolean;
  };
};

export function viewOf(acts: readonly Act[]): SyncView {
  const moments = replay(timelineOf(acts));
  const last = moments.at(-1);
  const shown = last?.widgets.widget;
  if (!last || !shown) {
    throw new Error('A timeline without its first save has nothing to show.');
  }
  const open = openEditOfWorkbench(acts);
  const isWidgetOpen = shown.status === 'unsaved';
  const isSynced = !acts.some(({ kind }) => kind === 'sync-off');
  const hasRoom = acts.length < MOST_ACTS;
  return {
    moments,
    saved: last.saved,
    versions: last.versions,
    workbench: { state: open ?? last.saved, isOpen: open !== null },
    widget: shown,
    isSynced,
    wrote: last.wrote ? (last.event.place === 'widget' ? 'push' : 'pull') : null,
    isRestored: last.event.action === 'restore',
    isConflict: isConflict(acts) && last.wrote,
    lost: last.lost[0] ?? null,
    time: last.event.time,
    can: {
      edit: hasRoom && nextState(acts) !== null,
      saveWorkbench: hasRoom && open !== null,
      saveDashboard: hasRoom && isWidgetOpen,
      restore: hasRoom && last.versions.length > 0,
      syncOff: hasRoom && isSynced,
    },
  };
}

/** The letter of the next state: one after the last that was used. */
export function nextState(acts: readonly Act[]): string | null {
  const used = acts.map((act) => ('state' in act ? act.state : FIRST_STATE)).sort();
  const next = (used.at(-1) ?? FIRST_STATE).charCodeAt(0) + 1;
  return next <= 'Z'.charCodeAt(0) ? String.fromCharCode(next) : null;
}

const STYLES = ['candles', 'line', 'area'] as const;
const DRAWN = ['', ' with an average', ' with a level', ' with a trend line'] as const;

/** What the chart of a state looks like: two letters look alike only if the alphabet has them 12 apart. */
export function chartOf(state: string) {
  const index = state.charCodeAt(0) - FIRST_STATE.charCodeAt(0);
  const style = STYLES[Math.floor(index / DRAWN.length) % STYLES.length] ?? STYLES[0];
  const drawn = DRAWN[index % DRAWN.length] ?? DRAWN[0];
  return { style, drawn, text: `${state}: ${style}${drawn}` };
}

export const STATUS = { synced: 'as saved', unsaved: 'not saved', independent: 'own copy' } as const;

function verdictOf({ saved, versions, widget, workbench, ...view }: SyncView): string {
  if (view.lost) {
    return `Pull: the widget now shows ${saved}, and its unsaved edit ${view.lost} is gone.`;
  }
  if (view.isConflict) {
    return `Conflict: the later save wins, so ${saved} replaces ${versions[0]}, which moves to the version list.`;
  }
  if (view.wrote === 'push') {
    return workbench.isOpen
      ? `Push: the widget’s ${saved} is saved, but the open workbench still shows ${workbench.state}.`
      : `Push: the widget’s ${saved} is now the saved workbench.`;
  }
  if (view.wrote === 'pull') {
    const done = view.isRestored
      ? `Restored: ${saved} is saved again`
      : `Pull: the workbench is saved as ${saved}`;
    return view.isSynced
      ? `${done}, and the widget shows it too.`
      : `${done}; the widget keeps its own copy.`;
  }
  return workbench.isOpen || widget.status === 'unsaved'
    ? `Nothing is written until you save: the workbench shows ${workbench.state}, the widget ${widget.state}.`
    : `Sync is off: the widget keeps ${widget.state} as its own copy.`;
}

export function describeSync(view: SyncView): Finding {
  const { saved, versions, time, lost, can } = view;
  return {
    verdict: verdictOf(view),
    detail: [
      lost && 'PT asks before it does this.',
      view.isConflict && `You started ${saved} before ${versions[0]} was saved, and nothing is merged.`,
      `At ${time} the saved workbench is ${saved}; version list, newest first: ${versions.join(', ') || 'empty'}.`,
      !can.edit && 'That’s as many steps as fit: Reset starts again.',
    ]
      .filter(Boolean)
      .join(' '),
  };
}

function encodeAct(act: Act): string {
  switch (act.kind) {
    case 'edit':
      return `${act.place === 'workbench' ? 'w' : 'd'}${act.state}`;
    case 'save':
      return act.place === 'workbench' ? 'ws' : 'ds';
    case 'restore':
      return `r${act.state}`;
    case 'sync-off':
      return 'so';
  }
}

function decodeAct(text: string): Act | null {
  const [kind = '', state = ''] = text;
  if (text === 'so') {
    return { kind: 'sync-off' };
  }
  if (text === 'ws' || text === 'ds') {
    return { kind: 'save', place: kind === 'w' ? 'workbench' : 'widget' };
  }
  if (!/^[wdr][A-Z]$/.test(text)) {
    return null;
  }
  return kind === 'r'
    ? { kind: 'restore', state }
    : { kind: 'edit', place: kind === 'w' ? 'workbench' : 'widget', state };
}

/** Two characters per act. A list that the rules refuse is as unreadable as a wrong letter. */
export const actsCodec: Codec<readonly Act[]> = {
  fallback: DEFAULT_ACTS,
  read(text) {
    const pairs = text === '-' ? [] : (text.match(/.{1,2}/g) ?? ['']);
    const acts = pairs.map(decodeAct);
    if (acts.length > MOST_ACTS || !acts.every((act): act is Act => act !== null)) {
      return undefined;
    }
    try {
      viewOf(acts);
      return acts;
    } catch {
      return undefined;
    }
  },
  write: (acts) => acts.map(encodeAct).join('') || '-',
};
