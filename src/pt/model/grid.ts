import { gridColumns } from '@site/data/dashboards/grid';
import { limits } from '@site/data/reference/limits';
import type { Dashboard, Widget } from './types';

/** Where a widget stands on the grid: columns and rows count from 1, as in `move COLUMN,ROW` and `size WxH`. */
export type GridArea = {
  readonly column: number;
  readonly row: number;
  readonly width: number;
  readonly height: number;
};

export const COLUMNS = gridColumns;
/** A dashboard has no last row; the sample has, far below what is drawn at first. */
const ROWS = 24;

function isInside({ column, row, width, height }: GridArea): boolean {
  return (
    column >= 1 &&
    row >= 1 &&
    width >= 1 &&
    height >= 1 &&
    column + width - 1 <= COLUMNS &&
    row + height - 1 <= ROWS
  );
}

function overlap(one: GridArea, other: GridArea): boolean {
  return (
    one.column < other.column + other.width &&
    other.column < one.column + one.width &&
    one.row < other.row + other.height &&
    other.row < one.row + one.height
  );
}

/**
 * The areas with the one at `index` at its new place: those in its way move down, and those below them too. Null
 * when one would leave the grid: the change is refused and nothing moves.
 */
export function withArea<A extends GridArea>(areas: readonly A[], index: number, changed: A): A[] | null {
  if (!isInside(changed)) {
    return null;
  }
  const result = [...areas];
  result[index] = changed;
  const placed: A[] = [changed];
  const others = areas
    .map((area, at) => ({ area, at }))
    .filter(({ at }) => at !== index)
    .sort((a, b) => a.area.row - b.area.row || a.area.column - b.area.column);
  for (const { area, at } of others) {
    let moved = area;
    for (let hit = placed.find((other) => overlap(other, moved)); hit; ) {
      moved = { ...moved, row: hit.row + hit.height };
      hit = placed.find((other) => overlap(other, moved));
    }
    if (!isInside(moved)) {
      return null;
    }
    result[at] = moved;
    placed.push(moved);
  }
  return result;
}

const SIZES: Readonly<Partial<Record<Widget['kind'], readonly [number, number]>>> = {
  workbench: [6, 5],
  screener: [6, 3],
  orderbook: [3, 5],
  trades: [3, 5],
};

export const NO_ROOM = `It doesn’t fit there: the grid is ${COLUMNS} columns wide, and this sample’s isn’t endless.`;

/** The dashboard with one more widget in the first free place, which becomes the active one; or why there is none. */
export function placedWidget(
  dashboard: Dashboard,
  kind: Widget['kind'],
  content: Partial<Widget>,
  { at, size }: { at?: readonly [number, number]; size?: readonly [number, number] } = {},
): Dashboard | string {
  const { widgets } = dashboard;
  if (widgets.length >= limits.widgets) {
    return `A dashboard holds ${limits.widgets} widgets. Remove one first.`;
  }
  const [width, height] = size ?? SIZES[kind] ?? [3, 3];
  const areas = at
    ? [{ column: at[0], row: at[1], width, height }]
    : Array.from({ length: ROWS * COLUMNS }, (_, cell) => ({
        column: (cell % COLUMNS) + 1,
        row: Math.floor(cell / COLUMNS) + 1,
        width,
        height,
      }));
  const area = areas.find(
    (free) => at || (isInside(free) && !widgets.some((widget) => overlap(widget, free))),
  );
  if (!area) {
    return 'The sample’s grid is full. Remove a widget or make one smaller.';
  }
  const widget: Widget = { kind, group: null, symbol: 'BTCUSDT', ...content, ...area };
  const placed = withArea([...widgets, widget], widgets.length, widget);
  return placed ? { ...dashboard, widgets: placed, active: widgets.length } : NO_ROOM;
}
