import { limits } from '@site/data/reference/limits';
import type { Arguments } from '@site/src/lib/commands/commandGrammar';
import { placedWidget } from './grid';
import { activeWidget, edit, type Handlers, listed, type Outcome, refuse, replaceAt } from './outcome';
import type { Dashboard, Edited, Pane, Place, Saved, State, Widget, Workbench } from './types';

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const quoted = (names: readonly string[]) => listed(names.map((name) => `"${name}"`));

export const savedAs = (state: State, name: string, kind?: Place): Saved | undefined =>
  state.saved.find((saved) => same(saved.name, name) && (!kind || saved.kind === kind));

export const savedNames = (state: State, kind?: Place) =>
  state.saved.filter((saved) => !kind || saved.kind === kind).map(({ name }) => name);

/** The saved workbench of this name, in its newest version. */
export function savedWorkbench(state: State, name: string): Workbench | undefined {
  const saved = savedAs(state, name, 'workbench');
  return saved?.kind === 'workbench' ? saved.versions[0] : undefined;
}

/** What a Workbench widget shows: the saved panes while it's synced and unchanged, otherwise its own. */
export function panesOf(state: State, { panes, source, synced, edited }: Widget): readonly Pane[] {
  const saved = synced && !edited && source ? savedWorkbench(state, source)?.panes : undefined;
  return saved ?? panes ?? [];
}

function keep(state: State, kind: Place, name: string): State {
  const content = { ...state[kind], name };
  const known = savedAs(state, name, kind);
  const versions = [content, ...(known?.versions ?? [])].slice(0, limits.versions);
  const others = state.saved.filter((saved) => saved !== known);
  return { ...state, saved: [...others, { kind, name, versions } as Saved] };
}

/** Changes what is open and every step of its history: for what undo doesn't take back. */
function throughHistory(state: State, change: (edited: Edited) => Edited): State {
  const { workbench, dashboard, screener } = change(state);
  return {
    ...state,
    workbench,
    dashboard,
    screener,
    past: state.past.map(change),
    future: state.future.map(change),
  };
}

/** Synced widgets show what was saved. An edit that wasn't pushed is lost, as the page says. */
const pulled = (name: string, at?: number) => (edited: Edited) => ({
  ...edited,
  dashboard: {
    ...edited.dashboard,
    widgets: edited.dashboard.widgets.map((widget, index) =>
      widget.synced && widget.source === name && (at === undefined || at === index)
        ? { ...widget, edited: false }
        : widget,
    ),
  },
});

/** The panes of a widget become the saved workbench. */
function pushed(state: State, widget: Widget): State {
  const name = widget.source ?? '';
  const { workbench } = state;
  const next = keep(
    { ...state, workbench: { name, panes: widget.panes ?? [], active: 0 } },
    'workbench',
    name,
  );
  return throughHistory({ ...next, workbench }, pulled(name));
}

function save(state: State, given?: Arguments): Outcome {
  const kind = state.place;
  const name = given ? String(given.name) : state[kind].name;
  if (name === null) {
    return refuse('This draft has no name yet. Type save as "name".');
  }
  const named = throughHistory(state, (edited) => ({ ...edited, [kind]: { ...edited[kind], name } }));
  const kept = keep(named, kind, name);
  if (kind === 'workbench') {
    return {
      state: throughHistory(kept, pulled(name)),
      sentence: `Saved as "${name}".`,
      effect: { kind: 'keep' },
    };
  }
  const changed = kind === 'dashboard' ? state.dashboard.widgets.filter(({ edited }) => edited) : [];
  const sources = changed.map(({ source }) => source ?? '');
  const also =
    sources.length > 0
      ? ` ${quoted(sources)} ${sources.length > 1 ? 'have' : 'has'} the changes of its widget.`
      : '';
  return {
    state: changed.reduce(pushed, kept),
    sentence: `Saved as "${name}".${also}`,
    effect: { kind: 'keep' },
  };
}

