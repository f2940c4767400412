import { gridColumns } from '@site/data/dashboards/grid';
import { widgets as widgetRecords } from '@site/data/dashboards/widgets';
import { triggerKinds } from '@site/data/formulas/trading/triggers';
import { limits } from '@site/data/reference/limits';
import { sampleSpan, workspaceSymbols } from '@site/data/samples/workspace';
import { screenerWindows } from '@site/data/screener/operators';
import { linkGroups } from '@site/data/workbench/link-groups';
import { isInside, overlap, ROWS } from '@site/src/figures/DashboardGrid/grid';
import { readFilters } from '@site/src/lib/commands/commandFilters';
import { timeframes } from '@site/src/lib/commands/commandValues';
import { fieldMistake } from '@site/src/lib/screener/screenerFieldCheck';
import { screenerFieldKeys } from '@site/src/lib/screener/screenerFieldKeys';
import type { Filter } from '@site/src/lib/screener/screenerFilter';
import { parseAlertCondition } from '@site/src/lib/text/alertCondition';
import { MOST_ALERTS, MOST_DRAWINGS, toolPoints } from './act';
import { conditionText, draftOf, kindOf } from './alerts';
import { activePane } from './outcome';
import { run } from './run';
import { panesOf } from './saving';
import { filterText } from './screener';
import { tileMetrics } from './select';
import { LAST, MINUTE } from './series';
import {
  Damaged,
  flag,
  line,
  list,
  maybe,
  numberIn,
  oneOf,
  optional,
  record,
  type Shape,
  text,
} from './shapes';
import { sampleSaved, startOf, styleIds } from './start';
import type * as T from './types';

const VERSION = 1;
const LONGEST_ADDRESS = 2_000;
/** What a damaged address could unpack to. */
const MOST_UNPACKED = 100_000;

const places: readonly T.Place[] = ['workbench', 'dashboard', 'screener'];
const tools = Object.keys(toolPoints);
const name = text(80);
const symbol = oneOf(workspaceSymbols);
const timeframe = oneOf(timeframes as readonly T.Timeframe[]);
const moment = numberIn(Date.parse(sampleSpan.first) + MINUTE, LAST);

/** A study or a metric as the line that adds it, so that the grammar and its checks read it again. */
const series = line<T.Series>(
  ({ kind, name: id, settings }) =>
    [`${kind} add "${id}"`, ...Object.entries(settings).map(([key, value]) => `${key}=${value}`)].join(' '),
  (typed) => activePane(run(startOf(), typed).state.workbench).series[0],
);

const drawing = record<T.Drawing>(
  {
    tool: oneOf(tools),
    symbol,
    points: list(record({ time: numberIn(0, 4e12), price: numberIn(-1e9, 1e9, false) }), 3, 1),
    text: optional(text(80)),
  },
  ({ tool, points }) => points.length === toolPoints[tool],
);

const pane = record<T.Pane>({
  symbol,
  timeframe,
  style: oneOf(styleIds),
  scale: oneOf<T.Scale>(['linear', 'log', 'percent']),
  series: list(series, 10),
  compared: list(symbol, 2),
  drawings: list(drawing, MOST_DRAWINGS),
  hidesDrawings: flag,
  view: record({ count: numberIn(5, 500), end: maybe(moment) }),
});
const panes = list(pane, limits.panes, 1);

const workbench = record<T.Workbench>(
  { name: maybe(name), panes, active: numberIn(0, limits.panes) },
  (value) => value.active < value.panes.length,
);

const widget = record<T.Widget>(
  {
    kind: oneOf(widgetRecords.map(({ id }) => id)),
    column: numberIn(1, gridColumns),
    row: numberIn(1, ROWS),
    width: numberIn(1, gridColumns),
    height: numberIn(1, ROWS),
    group: oneOf([null, ...linkGroups.map(({ id }) => id)]),
    symbol,
    metric: optional(oneOf(tileMetrics)),
    panes: optional(panes),
    source: optional(name),
    synced: optional(flag),
    edited: optional(flag),
  },
  (value) => isInside(value) && (value.kind === 'workbench') === (value.panes !== undefined),
);

const dashboard = record<T.Dashboard>(
  {
    name,
    widgets: list(widget, limits.widgets),
    active: numberIn(-1, limits.widgets),
    locked: flag,
    full: flag,
  },
  ({ widgets, active }) =>
    active < widgets.length &&
    widgets.every((one, at) => widgets.every((other, place) => place <= at || !overlap(one, other))),
);

const column = {
  field: oneOf(screenerFieldKeys.map(({ id }) => id)),
  window: oneOf([null, ...screenerWindows]),
};
const screener = record<T.Screener>({
  name: maybe(name),
  universe: oneOf<T.Universe>(['spot', 'perps', 'dex']),
  only: maybe(text(20)),
  filters: line<readonly Filter[]>(
    (all) => all.map(filterText).join(' and '),
    (typed) => {
      const read = typed === '' ? [] : readFilters(typed, 0, true);
      return 'error' in read || fieldMistake(typed, read, true) ? null : read;
    },
  ),
  columns: list(record<T.Column>(column), limits.columns),
  sort: record<T.Screener['sort']>({ ...column, order: oneOf(['asc', 'desc']) }),
  limit: numberIn(1, limits.screenerRows),
  refresh: line<T.Screener['refresh']>(String, (typed) =>
    typed === 'auto' || typed === 'off' ? typed : Number.parseInt(typed, 10) || null,
  ),
});

