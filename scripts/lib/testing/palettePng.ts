import { decode, encode } from 'fast-png';

const MOST_COLOURS = 256;

type Colour = readonly [red: number, green: number, blue: number];

const colourOf = (key: number): Colour => [key >> 16, (key >> 8) & 255, key & 255];

const distance = ([r1, g1, b1]: Colour, [r2, g2, b2]: Colour) =>
  (r1 - r2) ** 2 + (g1 - g2) ** 2 + (b1 - b2) ** 2;

/** For each colour its place in the palette: its own, or that of the nearest one there. */
function placesIn(palette: readonly Colour[], keys: Iterable<number>): Map<number, number> {
  const places = new Map<number, number>();
  for (const key of keys) {
    const colour = colourOf(key);
    let nearest = 0;
    let least = Number.POSITIVE_INFINITY;
    for (const [place, other] of palette.entries()) {
      const far = distance(colour, other);
      if (far < least) {
        [least, nearest] = [far, place];
      }
    }
    places.set(key, nearest);
  }
  return places;
}

/** The same picture with the 256 colours that it has most of; those between, at the edges of letters, become the nearest. */
export function palettePng(png: Uint8Array): Uint8Array {
  const { width, height, data, channels, palette: before } = decode(png);
  if (before) {
    return png;
  }
  const keys = new Uint32Array(width * height);
  const counts = new Map<number, number>();
  for (let pixel = 0; pixel < keys.length; pixel += 1) {
    const at = pixel * channels;
    const key = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
    keys[pixel] = key;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const palette = Array.from(counts)
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_COLOURS)
    .map(([key]) => colourOf(key));
  const places = placesIn(palette, counts.keys());
  const pixels = Uint8Array.from(keys, (key) => places.get(key) ?? 0);
  return encode(
    { width, height, data: pixels, depth: 8, channels: 1, palette: palette.map((colour) => [...colour]) },
    { zlib: { level: 9 } },
  );
}
