import { isSampleSymbol } from '@site/data/samples/workspace';
import { momentOf } from '@site/src/lib/commands/commandValues';
import { counted, listed } from '@site/src/lib/text/format';
import { FIRST, LAST, MINUTE } from '../markets/walk';
import { LONGEST_ADDRESS, PREFIX } from './lines';
import { arrive } from './outcome';
import { practise } from './practice';
import { beginsCommand, run } from './run';
import { savedAs, savedNames, setSaved, withContent, withSaved } from './saving';
import { blankDashboard, startOf } from './start';
import type { Alert, Kind, Saved, State } from './types';

const LONGEST_TEXT = 100_000;

const SECTION = /^(workbench|dashboard|screener|template)(?: "([^"]*)")?:(.*)$/;

const readsAsPlace = (line: string) => SECTION.test(line) && !line.startsWith('template');

/** A line with those that belong to it. */
type Piece = { readonly line: string; readonly inside: readonly string[] };

type Separator = 'line' | 'semicolon';

/** `screener:limit 5` is two lines. */
function withoutSection(line: string): readonly string[] {
  const [, kind, name, rest = ''] = SECTION.exec(line) ?? [];
  return kind ? [`${kind}${name === undefined ? '' : ` "${name}"`}:`, rest] : [line];
}

/** Lines, or what stands between semicolons outside of quotes, with the lines that belong to each. */
function piecesOf(text: string, separator: Separator): readonly Piece[] {
  const lines =
    separator === 'line'
      ? text.split('\n')
      : Array.from(text.matchAll(/(?:"[^"]*"?|[^;"])+/g), ([line]) => line);
  const pieces: { line: string; inside: string[] }[] = [];
  for (const line of lines.flatMap((typed) => withoutSection(typed.trim())).filter(Boolean)) {
    const last = pieces.at(-1);
    if (line.startsWith('>') && last) {
      last.inside.push(line.slice(1));
    } else {
      pieces.push({ line, inside: [] });
    }
  }
  return pieces;
}

type Read = { readonly state: State; readonly refused: readonly string[] };

/** A workbench of its own in which lines have run. */
const workbenchWith = (state: State, lines: readonly string[]): Read =>
  lines.reduce<Read>(
    ({ state: before, refused }, line) => {
      const { state: next, ok } = run(before, line);
      return { state: next, refused: ok ? refused : [...refused, line] };
    },
    { state: { ...startOf(), clock: state.clock }, refused: [] },
  );

/** The widget that a line added or synced, with panes of its own. */
function readWidget(state: State, { line, inside }: Piece): Read {
  const content = workbenchWith(state, inside);
  const { workbench } = content.state;
  const [, source] = /^add workbench "([^"]*)"/.exec(line) ?? [];
  // What a widget was copied from may be gone, and so may every other workbench.
  const isThere = source ? savedAs(state, source, 'workbench') : savedNames(state, 'workbench').length > 0;
  const lent = isThere
    ? state.saved
    : withContent(state.saved, 'workbench', workbench, source ?? 'Workbench');
  const { state: added, ok } = run({ ...state, saved: lent }, line);
  const { dashboard } = added;
  const isNameless = line.startsWith('add') && source === undefined;
  const widgets = dashboard.widgets.map(({ source: from, ...widget }, at) => ({
    ...widget,
    ...(from && !(isNameless && at === dashboard.active) && { source: from }),
    ...(at === dashboard.active && { panes: workbench.panes, edited: widget.synced === true }),
  }));
  return {
    state: { ...added, saved: state.saved, dashboard: { ...dashboard, widgets } },
    refused: ok ? content.refused : [...content.refused, line],
  };
}

/** Of an alert: when it was made, how often and when it fired last, and whether it rests. */
const PAST: Readonly<Record<string, (words: readonly string[]) => Partial<Alert> | null>> = {
  since: ([time = '']) => (isMoment(momentOf(time)) ? { since: momentOf(time) } : null),
  fired: (words) => {
    const [count = Number.NaN, time = Number.NaN, value = Number.NaN] = words.map(Number);
    const isSound = Number.isInteger(count) && count > 0 && isTime(time) && Number.isFinite(value);
    return isSound ? { count, fired: [{ time, value }] } : null;
  },
  paused: () => ({ isPaused: true }),
  triggered: () => ({ isTriggered: true }),
};

