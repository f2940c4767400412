import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const compress = promisify(deflate);

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** An index into the palette takes one byte. */
const MAX_COLOURS = 256;
/** From 6 to 9 a card becomes a tenth smaller and takes three times as long. */
const LEVEL = 6;
const BIT_DEPTH = 8;
const PALETTE_TYPE = 3;

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

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
export async function indexedPng(pixels: Uint8Array, width: number, height: number): Promise<Buffer> {
  // Copied, because the view needs memory that begins at a multiple of four. Bytes in it are alpha, blue, green, red.
  const colours = new Uint32Array(pixels.slice().buffer);
  const counts = new Map<number, number>();
  forEachRun(colours, (colour, from, to) => counts.set(colour, (counts.get(colour) ?? 0) + to - from));
  const { bits, palette } = paletteOf(counts);
  const indexes = new Map([...palette.keys()].map((key, index) => [key, index]));
  const indexed = new Uint8Array(colours.length);
  forEachRun(colours, (colour, from, to) => indexed.fill(indexes.get(coarse(colour, bits)) ?? 0, from, to));
  // Each row begins with the number of its filter: none.
  const rows = new Uint8Array((width + 1) * height);
  for (let row = 0; row < height; row += 1) {
    rows.set(indexed.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([BIT_DEPTH, PALETTE_TYPE, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk(
      'PLTE',
      Uint8Array.from([...palette.values()].flatMap((colour) => [colour, colour >> 8, colour >> 16])),
    ),
    chunk('IDAT', await compress(rows, { level: LEVEL })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
