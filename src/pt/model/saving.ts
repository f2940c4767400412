import { spans } from '@site/data/reference/limits';
import type { Arguments } from '@site/src/lib/commands/commandGrammar';
import { LONGEST_NAME } from '@site/src/lib/commands/commandValues';
import { listed } from '@site/src/lib/text/format';
import { didYouMean } from '@site/src/lib/text/nearest';
import { edit, type Handlers, type Outcome, refuse, throughHistory } from './outcome';
import { blankOf } from './start';
import type { Contents, Dashboard, Kind, Pane, Place, Saved, State, Step, Widget, Workbench } from './types';

/** Names are the same in any case. */
export const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
export const quotedList = (names: readonly string[]) => listed(names.map((name) => `"${name}"`));

/** What keeps saves: a state, or only its list. */
export type Keeper = Pick<State, 'saved'>;

const savedItem = ({ saved }: Keeper, name: string, kind: Kind): Saved | undefined =>
  saved.find((item) => isSameName(item.name, name) && item.kind === kind);

export const savedAs = <K extends Kind>(state: Keeper, name: string, kind: K): Contents[K] | undefined =>
  savedItem(state, name, kind)?.content as Contents[K] | undefined;

export const savedNames = ({ saved }: Keeper, kind: Kind) =>
  saved.filter((item) => item.kind === kind).map(({ name }) => name);

/** The names of all that opens in a place. */
export const openable = (state: Keeper) =>
  (['dashboard', 'screener', 'workbench'] as const).flatMap((kind) => savedNames(state, kind));

/** What a Workbench widget shows: the saved panes while it's synced and unchanged, otherwise its own. */
export function panesOf(state: Keeper, { panes, source, synced, edited }: Widget): readonly Pane[] {
  const saved = synced && !edited && source ? savedAs(state, source, 'workbench')?.panes : undefined;
  return saved ?? panes ?? [];
}

/** The list without an item, or with it in another state; it's in order, so that every device has the same one. */
export function withSaved(list: readonly Saved[], kind: Kind, name: string, item?: Saved): readonly Saved[] {
  const others = list.filter((item) => item.kind !== kind || !isSameName(item.name, name));
  const order = ({ kind: first, name: second }: Saved) => `${first} ${second}`;
  return [...others, ...(item ? [item] : [])].sort((one, other) => (order(one) < order(other) ? -1 : 1));
}

/** The list with something saved under a name, which it takes on. */
export const withContent = <K extends Kind>(
  list: readonly Saved[],
  kind: K,
  content: Contents[K],
  name: string,
) =>
  withSaved(list, kind, name, {
    kind,
    name,
    content: kind === 'template' ? content : { ...content, name },
  } as Saved);

/** A dashboard whose Workbench widgets changed; the same one if none did. */
export function withWidgets(dashboard: Dashboard, change: (widget: Widget, at: number) => Widget): Dashboard {
  const widgets = dashboard.widgets.map(change);
  return widgets.some((widget, at) => widget !== dashboard.widgets[at])
    ? { ...dashboard, widgets }
    : dashboard;
}

/** Changes the widgets of every dashboard: of the one that is open, of the history and of what is saved. */
function everyWidget(state: State, change: (widget: Widget) => Widget): State {
  const saved = state.saved.map((item) => {
    const content = item.kind === 'dashboard' ? withWidgets(item.content, change) : item.content;
    return content === item.content ? item : ({ ...item, content } as Saved);
  });
  return throughHistory({ ...state, saved }, ({ dashboard }) => ({
    dashboard: withWidgets(dashboard, change),
  }));
}

/** Replaces what is saved. A widget whose workbench went goes on with what it showed, as a copy of its own. */
export function setSaved(state: State, saved: readonly Saved[]): State {
  const isGone = (name: string) => !savedItem({ saved }, name, 'workbench');
  return everyWidget({ ...state, saved }, (widget) => {
    const { source, ...copy } = widget;
    return source !== undefined && isGone(source)
      ? { ...copy, panes: panesOf(state, widget), synced: false, edited: false }
      : widget;
  });
}

