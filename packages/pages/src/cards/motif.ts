type Bar = { readonly open: number; readonly high: number; readonly low: number; readonly close: number };

/** A small picture for the foot of a card, from the data that the page itself shows. */
export type Motif =
  | { readonly kind: 'candles'; readonly bars: readonly Bar[]; readonly level?: number }
  | { readonly kind: 'line'; readonly values: readonly number[]; readonly levels?: readonly number[] };

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

/** SVG elements that fill the box. */
export const motifSvg = (motif: Motif, box: Box, colours: Colours): string =>
  motif.kind === 'candles' ? candles(motif, box, colours) : line(motif, box, colours);