function open(state: State, given: Arguments): Outcome {
  const name = String(given.name);
  const found = savedAs(state, name, state.place) ?? savedAs(state, name);
  const content = found?.versions[0];
  if (!found || !content) {
    return refuse(`Nothing is saved as "${name}" on this device. You have ${quoted(savedNames(state))}.`);
  }
  const opened = edit({ ...state, place: found.kind }, { [found.kind]: content }, `"${found.name}" is open.`);
  return { ...opened, state: opened.state ?? { ...state, place: found.kind } };
}

export const savingHandlers: Handlers = { save: (state) => save(state), 'save-as': save, open };

export function sendToDashboard(state: State, given: Arguments): Outcome {
  const source = state.workbench.name;
  const name = String(given.name);
  const panes = source && savedWorkbench(state, source)?.panes;
  if (!panes) {
    return refuse('A dashboard shows saved workbenches. Type save as "name" first.');
  }
  const isOpen = same(state.dashboard.name, name);
  const saved = savedAs(state, name, 'dashboard');
  const target = isOpen ? state.dashboard : (saved?.versions[0] as Dashboard | undefined);
  if (!target) {
    return refuse(`No dashboard is called "${name}". You have ${quoted(savedNames(state, 'dashboard'))}.`);
  }
  const placed = placedWidget(target, 'workbench', { source, panes, synced: false, edited: false });
  if (typeof placed === 'string') {
    return refuse(placed);
  }
  const sentence = `"${source}" is a widget on "${target.name}".`;
  if (isOpen) {
    return edit(state, { dashboard: placed }, sentence);
  }
  return {
    state: { ...keep({ ...state, dashboard: placed }, 'dashboard', placed.name), dashboard: state.dashboard },
    sentence,
    effect: { kind: 'keep' },
  };
}

/** The active widget, if it's a Workbench widget that was made from something saved. */
function syncedSource(state: State): { widget: Widget; source: string } | Outcome {
  const widget = activeWidget(state.dashboard);
  if (widget?.kind !== 'workbench') {
    return refuse('Only a Workbench widget can be synced. Click one first.');
  }
  return widget.source && savedWorkbench(state, widget.source)
    ? { widget, source: widget.source }
    : refuse('This widget has no saved workbench to sync with.');
}

function sync(state: State, given: Arguments): Outcome {
  const found = syncedSource(state);
  if ('sentence' in found) {
    return found;
  }
  const { widget, source } = found;
  const synced = given.state === 'on';
  const next = { ...widget, panes: panesOf(state, widget), synced, edited: false };
  const widgets = replaceAt(state.dashboard.widgets, state.dashboard.active, next);
  return edit(
    state,
    { dashboard: { ...state.dashboard, widgets } },
    synced
      ? `The widget and "${source}" stay the same.`
      : `The widget is a copy of its own, and "${source}" stays as it is.`,
  );
}

/** pull and push, which need a synced widget. */
const onSynced =
  (act: (state: State, widget: Widget, source: string) => Outcome) =>
  (state: State): Outcome => {
    const found = syncedSource(state);
    if ('sentence' in found) {
      return found;
    }
    return found.widget.synced
      ? act(state, found.widget, found.source)
      : refuse('Sync is off for this widget. Type sync on first.');
  };

export const syncHandlers: Handlers = {
  sync,
  pull: onSynced((state, _, source) => ({
    state: throughHistory(state, pulled(source, state.dashboard.active)),
    sentence: `The widget shows "${source}" as it was saved.`,
  })),
  push: onSynced((state, widget, source) =>
    widget.edited
      ? {
          state: pushed(state, widget),
          sentence: `"${source}" has the widget’s changes.`,
          effect: { kind: 'keep' },
        }
      : refuse('The widget has no changes to push.'),
  ),
};

/** Keeps a dashboard that was just made or copied in the list. */
export const listDashboard = (state: State) => keep(state, 'dashboard', state.dashboard.name);

/** Whether there are changes that aren't saved. Where a pane is scrolled to doesn't count. */
export function isUnsaved(state: State): boolean {
  const current = state[state.place];
  const saved = current.name === null ? undefined : savedAs(state, current.name, state.place)?.versions[0];
  const comparable = (content: unknown) =>
    JSON.stringify(content, (key, value) =>
      key === 'view' || key === 'active' || key === 'full' ? undefined : value,
    );
  return comparable(saved) !== comparable(current);
}
