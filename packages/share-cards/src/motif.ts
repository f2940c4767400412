type Bar = { readonly open: number; readonly high: number; readonly low: number; readonly close: number };
type Step = { readonly price: number; readonly depth: number };
type Tile = {
  readonly column: number;
  readonly row: number;
  readonly width: number;
  readonly height: number;
};

/** A small picture for the foot of a card, from the data that the page itself shows. */
export type Motif =
  | { readonly kind: 'candles'; readonly bars: readonly Bar[]; readonly level?: number }
  | { readonly kind: 'depth'; readonly bids: readonly Step[]; readonly asks: readonly Step[] }
  | { readonly kind: 'columns'; readonly values: readonly number[] }
  | { readonly kind: 'line'; readonly values: readonly number[]; readonly levels?: readonly number[] }
  | { readonly kind: 'tiles'; readonly tiles: readonly Tile[]; readonly columns: number };

type Colours = { readonly accent: string; readonly up: string; readonly down: string; readonly line: string };
type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const round = (value: number) => Number(value.toFixed(1));

function scale(from: readonly [number, number], to: readonly [number, number]): (value: number) => number {
  const span = from[1] - from[0] || 1;
  return (value) => round(to[0] + ((value - from[0]) / span) * (to[1] - to[0]));
}

const extent = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)];

const rect = (x: number, y: number, width: number, height: number, rest: string) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" ${rest}/>`;

const dashed = (y: number, { x, width }: Box, colour: string) =>
  `<path d="M${x} ${y}h${width}" stroke="${colour}" stroke-width="3" stroke-dasharray="14 12"/>`;

function candles({ bars, level }: Extract<Motif, { kind: 'candles' }>, box: Box, colours: Colours): string {
  const levels = level === undefined ? [] : [level];
  const y = scale(extent([...bars.flatMap(({ high, low }) => [high, low]), ...levels]), [
    box.y + box.height,
    box.y,
  ]);
  const step = box.width / bars.length;
  const drawn = bars.map(({ open, high, low, close }, index) => {
    const middle = box.x + step * (index + 0.5);
    const colour = close >= open ? colours.up : colours.down;
    const [top, foot] = [y(Math.max(open, close)), y(Math.min(open, close))];
    return (
      rect(middle - 1.5, y(high), 3, y(low) - y(high), `fill="${colour}"`) +
      rect(middle - step * 0.32, top, step * 0.64, Math.max(foot - top, 3), `rx="2" fill="${colour}"`)
    );
  });
  return drawn.join('') + levels.map((each) => dashed(y(each), box, colours.accent)).join('');
}

/** Both sides of a book as stairs from the middle of the box outwards. */
function depth({ bids, asks }: Extract<Motif, { kind: 'depth' }>, box: Box, colours: Colours): string {
  const all = [...bids, ...asks];
  const x = scale(extent(all.map(({ price }) => price)), [box.x, box.x + box.width]);
  const y = scale([0, Math.max(...all.map((step) => step.depth))], [box.y + box.height, box.y]);
  const side = (steps: readonly Step[], edge: number, colour: string) => {
    const stairs = steps.map(({ price, depth: sum }) => `H${x(price)}V${y(sum)}`).join('');
    const start = `M${x(steps[0]?.price ?? 0)} ${y(0)}`;
    return (
      `<path d="${start}${stairs}H${edge}V${y(0)}Z" fill="${colour}" fill-opacity="0.25"/>` +
      `<path d="${start}${stairs}H${edge}" fill="none" stroke="${colour}" stroke-width="4"/>`
    );
  };
  return side(bids, box.x, colours.up) + side(asks, box.x + box.width, colours.down);
}

function columns({ values }: Extract<Motif, { kind: 'columns' }>, box: Box, colours: Colours): string {
  const y = scale(extent([0, ...values]), [box.y + box.height, box.y]);
  const step = box.width / values.length;
  return values
    .map((value, index) => {
      const height = Math.max(Math.abs(y(value) - y(0)), 2);
      const colour = value >= 0 ? colours.up : colours.down;
      return rect(
        box.x + step * (index + 0.18),
        Math.min(y(value), y(0)),
        step * 0.64,
        height,
        `rx="2" fill="${colour}"`,
      );
    })
    .join('');
}

function line({ values, levels = [] }: Extract<Motif, { kind: 'line' }>, box: Box, colours: Colours): string {
  const y = scale(extent([...values, ...levels]), [box.y + box.height, box.y]);
  const x = scale([0, values.length - 1], [box.x, box.x + box.width]);
  const points = values.map((value, index) => `${x(index)} ${y(value)}`).join('L');
  const foot = box.y + box.height;
  return (
    `<path d="M${points}V${foot}H${box.x}Z" fill="${colours.accent}" fill-opacity="0.16"/>` +
    levels.map((level) => dashed(y(level), box, colours.line)).join('') +
    `<path d="M${points}" fill="none" stroke="${colours.accent}" stroke-width="5" stroke-linejoin="round"/>`
  );
}

function tiles(motif: Extract<Motif, { kind: 'tiles' }>, box: Box, colours: Colours): string {
  const rows = Math.max(...motif.tiles.map(({ row, height }) => row + height - 1));
  const [width, height] = [box.width / motif.columns, box.height / rows];
  return motif.tiles
    .map((tile, index) =>
      rect(
        box.x + (tile.column - 1) * width + 6,
        box.y + (tile.row - 1) * height + 6,
        tile.width * width - 12,
        tile.height * height - 12,
        `rx="8" fill="${index === 0 ? colours.accent : colours.line}" fill-opacity="${index === 0 ? 0.3 : 0.5}" stroke="${index === 0 ? colours.accent : colours.line}" stroke-width="3"`,
      ),
    )
    .join('');
}

/** SVG elements that fill the box. */
export function motifSvg(motif: Motif, box: Box, colours: Colours): string {
  switch (motif.kind) {
    case 'candles':
      return candles(motif, box, colours);
    case 'depth':
      return depth(motif, box, colours);
    case 'columns':
      return columns(motif, box, colours);
    case 'line':
      return line(motif, box, colours);
    case 'tiles':
      return tiles(motif, box, colours);
  }
}