/** Saves something under a name. */
export const keep = <K extends Kind>(state: State, kind: K, content: Contents[K], name: string): State =>
  setSaved(state, withContent(state.saved, kind, content, name));

/** Why a name can't be taken, because something else of this kind has it. */
function nameProblem(state: Keeper, kind: Kind, name: string): string | null {
  const other = savedItem(state, name, kind);
  return other
    ? `There’s a ${kind} "${other.name}" already. Choose another name, or open it and save.`
    : null;
}

const COPY = / copy( \d+)?$/;
/** A name that nothing of this kind has: with a number after it where it's needed, and no longer than names may be. */
export function freeName(state: Keeper, kind: Kind, name: string): string {
  const numbered = (number: number) => {
    const end = number === 1 ? '' : ` ${number}`;
    return `${name.slice(0, LONGEST_NAME - end.length)}${end}`;
  };
  let number = 1;
  while (savedItem(state, numbered(number), kind)) {
    number += 1;
  }
  return numbered(number);
}
/** "Desk" is copied as "Desk copy", then as "Desk copy 2", and so is its copy. */
export const copyName = (state: Keeper, kind: Kind, name: string): string => {
  const first = name.replace(COPY, '').slice(0, LONGEST_NAME - ' copy 99'.length);
  return freeName(state, kind, `${first} copy`);
};

/** A widget that shows the workbench which it's synced with as that was saved. */
export const unedited = (widget: Widget, source: string): Widget =>
  widget.synced && widget.edited && isSameName(widget.source ?? '', source)
    ? { ...widget, edited: false }
    : widget;

/** Saves a workbench under a name: everything that is synced with it shows it. */
const saveWorkbench = (state: State, workbench: Workbench, name: string): State =>
  everyWidget(keep(state, 'workbench', workbench, name), (widget) => unedited(widget, name));

/** The panes of a widget become the saved workbench. */
export function push(state: State, { source = '', panes = [] }: Widget): State {
  return saveWorkbench(state, { name: source, panes, active: 0 }, source);
}

const isArrival = ({ surroundings }: Step) => surroundings !== undefined;

/** What is open has another name, in every step of the history too, because a name isn't undone. */
function named(state: State, kind: Place, name: string): State {
  const { past, future } = state;
  const before = state[kind].name;
  // A draft on the other side of a link or a new start is another draft, which nothing has named.
  const isDraft = before === null;
  const from = isDraft ? past.findLastIndex(isArrival) + 1 : 0;
  const next = isDraft ? future.findIndex(isArrival) : -1;
  const to = next < 0 ? future.length : next;
  const changed = throughHistory(
    { ...state, past: past.slice(from), future: future.slice(0, to) },
    (edited) => (edited[kind].name === before ? { [kind]: { ...edited[kind], name } } : {}),
  );
  return {
    ...changed,
    past: [...past.slice(0, from), ...changed.past],
    future: [...changed.future, ...future.slice(to)],
  };
}

/** Saves what is open, under a new name if one is given, and with a dashboard its edited widgets' workbenches. */
function save(state: State, given?: Arguments): Outcome {
  const kind = state.place;
  const before = state[kind].name;
  const wanted = given ? String(given.name) : before;
  if (wanted === null) {
    return refuse('This draft has no name yet. Type save as "name".');
  }
  // Under its own name, however that is written, it's an ordinary save.
  const isOwn = before !== null && isSameName(wanted, before);
  const problem = isOwn ? null : nameProblem(state, kind, wanted);
  if (problem) {
    return refuse(problem);
  }
  const name = isOwn ? before : wanted;
  const sentence = `Saved as "${name}".`;
  if (kind === 'workbench') {
    return { state: saveWorkbench(named(state, kind, name), state.workbench, name), sentence };
  }
  const changed = kind === 'dashboard' ? state.dashboard.widgets.filter(({ edited }) => edited) : [];
  const sources = changed.map(({ source }) => source ?? '');
  const also =
    sources.length > 0
      ? ` ${quotedList(sources)} ${sources.length > 1 ? 'have' : 'has'} the changes of its widget.`
      : '';
  const pushed = changed.reduce(push, named(state, kind, name));
  return { state: keep(pushed, kind, pushed[kind], name), sentence: `${sentence}${also}` };
}

