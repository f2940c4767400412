import { expect } from 'vitest';
import { changedItems } from './lines';
import { accountOf } from './practice';
import { run } from './run';
import { screenerRows } from './screenerRows';
import { alertsOf, bookOf, tableOf, tradesOf, widgetsOf } from './select';
import { stateText } from './stateText';
import type { State } from './types';

/* What the tests of the model share. */

/** The state after lines, each of which runs. */
export const typed = (state: State, ...lines: readonly string[]): State =>
  lines.reduce((before, line) => {
    const { state: next, ok, sentence } = run(before, line);
    expect(ok, `${line}: ${sentence}`).toBe(true);
    return next;
  }, state);

/** What a device keeps under each key. */
export type Device = ReadonlyMap<string, string>;

/** What a device keeps once one state has become another. */
export function deviceAfter(device: Device, before: State, after: State): Device {
  const next = new Map(device);
  for (const [key, text] of changedItems(before, after)) {
    text === null ? next.delete(key) : next.set(key, text);
  }
  return next;
}

/** Everything that a view could write on the screen. */
export function onScreen(state: State): string {
  const pane = state.workbench.panes[state.workbench.active] ?? state.workbench.panes[0];
  return JSON.stringify([
    pane && tableOf(state, pane, 2),
    bookOf(state, pane?.symbol ?? 'BTCUSDT').bids[0],
    tradesOf(state, pane?.symbol ?? 'BTCUSDT', 3),
    screenerRows(state).rows.map(({ cells }) => cells),
    widgetsOf(state).map(({ panes }) => panes.length),
    alertsOf(state).map(({ title, status }) => [title, status]),
    accountOf(state),
    stateText(state),
  ]);
}
