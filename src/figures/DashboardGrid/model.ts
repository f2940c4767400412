import { type WidgetId, widgets } from '@site/data/dashboards/widgets';
import { linkGroups } from '@site/data/workbench/link-groups';
import { sampleSymbols } from '@site/src/lib/samples/sampleSymbols';
import { listed } from '@site/src/lib/text/format';
import type { Finding } from '../kit/shell/finding';
import type { Codec } from '../kit/state/codec';
import { type Box, isInside, overlap, withBox } from './grid';

export const SYMBOLS = sampleSymbols;
export type Symbol = (typeof SYMBOLS)[number];
export type GroupId = (typeof linkGroups)[number]['id'];
export const GROUP_IDS: readonly GroupId[] = linkGroups.map(({ id }) => id);

export type Placed = Box & {
  readonly id: WidgetId;
  readonly name: string;
  /** The colour it shares its symbol by; null: on its own. */
  readonly group: GroupId | null;
  readonly symbol: Symbol;
};
export type Dashboard = readonly Placed[];

type Start = readonly [WidgetId, number, number, number, number, GroupId | null, Symbol];

const START: readonly Start[] = [
  ['workbench', 1, 1, 6, 5, 'blue', 'ETHUSDT'],
  ['orderbook', 7, 1, 3, 5, 'blue', 'ETHUSDT'],
  ['trades', 10, 1, 3, 5, 'blue', 'ETHUSDT'],
  ['screener', 1, 6, 6, 3, 'green', 'SOLUSDT'],
  ['metric', 7, 6, 3, 3, 'orange', 'BTCUSDT'],
  ['watchlist', 10, 6, 3, 3, null, 'XRPUSDT'],
];

const nameOf = (id: WidgetId) => widgets.find((widget) => widget.id === id)?.name ?? id;

export const START_DASHBOARD: Dashboard = START.map(([id, column, row, width, height, group, symbol]) => ({
  id,
  name: nameOf(id),
  column,
  row,
  width,
  height,
  group,
  symbol,
}));

export function place(dashboard: Dashboard, id: WidgetId, box: Partial<Box>): Dashboard | null {
  const index = dashboard.findIndex((widget) => widget.id === id);
  const widget = dashboard[index];
  return widget ? withBox(dashboard, index, { ...widget, ...box }) : null;
}

/** A widget that joins a group shows the symbol of the group; in an empty group, or alone, it keeps its own. */
export function link(dashboard: Dashboard, id: WidgetId, group: GroupId | null): Dashboard {
  const member = dashboard.find((widget) => widget.group === group && widget.id !== id);
  return dashboard.map((widget) =>
    widget.id === id ? { ...widget, group, symbol: group && member ? member.symbol : widget.symbol } : widget,
  );
}

/** One symbol per colour: chosen in one widget, shown by its whole group. */
export function choose(dashboard: Dashboard, id: WidgetId, symbol: Symbol): Dashboard {
  const group = dashboard.find((widget) => widget.id === id)?.group ?? null;
  return dashboard.map((widget) =>
    widget.id === id || (group && widget.group === group) ? { ...widget, symbol } : widget,
  );
}

/** The widgets that change with the symbol of this one, itself included. */
export function companions(dashboard: Dashboard, { id, group }: Placed): Dashboard {
  return dashboard.filter((widget) => widget.id === id || (group !== null && widget.group === group));
}

const COUNTED = ['none', 'one other', 'two others', 'three others', 'four others', 'five others'];

/** Which widgets follow the symbol of this one, and where it stands. */
export function describeWidget(dashboard: Dashboard, widget: Placed, isLocked: boolean): Finding {
  const { name, column, row, width, height, symbol, group } = widget;
  const others = companions(dashboard, widget).filter(({ id }) => id !== widget.id);
  const verdict = group
    ? others.length > 0
      ? `${name} and ${COUNTED[others.length]} in the ${group} group show ${symbol}.`
      : `${name} is alone in the ${group} group and shows ${symbol}.`
    : `${name} is in no group and keeps its own symbol, ${symbol}.`;
  const shared =
    others.length > 0 ? `A new symbol also changes ${listed(others.map((other) => other.name))}. ` : '';
  const locked = isLocked ? ' The dashboard is locked, so nothing can be moved.' : '';
  return {
    verdict,
    detail: `${shared}In the command bar its place is “move ${column},${row}” and its size “size ${width}x${height}”.${locked}`,
  };
}

const FIELDS = 6;
const toDigit = (value: number) => value.toString(36);

/** Six characters per widget: column, row, width, height in base 36, the colour's first letter or `-`, the symbol's place. */
function encode(dashboard: Dashboard): string {
  return dashboard
    .map(
      ({ column, row, width, height, group, symbol }) =>
        [column, row, width, height].map(toDigit).join('') + (group?.[0] ?? '-') + SYMBOLS.indexOf(symbol),
    )
    .join('');
}

function decodeWidget(start: Placed, text: string): Placed | null {
  const [column = 0, row = 0, width = 0, height = 0] = [...text.slice(0, 4)].map((digit) =>
    Number.parseInt(digit, 36),
  );
  const group = text[4] === '-' ? null : GROUP_IDS.find((id) => id.startsWith(text[4] ?? '?'));
  const symbol = SYMBOLS[Number(text[5])];
  const widget = { ...start, column, row, width, height };
  return group !== undefined && symbol && isInside(widget) ? { ...widget, group, symbol } : null;
}

function isPossible(dashboard: Dashboard): boolean {
  return dashboard.every((one, index) =>
    dashboard
      .slice(index + 1)
      .every(
        (other) =>
          !overlap(one, other) &&
          (one.group === null || one.group !== other.group || one.symbol === other.symbol),
      ),
  );
}

/** A layout with overlapping widgets, or with two symbols in one colour, is as unreadable as a wrong character. */
export const dashboardCodec: Codec<Dashboard> = {
  fallback: START_DASHBOARD,
  read(text) {
    if (text.length !== FIELDS * START_DASHBOARD.length) {
      return undefined;
    }
    const read = START_DASHBOARD.map((start, index) =>
      decodeWidget(start, text.slice(index * FIELDS, (index + 1) * FIELDS)),
    );
    return read.every((widget): widget is Placed => widget !== null) && isPossible(read) ? read : undefined;
  },
  write: encode,
};
