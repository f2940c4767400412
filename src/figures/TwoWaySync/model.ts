// Acts are written in letters: cspell:disable
import type { SyncEvent } from '@site/data/workbench/sync-rules.schema';
import { replay } from '@site/src/lib/samples/syncReplay';
import type { Finding } from '../kit/shell/finding';
import type { Codec } from '../kit/state/codec';

/**
 * What the reader did, in two letters: w or d (workbench, widget on the dashboard) with the letter of a new state edits, ws and
 * ds save, r with a letter brings a state back, so turns sync off.
 */
export type Act = string;
const ACT = /^(?:[wdr][A-Z]|ws|ds|so)$/;

const isEdit = (act: Act) => /^[wd][A-Z]$/.test(act);
const isSave = (act: Act) => act === 'ws' || act === 'ds';
const isRestore = (act: Act) => act.startsWith('r');
const placeOf = (act: Act) => (/^[ds]/.test(act) ? 'widget' : 'workbench');

const MOST_ACTS = 16;
const FIRST_STATE = 'A';
const MINUTES_BETWEEN = 5;
/** The first steps happen when they do in the page's timeline (data/workbench/sync-rules.ts), so that the two can be compared. */
const FIRST_MINUTES = [0, 10, 12, 15];

/** The conflict of the page's timeline, one save before its end: C is open in the workbench, B was pushed. */
export const DEFAULT_ACTS: readonly Act[] = ['wC', 'dB', 'ds'];

function timeOf(step: number): string {
  const last = FIRST_MINUTES.length - 1;
  const minutes = FIRST_MINUTES[step] ?? (FIRST_MINUTES[last] ?? 0) + (step - last) * MINUTES_BETWEEN;
  const hour = 9 + Math.floor(minutes / 60);
  return `${String(hour).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

function eventOf(act: Act, index: number): SyncEvent {
  const [, letter = ''] = act;
  const place = placeOf(act);
  const [action, note]: [SyncEvent['action'], string] = isEdit(act)
    ? ['edit', `Edit in the ${place}: ${letter}, not saved.`]
    : isSave(act)
      ? ['save', `Save the ${place === 'widget' ? 'dashboard' : place}.`]
      : isRestore(act)
        ? ['restore', `Restore ${letter} from the version list and save.`]
        : ['sync-off', 'Turn sync off for the widget.'];
  const state = isEdit(act) || isRestore(act) ? letter : null;
  return { time: timeOf(index + 1), place, action, state, note };
}

const START: SyncEvent = {
  time: timeOf(0),
  place: 'workbench',
  action: 'save',
  state: FIRST_STATE,
  note: `Save the workbench: ${FIRST_STATE}. The widget pulls it.`,
};

/** True when the last act saved an edit that had not seen a save of the other side. */
function isConflict(acts: readonly Act[]): boolean {
  const last = acts.at(-1) ?? '';
  const begun = acts.findLastIndex((act) => isEdit(act) && placeOf(act) === placeOf(last));
  return (
    isSave(last) &&
    acts.slice(begun, -1).some((act) => isRestore(act) || (isSave(act) && placeOf(act) !== placeOf(last)))
  );
}

/** The letter of the next state: one after the last that was used. */
export function nextState(acts: readonly Act[]): string | null {
  const used = acts.map((act) => (isSave(act) || act === 'so' ? FIRST_STATE : (act[1] ?? ''))).sort();
  const next = (used.at(-1) ?? FIRST_STATE).charCodeAt(0) + 1;
  return next <= 'Z'.charCodeAt(0) ? String.fromCharCode(next) : null;
}

export function viewOf(acts: readonly Act[]) {
  const moments = replay({
    id: 'figure',
    caption: 'What the reader did.',
    widgets: [{ id: 'widget', name: 'Widget' }],
    events: [START, ...acts.map(eventOf)],
  });
  const last = moments.at(-1);
  const widget = last?.widgets.widget;
  if (!last || !widget) {
    throw new Error('A timeline without its first save has nothing to show.');
  }
  const edit = acts.findLast((act) => placeOf(act) === 'workbench') ?? '';
  const isOpen = isEdit(edit);
  const isSynced = !acts.includes('so');
  const hasRoom = acts.length < MOST_ACTS;
  return {
    moments,
    saved: last.saved,
    /** Newest first. */
    versions: last.versions,
    /** What each place shows; `isOpen` marks an edit that isn't saved. */
    workbench: { state: isOpen ? (edit[1] ?? '') : last.saved, isOpen },
    widget,
    /** False once sync was turned off: the widget is a copy of its own. */
    isSynced,
    /** The way that the last act sent panes, if it wrote the saved workbench. */
    wrote: last.wrote ? (last.event.place === 'widget' ? ('push' as const) : ('pull' as const)) : null,
    /** The last act brought a version back. */
    isRestored: last.event.action === 'restore',
    isConflict: isConflict(acts) && last.wrote,
    /** The unsaved widget edit that the last save replaced. */
    lost: last.lost[0] ?? null,
    time: last.event.time,
    can: {
      edit: hasRoom && nextState(acts) !== null,
      saveWorkbench: hasRoom && isOpen,
      saveDashboard: hasRoom && widget.status === 'unsaved',
      restore: hasRoom && last.versions.length > 0,
      syncOff: hasRoom && isSynced,
    },
  };
}

export type SyncView = ReturnType<typeof viewOf>;

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
      `At ${time} the saved workbench is ${saved}, and the version list has ${versions.join(', ') || 'nothing'}.`,
      !can.edit && 'That’s as many steps as fit: Reset starts again.',
    ]
      .filter(Boolean)
      .join(' '),
  };
}

/** A list that the rules refuse is as unreadable as a wrong letter. */
export const actsCodec: Codec<readonly Act[]> = {
  fallback: DEFAULT_ACTS,
  read(text) {
    const acts = text === '-' ? [] : (text.match(/.{1,2}/g) ?? ['']);
    if (acts.length > MOST_ACTS || !acts.every((act) => ACT.test(act))) {
      return undefined;
    }
    try {
      viewOf(acts);
      return acts;
    } catch {
      return undefined;
    }
  },
  write: (acts) => acts.join('') || '-',
};
