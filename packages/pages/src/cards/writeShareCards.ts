import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import type { Font } from 'satori';
import { BuildCache, codeVersion } from '../reading';
import { type CardLook, type CardText, cardSvg } from './cardSvg';
import type { Motif } from './motif';
import { cardPath } from './shareTags';

export type Card = CardText & { readonly route: string };

export type ShareCardsOptions = CardLook & {
  /** WOFF or TTF; satori reads no WOFF2. */
  readonly fonts: readonly { readonly weight: Font['weight']; readonly file: string }[];
  readonly motifOf: (route: string) => Motif;
  /** Where cards are kept between builds. */
  readonly cacheDir: string;
};

/** Draws the card of every page into a finished build. A card is drawn anew only when something on it has changed. */
export async function writeShareCards(
  directory: string,
  cards: readonly Card[],
  { fonts: fontFiles, motifOf, cacheDir, ...look }: ShareCardsOptions,
): Promise<void> {
  const fonts = fontFiles.map(
    ({ weight, file }): Font => ({ name: '', weight, style: 'normal', data: readFileSync(file) }),
  );
  const cache = new BuildCache<string>(cacheDir, codeVersion(import.meta.url));
  async function draw(text: CardText, motif: Motif): Promise<string> {
    const svg = await cardSvg(text, motif, look, fonts);
    return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng().toString('base64');
  }
  await Promise.all(
    cards.map(async ({ route, ...text }) => {
      const motif = motifOf(route);
      const png = await cache.get(JSON.stringify([text, motif, look]), () => draw(text, motif));
      const file = path.join(directory, cardPath(route));
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, Buffer.from(png, 'base64'));
    }),
  );
  await cache.prune();
}