/** The alert of a line, on a pane as its lines say. What of its past can't be read is left out. */
function readAlert(state: State, { line, inside }: Piece): Read {
  const isPast = (typed: string) => Object.hasOwn(PAST, typed.split(' ')[0] ?? '');
  const pane = workbenchWith(
    state,
    inside.filter((typed) => !isPast(typed)),
  );
  const { workbench } = pane.state;
  const { state: made } = run({ ...state, workbench, place: 'workbench', past: [], future: [] }, line);
  const alert = made.alerts.at(-1);
  if (!alert || made.alerts.length === state.alerts.length) {
    return { state, refused: [line] };
  }
  const details = inside.filter(isPast).map((typed) => {
    const [word = '', ...words] = typed.split(' ');
    return { typed, detail: PAST[word]?.(words) };
  });
  // One with a past doesn't fire because it's read.
  const silent = details.length > 0 ? { count: 0, fired: [], isTriggered: false } : {};
  const read: Alert = Object.assign({ ...alert, ...silent }, ...details.map(({ detail }) => detail));
  return {
    state: { ...state, alerts: [...state.alerts, read] },
    refused: [...pane.refused, ...details.filter(({ detail }) => !detail).map(({ typed }) => typed)],
  };
}

const isTime = (time: number) => Number.isInteger(time) && time > FIRST && time <= LAST;
const isMoment = (time: number) => isTime(time) && time % MINUTE === 0;

/** `now 2026-03-01T12:00 replay 2025-03-01T00:00`. */
function readNow(state: State, line: string): State | null {
  const [, now = '', replay] = /^now (\S+)(?: replay (\S+))?$/.exec(line) ?? [];
  const [live, clock] = [momentOf(now), momentOf(replay ?? now)];
  return isMoment(live) && isMoment(clock) && clock <= live
    ? { ...state, clock, returnTo: replay === undefined ? null : live }
    : null;
}

/** Opens a place with what has no lines yet. A template is no place. */
function readSection(state: State, line: string): State | null {
  const [, kind, name] = SECTION.exec(line) as unknown as [string, Kind, string | undefined];
  if (kind === 'template') {
    return null;
  }
  const fresh = startOf();
  const blank = {
    workbench: { ...fresh.workbench, name: name ?? null },
    dashboard: name === undefined ? fresh.dashboard : blankDashboard(name),
    screener: { ...fresh.screener, name: name ?? null },
  };
  return { ...state, place: kind, [kind]: blank[kind] };
}

/** A pool's symbol has a slash: WQI/USDC. */
const SYMBOL = /^[a-z0-9][a-z0-9./-]{1,20}$/i;

/** The state after one kept line and what belongs to it, and which lines were refused. */
function readPiece(state: State, piece: Piece): Read {
  const { line, inside } = piece;
  const read = (next: State | null): Read =>
    next ? { state: next, refused: [] } : { state, refused: [line] };
  if (SECTION.test(line)) {
    return read(readSection(state, line));
  }
  if (line.startsWith('now ')) {
    return read(readNow(state, line));
  }
  if (line.startsWith('practice ')) {
    // What was asked for before a replay began.
    const live = practise({ ...state, clock: state.returnTo ?? state.clock, returnTo: null }, line).state;
    return read(live ? { ...state, practice: live.practice } : null);
  }
  if (line.startsWith('watchlist ')) {
    const [, ...symbols] = line.split(' ');
    const watchlist = new Set([...state.watchlist, ...symbols.filter((symbol) => SYMBOL.test(symbol))]);
    const strange = symbols.filter((symbol) => !SYMBOL.test(symbol));
    return {
      state: { ...state, watchlist: [...watchlist].slice(0, 100) },
      refused: strange.map((symbol) => `watchlist ${symbol}`),
    };
  }
  if (inside.length > 0) {
    return line.startsWith('alert ') ? readAlert(state, piece) : readWidget(state, piece);
  }
  const { state: next, ok } = run(state, line);
  return { state: next, refused: ok ? [] : [line] };
}

/** After so many that can't be read, only lines that begin like a command are tried: each search for a near one takes time. */
const MOST_HINTS = 20;
const isWorthTrying = ({ line }: Piece) =>
  SECTION.test(line) ||
  /^(now|practice|watchlist) /.test(line) ||
  beginsCommand(line) ||
  isSampleSymbol(line.toUpperCase());

