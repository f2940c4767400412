import { parseCommand, verbs } from '@site/src/lib/commands/commandGrammar';
import { LONGEST_LINE } from './completion';
import { dashboardHandlers } from './dashboard';
import { elsewhere, everywhereHandlers } from './everywhere';
import { changedItems } from './lines';
import { type Handlers, type Outcome, withLabel } from './outcome';
import { screenerHandlers } from './screener';
import type { Result, State } from './types';
import { workbenchHandlers } from './workbench';

const handlers: Handlers = {
  ...everywhereHandlers,
  ...workbenchHandlers,
  ...dashboardHandlers,
  ...screenerHandlers,
};

/** Ids of the commands that run in the docs; the others say what PT does. */
export const runsHere: ReadonlySet<string> = new Set(Object.keys(handlers));

const MOST_SAID = 20;

/** Whether a line begins like a command of some place, or like a timeframe. What doesn't may be a question or an error. */
export function beginsCommand(line: string): boolean {
  const [first = ''] = line.trim().toLowerCase().split(/\s+/);
  return verbs.has(first) || /^\d{1,3}[mhdw]$/.test(first);
}

/** The outcome of a line or a gesture, written into the log. What is kept on the device follows from what changed. */
export function resultOf(state: State, line: string, outcome: Outcome, label = line): Result {
  const { sentence, ok = true } = outcome;
  const next = outcome.state ?? state;
  const effect =
    next.saved === state.saved ? outcome.effect : { kind: 'keep' as const, items: changedItems(state, next) };
  const log = [...next.log, { line, sentence, ok }].slice(-MOST_SAID);
  const stepped = withLabel(state, next, label);
  return {
    state: { ...(stepped ?? next), log },
    sentence,
    ok,
    // What was saved or deleted isn't taken back, so undo would take back only a part of it.
    ...(stepped && next.saved === state.saved && { isStep: true as const }),
    ...(effect && { effect }),
  };
}

/** Runs one line in the open place: its command answers, or the sentence says where the line is wrong. */
function runOne(state: State, line: string): Result {
  const text = line.trim();
  const refused = (sentence: string, position: number) => ({
    ...resultOf(state, text.slice(0, LONGEST_LINE), { sentence, ok: false }),
    position,
  });
  if (text.length > LONGEST_LINE) {
    return refused(`That’s too long for a command: ${LONGEST_LINE} characters are the most.`, LONGEST_LINE);
  }
  const parsed = parseCommand(line, state.place);
  if ('error' in parsed) {
    return refused(parsed.error, parsed.position);
  }
  const handle = handlers[parsed.command.id] ?? elsewhere[parsed.command.id];
  if (!handle) {
    throw new Error(`The workspace has no answer to the command ${parsed.command.id}.`);
  }
  // What stood open is closed by the next command, unless it opens something itself.
  const outcome = handle({ ...state, open: null }, parsed.arguments);
  return resultOf(outcome.ok === false ? state : { ...state, open: null }, text, outcome);
}

const MOST_PASTED = 50;

/**
 * Runs a line of the command bar in the place where the reader is. What is refused changes nothing but the log. Several
 * pasted lines run one after the other until one is refused.
 */
export function run(state: State, line: string): Result {
  const [first = '', ...others] = line.includes('\n')
    ? line
        .split('\n')
        .filter((text) => text.trim() !== '')
        .slice(0, MOST_PASTED)
    : [line];
  return others.reduce(
    (before, next) => (before.ok ? after(before, runOne(before.state, next)) : before),
    runOne(state, first),
  );
}

/** Two results as one: what both ask the page to keep is kept, and two steps aren't one. */
function after(before: Result, { isStep, ...next }: Result): Result {
  const items = [before.effect, next.effect].flatMap((effect) =>
    effect?.kind === 'keep' ? effect.items : [],
  );
  return {
    ...next,
    ...(isStep !== before.isStep && { isStep: true as const }),
    ...(items.length > 0 && { effect: { kind: 'keep' as const, items } }),
  };
}