/** The active pane's studies and metrics, under a name that no other template has. */
export function saveTemplate(
  state: State,
  name: string,
  content: Contents['template'],
  keeps: string,
): Outcome {
  const other = savedAs(state, name, 'template');
  const isOther = other && JSON.stringify(other.series) !== JSON.stringify(content.series);
  const problem = isOther ? nameProblem(state, 'template', name) : null;
  return problem
    ? refuse(problem)
    : { state: keep(state, 'template', content, name), sentence: `"${name}" keeps ${keeps}.` };
}

/** Renames what is open and what is saved of it. Widgets that show a renamed workbench follow. */
function rename(state: State, given: Arguments): Outcome {
  const kind = state.place;
  const before = state[kind].name;
  const name = String(given.name);
  if (before === null) {
    return refuse('This draft has no name yet. Type save as "name".');
  }
  const problem = isSameName(before, name) ? null : nameProblem(state, kind, name);
  if (problem) {
    return refuse(problem);
  }
  const item = savedItem(state, before, kind);
  const renamed = item
    ? withContent(withSaved(state.saved, kind, before), kind, item.content as Contents[typeof kind], name)
    : state.saved;
  const follow = (widget: Widget): Widget =>
    widget.source && isSameName(widget.source, before) ? { ...widget, source: name } : widget;
  const next = named({ ...state, saved: renamed }, kind, name);
  return {
    state: kind === 'workbench' ? everyWidget(next, follow) : next,
    sentence: `The ${kind} is called "${name}".`,
  };
}

/** Deletes what is open, and opens the first one left of its kind, or a blank. */
function remove(state: State): Outcome {
  const kind = state.place;
  const { name } = state[kind];
  if (name === null || !savedItem(state, name, kind)) {
    return refuse(`This ${kind} isn’t saved, so there’s nothing to delete.`);
  }
  const left = setSaved(state, withSaved(state.saved, kind, name));
  const [next] = savedNames(left, kind);
  const opened = next === undefined ? blankOf(kind) : savedAs(left, next, kind);
  return edit(
    left,
    { [kind]: opened },
    `"${name}" is deleted. Undo opens it again, and save keeps it. PT asks first and keeps it for ${spans.deletedDays} days.`,
  );
}

/** Opens what is saved under a name, and prefers the kind of the current place. */
function open(state: State, given: Arguments): Outcome {
  const name = String(given.name);
  const kinds = [state.place, ...(['workbench', 'dashboard', 'screener'] as const)];
  const [found] = kinds.flatMap((kind) => savedItem(state, name, kind) ?? []);
  if (!found || found.kind === 'template') {
    const names = openable(state);
    return refuse(
      `Nothing is saved as "${name}" on this device.${didYouMean(name, names) || ` You have ${quotedList(names)}.`}`,
    );
  }
  return edit(state, { [found.kind]: found.content }, `"${found.name}" is open.`, found.kind);
}

export const savingHandlers: Handlers = {
  save: (state) => save(state),
  'save-as': save,
  open,
  rename,
  delete: remove,
};

/** Whether there are changes that aren't saved. Where a pane is scrolled to doesn't count. */
export function isUnsaved(state: State): boolean {
  const current = state[state.place];
  const saved = current.name === null ? undefined : savedAs(state, current.name, state.place);
  const isCompared = ([key]: [string, unknown]) => !['view', 'active', 'full'].includes(key);
  // In whatever order the keys stand.
  const comparable = (content: unknown) =>
    JSON.stringify(content, (_, value) =>
      value && typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).filter(isCompared).sort())
        : value,
    );
  return comparable(saved) !== comparable(current);
}