/** Runs line by line. What can't be read is left out and named. */
function readAll(start: State, pieces: readonly Piece[]): Read {
  let state = start;
  const refused: string[] = [];
  for (const piece of pieces) {
    if (refused.length < MOST_HINTS || isWorthTrying(piece)) {
      const read = readPiece(state, piece);
      state = read.state;
      refused.push(...read.refused);
    } else {
      refused.push(piece.line);
    }
  }
  return { state, refused };
}

const MOST_NAMED = 3;
/** Lines that can't be read, as a sentence names them. */
export function namedLines(lines: readonly string[]): string {
  const named = lines.slice(0, MOST_NAMED).map((line) => `“${line.slice(0, 60)}”`);
  const others = lines.length - named.length;
  return listed(others > 0 ? [...named, counted(others, 'other')] : named);
}

/**
 * The state that lines describe, as one step from what this device has: its saves stay, and undo leads back to it. Pages write such
 * addresses by hand: `?w=screener:drop all;limit 5`. A sentence if the text isn't lines.
 */
export function stateFrom(
  text: string,
  device = startOf(),
  separator: Separator = 'semicolon',
  label = 'open a link',
): State | string {
  const pieces = text.length <= LONGEST_ADDRESS || separator === 'line' ? piecesOf(text, separator) : [];
  if (!pieces.some(({ line }) => readsAsPlace(line))) {
    return 'This address is damaged or from an older version, so the workspace starts as always.';
  }
  const { saved } = device;
  const { state, refused } = readAll(setSaved(startOf(), saved), pieces);
  const sentence = `This address says what can’t be read here: ${namedLines(refused)}. Everything else is open.`;
  const log = refused.length === 0 ? state.log : [...state.log, { line: '', sentence, ok: false }];
  return arrive(device, { ...state, log }, label);
}

/** What a key of the device stands for; null if it isn't one of ours. */
function namedBy(key: string): readonly [kind: Kind, name: string] | null {
  const [kind = '', ...words] = key.slice(PREFIX.length).split(':');
  const name = words.join(':');
  return key.startsWith(PREFIX) && SECTION.test(`${kind} "${name}":`) && name !== ''
    ? [kind as Kind, name]
    : null;
}

/** What can be read of an item that a device keeps: all but the lines that are named. */
function readItem(saved: State['saved'], kind: Kind, name: string, text: string) {
  const title = `${kind} "${name}":`;
  const [first, ...others] = text.length > LONGEST_TEXT ? [] : piecesOf(text, 'line');
  const pieces = [...(first && first.line !== title ? [first] : []), ...others];
  // An item is in one place, so nothing else begins in it.
  const inside = pieces.filter(({ line }) => !SECTION.test(line));
  const start = { ...startOf(), saved };
  const read = readAll(readSection(start, title) ?? start, inside);
  const content =
    kind === 'template' ? { series: read.state.workbench.panes[0]?.series ?? [] } : read.state[kind];
  const strange = pieces.filter((piece) => !inside.includes(piece)).map(({ line }) => line);
  return {
    item: { kind, name, content } as Saved,
    refused: [...strange, ...read.refused],
    isRead: Boolean(first),
  };
}

/** An item of which lines can't be read; of one that is no text of ours, all of it. */
export type Unread = { readonly key: string; readonly name: string; readonly lines: readonly string[] };

/** What a device keeps, added to a state, and what of it can't be read. */
export function withStored(
  state: State,
  entries: readonly (readonly [key: string, text: string | null])[],
): { readonly state: State; readonly unread: readonly Unread[] } {
  const unread: Unread[] = [];
  // Dashboards come last, because they show workbenches.
  const isDashboard = (key: string) => key.startsWith(`${PREFIX}dashboard:`);
  const ordered = entries.toSorted(([one], [other]) => Number(isDashboard(one)) - Number(isDashboard(other)));
  let { saved } = state;
  for (const [key, text] of ordered) {
    const [kind, name] = namedBy(key) ?? [];
    // An empty text stands for a sample that was deleted.
    const read = text && kind && name !== undefined ? readItem(saved, kind, name, text) : null;
    if (read && name !== undefined && (read.refused.length > 0 || !read.isRead)) {
      unread.push({ key, name, lines: read.refused });
    }
    if (kind && name !== undefined && read?.isRead !== false) {
      saved = withSaved(saved, kind, name, read?.item);
    }
  }
  return { state: setSaved(state, saved), unread };
}
