import { isSampleSymbol, workspaceSymbols } from '@site/data/samples/workspace';
import { studySettings } from '@site/data/workbench/study-settings';
import type { Arguments } from '@site/src/lib/commands/commandGrammar';
import { inQuotes } from '@site/src/lib/commands/commandTokens';
import { clamp } from '@site/src/lib/samples/barView';
import { listed } from '@site/src/lib/text/format';
import { metricNames } from '@site/src/lib/text/metricNames';
import { didYouMean, didYouMeanName } from '@site/src/lib/text/nearest';
import { MOST_BARS } from '../markets/bars';
import { FIRST, LAST, MINUTE } from '../markets/walk';
import type {
  Dashboard,
  Edited,
  Effect,
  Pane,
  SampleSymbol,
  Screener,
  State,
  Step,
  Surroundings,
  View,
  Widget,
  Workbench,
} from './types';

/** What a handler answers: the next state, or none where nothing changes. */
export type Outcome = {
  readonly state?: State;
  readonly sentence: string;
  readonly ok?: false;
  readonly effect?: Effect;
};
export type Handler = (state: State, given: Arguments) => Outcome;
export type Handlers = Readonly<Record<string, Handler>>;

export const refuse = (sentence: string): Outcome => ({ sentence, ok: false });
export const tell = (sentence: string, effect?: Effect): Outcome => ({ sentence, ...(effect && { effect }) });

/** Another state of the screen, which isn't an edit: there is nothing to undo. */
export const show = (state: State, changed: Partial<State>, sentence: string): Outcome => ({
  state: { ...state, ...changed },
  sentence,
});

const MOST_STEPS = 100;

const editedOf = ({ workbench, dashboard, screener, watchlist, practice }: State): Edited => ({
  workbench,
  dashboard,
  screener,
  watchlist,
  practice,
});
const surroundingsOf = ({ alerts, clock, returnTo }: State): Surroundings => ({ alerts, clock, returnTo });
/** Whether two parts of a state say the same. */
export const isSame = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

const withStep = (state: State, step: Step): Pick<State, 'past' | 'future'> => ({
  past: [...state.past, step].slice(-MOST_STEPS),
  future: [],
});

/** An edit, and where it leads to: what was there before can be undone, and what was undone is gone. */
export function edit(state: State, changed: Partial<Edited>, sentence: string, to = state.place): Outcome {
  const edited = editedOf(state);
  // A command that leaves everything as it is isn't a step to take back.
  if ((Object.keys(changed) as (keyof Edited)[]).every((key) => isSame(changed[key], edited[key]))) {
    return show(state, { place: to }, sentence);
  }
  const step: Step = { label: '', edited, from: state.place, to };
  return show(state, { ...changed, place: to, ...withStep(state, step) }, sentence);
}

/** Another state as a whole, by a link or a new start: one step, and what is saved stays. */
export function arrive(state: State, next: State, label: string): State {
  const [edited, surroundings] = [editedOf(state), surroundingsOf(state)];
  const isChanged = !isSame([edited, surroundings], [editedOf(next), surroundingsOf(next)]);
  const step: Step = { label, edited, surroundings, from: state.place, to: next.place };
  const { past, future } = isChanged ? withStep(state, step) : state;
  return { ...next, saved: state.saved, past, future };
}

/** The states before each link and each new start, oldest first, then the state itself; with what led to each. */
export function versionsOf(state: State): readonly { readonly label: string; readonly state: State }[] {
  const arrivals = state.past.filter(({ surroundings }) => surroundings);
  return [...arrivals, null].map((step, at) => ({
    label: arrivals[at - 1]?.label ?? '',
    state: step ? { ...state, ...step.edited, ...step.surroundings, place: step.from, open: null } : state,
  }));
}

/** Where panes are scrolled to isn't an edit, so it stays as it is now. */
const withViews = (workbench: Workbench, shown: Workbench): Workbench => ({
  ...workbench,
  panes: workbench.panes.map((pane, at) => ({ ...pane, view: shown.panes[at]?.view ?? pane.view })),
});

/** The last step back, or forth again, in the place where it was made. */
export function takeStep(state: State, from: 'past' | 'future'): Outcome {
  const isUndo = from === 'past';
  const step = isUndo ? state.past.at(-1) : state.future[0];
  if (!step) {
    return refuse(
      isUndo
        ? 'There’s nothing to undo. Alerts, saves and snapshots aren’t taken back.'
        : 'There’s nothing to redo.',
    );
  }
  const { label, edited, surroundings } = step;
  const current = {
    ...step,
    edited: editedOf(state),
    ...(surroundings && { surroundings: surroundingsOf(state) }),
  };
  const changed = {
    ...edited,
    ...(surroundings ?? { workbench: withViews(edited.workbench, state.workbench) }),
    place: isUndo ? step.from : step.to,
    past: isUndo ? state.past.slice(0, -1) : [...state.past, current],
    future: isUndo ? [current, ...state.future] : state.future.slice(1),
  };
  const back = surroundings ? ' This is what you had.' : '';
  return show(state, changed, isUndo ? `Undone: ${label}.${back}` : `Done again: ${label}.`);
}

