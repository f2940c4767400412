import { gridColumns } from '@site/data/dashboards/grid';

/** A box on the grid: columns and rows count from 1, as in `move COLUMN,ROW` and `size WxH`. */
export type Box = {
  readonly column: number;
  readonly row: number;
  readonly width: number;
  readonly height: number;
};

export const COLUMNS = gridColumns;
/** A dashboard has no last row; the figure has, far below what is drawn at first. */
export const ROWS = 24;

export function isInside({ column, row, width, height }: Box): boolean {
  return (
    column >= 1 &&
    row >= 1 &&
    width >= 1 &&
    height >= 1 &&
    column + width - 1 <= COLUMNS &&
    row + height - 1 <= ROWS
  );
}

export function overlap(one: Box, other: Box): boolean {
  return (
    one.column < other.column + other.width &&
    other.column < one.column + one.width &&
    one.row < other.row + other.height &&
    other.row < one.row + one.height
  );
}

/**
 * The boxes with the one at `index` at its new place: boxes in its way move down, and those below them too. Null
 * when a box would leave the grid: the change is refused and nothing moves.
 */
export function withBox<B extends Box>(boxes: readonly B[], index: number, changed: B): B[] | null {
  if (!isInside(changed)) {
    return null;
  }
  const result = [...boxes];
  result[index] = changed;
  const placed: B[] = [changed];
  const others = boxes
    .map((box, place) => ({ box, place }))
    .filter(({ place }) => place !== index)
    .sort((a, b) => a.box.row - b.box.row || a.box.column - b.box.column);
  for (const { box, place } of others) {
    let moved = box;
    for (let hit = placed.find((other) => overlap(other, moved)); hit; ) {
      moved = { ...moved, row: hit.row + hit.height };
      hit = placed.find((other) => overlap(other, moved));
    }
    if (!isInside(moved)) {
      return null;
    }
    result[place] = moved;
    placed.push(moved);
  }
  return result;
}
