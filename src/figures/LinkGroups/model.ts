import { type WidgetId, widgets } from '@site/data/dashboards/widgets';
import { linkGroups } from '@site/data/workbench/link-groups';
import { sampleSymbols } from '@site/src/lib/samples/sampleSymbols';
import type { Codec } from '../kit/state/codec';

export const SYMBOLS = sampleSymbols;
export type Symbol = (typeof SYMBOLS)[number];
export type GroupId = (typeof linkGroups)[number]['id'];
export const GROUPS: readonly GroupId[] = linkGroups.map(({ id }) => id);

export type Linked = {
  readonly id: WidgetId;
  readonly name: string;
  /** The colour it shares its symbol by; null: on its own. */
  readonly group: GroupId | null;
  /** What it shows or, in a list, the row that is marked. */
  readonly symbol: Symbol;
};
export type Desk = readonly Linked[];

/** Their rows change the group's symbol, but the list itself stays. */
const LISTS: readonly WidgetId[] = ['screener', 'watchlist'];
export const isList = ({ id }: Linked) => LISTS.includes(id);

const START: readonly (readonly [WidgetId, GroupId | null, Symbol])[] = [
  ['screener', 'blue', 'ETHUSDT'],
  ['workbench', 'blue', 'ETHUSDT'],
  ['orderbook', 'blue', 'ETHUSDT'],
  ['trades', 'blue', 'ETHUSDT'],
  ['metric', 'orange', 'BTCUSDT'],
  ['watchlist', null, 'XRPUSDT'],
];

export const START_DESK: Desk = START.map(([id, group, symbol]) => ({
  id,
  name: widgets.find((widget) => widget.id === id)?.name ?? id,
  group,
  symbol,
}));

/** The widgets that a new symbol in this one reaches: its group, without lists. */
export function followersOf(desk: Desk, { id, group }: Linked): Desk {
  return desk.filter(
    (widget) => widget.id !== id && group !== null && widget.group === group && !isList(widget),
  );
}

export function choose(desk: Desk, id: WidgetId, symbol: Symbol): Desk {
  const leader = desk.find((widget) => widget.id === id);
  const followers = leader ? followersOf(desk, leader) : [];
  return desk.map((widget) =>
    widget.id === id || followers.includes(widget) ? { ...widget, symbol } : widget,
  );
}

/** A widget that joins a group shows the group's symbol. A list keeps its row, and so does the first one. */
export function join(desk: Desk, id: WidgetId, group: GroupId | null): Desk {
  const shown = desk.find((widget) => widget.id !== id && group && widget.group === group && !isList(widget));
  return desk.map((widget) =>
    widget.id === id
      ? { ...widget, group, symbol: shown && !isList(widget) ? shown.symbol : widget.symbol }
      : widget,
  );
}

/** Two widgets that show a symbol can't differ within one colour. */
function isPossible(desk: Desk): boolean {
  return desk.every(
    (one) => isList(one) || followersOf(desk, one).every((other) => other.symbol === one.symbol),
  );
}

const FIELDS = 2;

/** Two characters per widget: the colour's first letter or `-`, and the symbol's place. */
export const deskCodec: Codec<Desk> = {
  fallback: START_DESK,
  read(text) {
    const desk = START_DESK.flatMap((widget, index) => {
      const [letter = '?', digit = '?'] = text.slice(index * FIELDS);
      const group = letter === '-' ? null : GROUPS.find((id) => id.startsWith(letter));
      const symbol = SYMBOLS[Number(digit)];
      return group === undefined || !symbol ? [] : { ...widget, group, symbol };
    });
    const isWhole = text.length === FIELDS * START_DESK.length && desk.length === START_DESK.length;
    return isWhole && isPossible(desk) ? desk : undefined;
  },
  write: (desk) => desk.map(({ group, symbol }) => (group?.[0] ?? '-') + SYMBOLS.indexOf(symbol)).join(''),
};