/** Settings by name are written as the series that have them. */
const named = list(series, 3);
const draft = {
  symbol,
  timeframe,
  condition: line<T.AlertDraft['condition']>(conditionText, (typed) => {
    const read = parseAlertCondition(typed);
    return 'error' in read || typeof draftOf(startOf(), read) === 'string' ? null : read;
  }),
  settings: {
    write: (all: T.AlertDraft['settings']) =>
      named.write(Object.entries(all).map(([id, settings]) => ({ kind: kindOf(id), name: id, settings }))),
    read: (json: unknown): T.AlertDraft['settings'] =>
      Object.fromEntries(named.read(json).map(({ name: id, settings }) => [id, settings])),
  },
};

const alert = record<T.Alert>({
  ...draft,
  trigger: oneOf(triggerKinds),
  since: moment,
  pausedAt: maybe(moment),
});

/** Of what stands open, only an alert dialog is worth sending. */
const dialog = record<Extract<T.Open, { kind: 'alert' }>>({
  kind: oneOf(['alert']),
  draft: record<T.AlertDraft>(draft),
});

/** What an address carries. What is kept on the device, and how one got here, stays behind. */
type Device = 'saved' | 'templates' | 'past' | 'future' | 'log';
const portable = record<Omit<T.State, Device>>(
  {
    place: oneOf(places),
    workbench,
    dashboard,
    screener,
    clock: moment,
    returnTo: maybe(moment),
    alerts: list(alert, MOST_ALERTS),
    watchlist: list(text(40), 100),
    open: maybe(dialog) as Shape<T.State['open']>,
  },
  ({ clock }) => clock % MINUTE === 0,
);

/** The state as another device shows it: a widget whose workbench only this one has becomes a copy of its own. */
export function portableState(state: T.State): T.State {
  const { saved, templates, past, future, log } = startOf();
  const widgets = state.dashboard.widgets.map((each) =>
    each.synced && !sampleSaved.some((known) => known.name === each.source)
      ? { ...each, panes: panesOf(state, each), synced: false, edited: false }
      : each,
  );
  const open = state.open?.kind === 'alert' ? state.open : null;
  return { ...state, open, dashboard: { ...state.dashboard, widgets }, saved, templates, past, future, log };
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const chunks: BlobPart[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > MOST_UNPACKED) {
      await reader.cancel();
      throw new Damaged('length');
    }
    chunks.push(next.value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** What stands after `?w=`; null if the state is too large for an address. */
export async function addressOf(state: T.State): Promise<string | null> {
  const json = JSON.stringify([VERSION, portable.write(portableState(state))]);
  const packed = await through(new TextEncoder().encode(json), new CompressionStream('deflate-raw'));
  const address = btoa(String.fromCharCode(...packed)).replace(/=+$/, '');
  return address.length <= LONGEST_ADDRESS ? address.replaceAll('+', '-').replaceAll('/', '_') : null;
}

async function unpacked(address: string): Promise<unknown> {
  const binary = atob(address.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
  const json = await through(bytes, new DecompressionStream('deflate-raw'));
  return JSON.parse(new TextDecoder().decode(json));
}

/** Only what this version wrote is read. */
function ofThisVersion(json: unknown): unknown {
  if (!Array.isArray(json) || json[0] !== VERSION) {
    throw new Damaged('version');
  }
  return json[1];
}

/** The state behind `?w=`, with what this device keeps. Pages write lines by hand: `?w=screener:drop all;limit 5`. */
export async function stateFrom(address: string, device = startOf()): Promise<T.State | string> {
  const [, typedPlace, lines] = /^([a-z]+):(.*)$/s.exec(address) ?? [];
  const place = places.find((known) => known === typedPlace);
  try {
    if (address.length > LONGEST_ADDRESS) {
      throw new Damaged('length');
    }
    if (place && lines !== undefined) {
      const typed = lines.split(';').filter((each) => each.trim() !== '');
      const state = typed.reduce((next, each) => run(next, each).state, {
        ...device,
        ...startOf(place),
        saved: device.saved,
      });
      return { ...state, past: [], future: [] };
    }
    return {
      ...device,
      ...portable.read(ofThisVersion(await unpacked(address))),
      past: [],
      future: [],
      log: [],
    };
  } catch {
    // Whatever is wrong with it, the reader can only be told that it is.
    return 'This address is damaged or from another version, so the workspace starts as always.';
  }
}

const contents = { workbench, dashboard, screener };
const saved: Shape<T.Saved> = {
  write: ({ kind, name: own, versions }) => [
    places.indexOf(kind),
    own,
    (versions as readonly never[]).map((version) => contents[kind].write(version)),
  ],
  read: (json) => {
    const [at, own, versions] = Array.isArray(json) ? json : [];
    const kind = oneOf(places).read(at);
    const shape = contents[kind] as Shape<unknown>;
    return {
      kind,
      name: name.read(own),
      versions: list(shape, limits.versions, 1).read(versions),
    } as T.Saved;
  },
};
const kept = record<Pick<T.State, 'saved' | 'templates'>>({
  saved: list(saved, 200),
  templates: list(record<T.Template>({ name, series: list(series, 10) }), 100),
});

/** What is kept on the device, as text. */
export const keptText = (state: T.State) => JSON.stringify([VERSION, kept.write(state)]);

/** The state with what was kept on the device; a sentence if it can't be read. */
export function withKept(state: T.State, stored: string): T.State | string {
  try {
    return { ...state, ...kept.read(ofThisVersion(JSON.parse(stored))) };
  } catch {
    return 'What was saved here is damaged or from another version, so nothing of it is shown.';
  }
}
