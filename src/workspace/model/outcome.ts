import { workspaceSymbols } from '@site/data/samples/workspace';
import type { Arguments } from '@site/src/lib/commands/commandGrammar';
import type {
  Dashboard,
  Edited,
  Effect,
  Pane,
  SampleSymbol,
  Screener,
  State,
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

const MOST_STEPS = 100;

/** An edit: what was there before can be undone, and what was undone is gone. */
export function edit(state: State, changed: Partial<Edited>, sentence: string, effect?: Effect): Outcome {
  const { workbench, dashboard, screener } = state;
  const next = { workbench, dashboard, screener, ...changed };
  // A command that leaves everything as it is isn't a step to take back.
  if (JSON.stringify(next) === JSON.stringify({ workbench, dashboard, screener })) {
    return { sentence, ...(effect && { effect }) };
  }
  const past = [...state.past, { workbench, dashboard, screener }].slice(-MOST_STEPS);
  return { state: { ...state, ...changed, past, future: [] }, sentence, ...(effect && { effect }) };
}

export const replaceAt = <T>(items: readonly T[], index: number, item: T): readonly T[] =>
  items.map((known, place) => (place === index ? item : known));

export const activePane = ({ panes, active }: Workbench): Pane => (panes[active] ?? panes[0]) as Pane;

export function editPane(state: State, changed: Partial<Pane>, sentence: string): Outcome {
  const { workbench } = state;
  const pane = { ...activePane(workbench), ...changed };
  return edit(
    state,
    { workbench: { ...workbench, panes: replaceAt(workbench.panes, workbench.active, pane) } },
    sentence,
  );
}

/** Moving about isn't an edit: there is nothing to undo. */
export function viewPane(state: State, view: Pane['view'], sentence: string): Outcome {
  const { workbench } = state;
  const panes = replaceAt(workbench.panes, workbench.active, { ...activePane(workbench), view });
  return { state: { ...state, workbench: { ...workbench, panes } }, sentence };
}

export const editDashboard = (state: State, changed: Partial<Dashboard>, sentence: string) =>
  edit(state, { dashboard: { ...state.dashboard, ...changed } }, sentence);

export const editScreener = (state: State, changed: Partial<Screener>, sentence: string) =>
  edit(state, { screener: { ...state.screener, ...changed } }, sentence);

export const activeWidget = ({ widgets, active }: Dashboard): Widget | undefined => widgets[active];

export function symbolOf(given: Arguments, name = 'SYMBOL'): SampleSymbol | Outcome {
  const typed = String(given[name]);
  const symbol = workspaceSymbols.find((known) => known === typed);
  if (typed.startsWith('0x')) {
    return tell('The sample has no DEX pools. In PT this opens the pool on its chain.');
  }
  if (!symbol) {
    return refuse(
      `The sample has ${listed(workspaceSymbols)}, and not ${typed}. PT has every symbol of its venues.`,
    );
  }
  const asked = [given.venue, given.type].map((value) => value ?? null);
  if ((asked[0] ?? 'bybit') !== 'bybit' || (asked[1] ?? 'perp') !== 'perp') {
    return tell(
      `The sample has Bybit’s perpetuals only. In PT this opens ${symbol} (${asked.filter(Boolean).join(', ')}).`,
    );
  }
  return symbol;
}

/** One, two and three. */
export const listed = (words: readonly string[], joint = 'and') =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1)}`;
