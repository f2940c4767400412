import { arrive } from './outcome';
import { setSaved } from './saving';
import type { Result, State } from './types';

const LABEL = 'start over';

const asAtFirst = (state: State, first: State): State => arrive(state, setSaved(first, state.saved), LABEL);

/** Whether starting over would take anything away. */
export const isBuilt = (state: State, first: State): boolean => asAtFirst(state, first).past !== state.past;

/** Everything as it was at first, as one step of the history. What is saved stays. */
export const startOver = (state: State, first: State): Result => ({
  state: asAtFirst(state, first),
  sentence: 'Everything is as it was at first. Undo brings back what you had.',
  ok: true,
  ...(isBuilt(state, first) && { isStep: true as const }),
});

/** How often a history starts over: undo takes one away, and redo adds it again. */
export const startsIn = ({ past }: State): number => past.filter(({ label }) => label === LABEL).length;
