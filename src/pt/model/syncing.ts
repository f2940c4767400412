import type { Arguments } from '@site/src/lib/commands/commandGrammar';
import { placedWidget } from './grid';
import {
  activeWidget,
  edit,
  type Handlers,
  type Outcome,
  refuse,
  replaceAt,
  throughHistory,
} from './outcome';
import {
  isSameName,
  keep,
  panesOf,
  push,
  quotedList,
  savedAs,
  savedNames,
  unedited,
  withWidgets,
} from './saving';
import type { State, Widget } from './types';

/* A saved workbench as a widget of a dashboard: a copy, or kept the same by sync, pull and push. */

/** Puts the open workbench onto a dashboard, as a copy. */
function sendToDashboard(state: State, given: Arguments): Outcome {
  const source = state.workbench.name;
  const name = String(given.name);
  const panes = source && savedAs(state, source, 'workbench')?.panes;
  if (!panes) {
    return refuse('A dashboard shows saved workbenches. Type save as "name" first.');
  }
  const isOpen = isSameName(state.dashboard.name, name);
  const target = isOpen ? state.dashboard : savedAs(state, name, 'dashboard');
  if (!target) {
    return refuse(
      `No dashboard is called "${name}". You have ${quotedList(savedNames(state, 'dashboard'))}.`,
    );
  }
  const placed = placedWidget(target, 'workbench', { source, panes, synced: false, edited: false });
  if (typeof placed === 'string') {
    return refuse(placed);
  }
  const sentence = `"${source}" is a widget on "${target.name}".`;
  if (isOpen) {
    return edit(state, { dashboard: placed }, sentence);
  }
  return { state: keep(state, 'dashboard', placed, placed.name), sentence };
}

/** The active widget, if it's a Workbench widget that was made from something saved. */
function syncedSource(state: State): { widget: Widget; source: string } | Outcome {
  const widget = activeWidget(state.dashboard);
  if (widget?.kind !== 'workbench') {
    return refuse('Only a Workbench widget can be synced. Click one first.');
  }
  return widget.source && savedAs(state, widget.source, 'workbench')
    ? { widget, source: widget.source }
    : refuse('This widget has no saved workbench to sync with.');
}

/** Turns syncing of the active widget on or off. With it on, the widget takes over the saved panes. */
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
  'send-dashboard': sendToDashboard,
  sync,
  // In the history too: the edit that isn't pushed is lost, as the page says.
  pull: onSynced((state, _, source) => ({
    state: throughHistory(state, ({ dashboard }) => ({
      dashboard: withWidgets(dashboard, (widget, at) =>
        at === state.dashboard.active ? unedited(widget, source) : widget,
      ),
    })),
    sentence: `The widget shows "${source}" as it was saved.`,
  })),
  push: onSynced((state, widget, source) =>
    widget.edited
      ? {
          state: push(state, widget),
          sentence: `"${source}" has the widget’s changes.`,
        }
      : refuse('The widget has no changes to push.'),
  ),
};
