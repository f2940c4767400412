import { decode, encode } from 'fast-png';
import { expect, it } from 'vitest';
import { palettePng } from './palettePng';

const pictureOf = (colours: readonly (readonly [number, number, number])[]) =>
  encode({ width: colours.length, height: 1, channels: 3, depth: 8, data: Uint8Array.from(colours.flat()) });

function coloursOf(png: Uint8Array): number[][] {
  const { data, palette = [] } = decode(png);
  return Array.from(data, (place) => palette[place] ?? []);
}

it('keeps the colours of a picture that has few', () => {
  const colours = [
    [11, 14, 20],
    [76, 149, 255],
    [11, 14, 20],
  ] as const;
  expect(coloursOf(palettePng(pictureOf(colours)))).toEqual(colours);
});

it('replaces rare colours by the nearest common one when there are more than 256', () => {
  const common = Array.from({ length: 256 }, (_, at) => [at, 0, 0] as const);
  const picture = pictureOf([...common, ...common, [90, 1, 0]]);
  const colours = coloursOf(palettePng(picture));
  expect(new Set(colours.map(String)).size).toBe(256);
  expect(colours.at(-1)).toEqual([90, 0, 0]);
});

it('leaves a picture with a palette as it is', () => {
  const once = palettePng(pictureOf([[1, 2, 3]]));
  expect(palettePng(once)).toBe(once);
});
