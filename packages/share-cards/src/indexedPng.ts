import { encode } from 'fast-png';

/** An index into the palette takes one byte. */
const MAX_COLOURS = 256;
/** From 6 to 9 a card becomes a tenth smaller and takes three times as long. */
const LEVEL = 6;

/** Red, green and blue of a pixel with the lowest bits left out. */
const coarse = (colour: number, bits: number) => colour & (0x010101 * ((0xff << bits) & 0xff));

/**
 * At most 256 colours that stand for all: the commonest one of those that differ in their lowest bits only. Letters on a
 * plain ground have fewer than that to begin with.
 */
function paletteOf(counts: ReadonlyMap<number, number>): { bits: number; palette: Map<number, number> } {
  const byCount = [...counts].toSorted(([, one], [, other]) => other - one);
  for (let bits = 0; ; bits += 1) {
    const palette = new Map<number, number>();
    for (const [colour] of byCount) {
      const key = coarse(colour, bits);
      palette.set(key, palette.get(key) ?? colour);
    }
    if (palette.size <= MAX_COLOURS) {
      return { bits, palette };
    }
  }
}

/** Calls back for every run of pixels of one colour: most of a card is plain ground. */
function forEachRun(colours: Uint32Array, run: (colour: number, from: number, to: number) => void): void {
  let from = 0;
  for (let at = 1; at <= colours.length; at += 1) {
    if (at === colours.length || colours[at] !== colours[from]) {
      run(colours[from] ?? 0, from, at);
      from = at;
    }
  }
}

/** A PNG with a palette, a third of the size of one with four bytes for each pixel. `pixels` are opaque RGBA. */
export function indexedPng(pixels: Uint8Array, width: number, height: number): Uint8Array {
  // Copied, because the view needs memory that begins at a multiple of four. Bytes in it are alpha, blue, green, red.
  const colours = new Uint32Array(pixels.slice().buffer);
  const counts = new Map<number, number>();
  forEachRun(colours, (colour, from, to) => counts.set(colour, (counts.get(colour) ?? 0) + to - from));
  const { bits, palette } = paletteOf(counts);
  const indexes = new Map([...palette.keys()].map((key, index) => [key, index]));
  const data = new Uint8Array(colours.length);
  forEachRun(colours, (colour, from, to) => data.fill(indexes.get(coarse(colour, bits)) ?? 0, from, to));
  const bytes = [...palette.values()].map((colour) => [
    colour & 255,
    (colour >> 8) & 255,
    (colour >> 16) & 255,
  ]);
  return encode({ width, height, data, depth: 8, channels: 1, palette: bytes }, { zlib: { level: LEVEL } });
}