const LONGEST_LABEL = 60;

/** Names the step that an outcome made; null if it made none, or several. */
export function withLabel(before: State, state: State, label: string): State | null {
  const step = state.past.at(-1);
  return step && step !== before.past.at(-1) && state.past.at(-2) === before.past.at(-1)
    ? {
        ...state,
        past: replaceAt(state.past, state.past.length - 1, {
          ...step,
          label: step.label || label.slice(0, LONGEST_LABEL),
        }),
      }
    : null;
}

/** What undo and redo would do now, for their buttons. */
export const undoLabel = ({ past }: State): string | null => past.at(-1)?.label ?? null;
export const redoLabel = ({ future }: State): string | null => future[0]?.label ?? null;

/** Changes what is open and every step of its history: for what undo doesn't take back. */
export function throughHistory(state: State, change: (edited: Edited) => Partial<Edited>): State {
  const inStep = (step: Step): Step => ({ ...step, edited: { ...step.edited, ...change(step.edited) } });
  return { ...state, ...change(state), past: state.past.map(inStep), future: state.future.map(inStep) };
}

export const replaceAt = <T>(items: readonly T[], index: number, item: T): readonly T[] =>
  items.map((other, at) => (at === index ? item : other));

/** The pane of the workbench that lines and gestures act on. */
export const activePane = ({ workbench: { panes, active } }: Pick<State, 'workbench'>): Pane =>
  (panes[active] ?? panes[0]) as Pane;

/** Changes the active pane, as a step that can be undone. */
export function editPane(state: State, changed: Partial<Pane>, sentence: string, to = state.place): Outcome {
  const { workbench } = state;
  const pane = { ...activePane(state), ...changed };
  return edit(
    state,
    { workbench: { ...workbench, panes: replaceAt(workbench.panes, workbench.active, pane) } },
    sentence,
    to,
  );
}

/** A pane with another symbol, which it's no longer compared with. */
export const withSymbol = (pane: Pane, symbol: SampleSymbol): Pane => ({
  ...pane,
  symbol,
  compared: pane.compared.filter((compared) => compared !== symbol),
});

const FEWEST_BARS = 5;

/** A view on whole bars and minutes that ends inside the sample. */
export const viewInside = ({ count, end }: View): View => ({
  count: clamp(Math.round(count), FEWEST_BARS, MOST_BARS),
  end: end === null ? null : clamp(Math.round(end / MINUTE) * MINUTE, FIRST + MINUTE, LAST),
});

/** Scrolls or zooms the active pane. That's no step to undo. */
export function viewPane(state: State, view: View, sentence: string): Outcome {
  const { workbench } = state;
  const pane = { ...activePane(state), view: viewInside(view) };
  const panes = replaceAt(workbench.panes, workbench.active, pane);
  return show(state, { workbench: { ...workbench, panes } }, sentence);
}

export const editDashboard = (state: State, changed: Partial<Dashboard>, sentence: string) =>
  edit(state, { dashboard: { ...state.dashboard, ...changed } }, sentence);

export const editScreener = (state: State, changed: Partial<Screener>, sentence: string) =>
  edit(state, { screener: { ...state.screener, ...changed } }, sentence);

export const activeWidget = ({ widgets, active }: Dashboard): Widget | undefined => widgets[active];

/** The symbol that a line names; a sentence where the sample doesn't have it. */
export function symbolOf(given: Arguments, name = 'SYMBOL'): SampleSymbol | Outcome {
  const typed = String(given[name]);
  if (typed.startsWith('0x')) {
    return tell('The sample has no DEX pools. In PT this opens the pool on its chain.');
  }
  if (!isSampleSymbol(typed)) {
    const hint =
      didYouMean(typed, workspaceSymbols) ||
      didYouMeanName(typed, Object.keys(studySettings), (name) => `study add ${inQuotes(name)}`) ||
      didYouMeanName(typed, metricNames, (name) => `metric add ${inQuotes(name.toLowerCase())}`);
    return refuse(
      `The sample has ${listed(workspaceSymbols)}, and not ${typed.slice(0, 40)}.${hint || ' PT has every symbol of its venues.'}`,
    );
  }
  const market = [given.venue, given.type].map((value) => value ?? null);
  if ((market[0] ?? 'bybit') !== 'bybit' || (market[1] ?? 'perp') !== 'perp') {
    return tell(
      `The sample has Bybit’s perpetuals only. In PT this opens ${typed} (${market.filter(Boolean).join(', ')}).`,
    );
  }
  return typed;
}
