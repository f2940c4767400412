import { commandsByArea } from '@site/data/commands';
import { checkedCommand } from '@site/src/lib/commands/checkedCommand';
import { LONGEST_LINE } from './completion';
import { dashboardHandlers } from './dashboard';
import { elsewhere, everywhereHandlers } from './everywhere';
import type { Handlers, Outcome } from './outcome';
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

const verbs = new Set(
  Object.values(commandsByArea).flatMap((commands) => commands.map(({ name }) => name.split(' ')[0])),
);

/** Whether a line begins like a command of some place. What doesn't may be a question or an error. */
export const beginsCommand = (line: string) => verbs.has(line.trim().split(/\s+/)[0]?.toLowerCase());

/** The outcome of a line or a gesture, written into the log. */
export function resultOf(state: State, line: string, outcome: Outcome): Result {
  const { state: next, sentence, effect } = outcome;
  const ok = outcome.ok ?? true;
  const changed = next ?? state;
  const log = [...state.log, { line, sentence, ok }].slice(-MOST_SAID);
  return { state: { ...changed, log }, sentence, ok, ...(effect && { effect }) };
}

/** Runs a line of the command bar in the place where the reader is. What is refused changes nothing but the log. */
export function run(state: State, line: string): Result {
  const text = line.trim();
  if (text.length > LONGEST_LINE) {
    const sentence = `That’s too long for a command: ${LONGEST_LINE} characters are the most.`;
    return {
      ...resultOf(state, text.slice(0, LONGEST_LINE), { sentence, ok: false }),
      position: LONGEST_LINE,
    };
  }
  const parsed = checkedCommand(line, state.place);
  if ('error' in parsed) {
    return { ...resultOf(state, text, { sentence: parsed.error, ok: false }), position: parsed.position };
  }
  const handle = handlers[parsed.command.id] ?? elsewhere[parsed.command.id];
  if (!handle) {
    throw new Error(`The workspace has no answer to the command ${parsed.command.id}.`);
  }
  // What stood open is closed by the next command, unless it opens something itself.
  return resultOf(state, text, handle({ ...state, open: null }, parsed.arguments));
}
