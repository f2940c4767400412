import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decode } from 'fast-png';
import { afterAll, describe, expect, it } from 'vitest';
import { type Motif, motifSvg } from './motif';
import { cardPath, shareTags } from './shareTags';
import { type ShareCardsOptions, writeShareCards } from './writeShareCards';

const colours = {
  surface: '#0b0e14',
  text: '#ffffff',
  muted: '#888888',
  accent: '#0000ff',
  up: '#00ff00',
  down: '#ff0000',
  line: '#444444',
};
const motifs: readonly Motif[] = [
  { kind: 'candles', bars: [{ open: 1, high: 3, low: 0, close: 2 }], level: 1 },
  { kind: 'line', values: [1, 1, 1], levels: [1] },
];

it.each(motifs)('the motif $kind has no coordinate that is no number', (motif) => {
  const svg = motifSvg(motif, { x: 0, y: 100, width: 200, height: 50 }, colours);
  expect(svg).toMatch(/^<(rect|path) /);
  expect(svg).not.toMatch(/NaN|Infinity|undefined/);
});

describe('the tags of a page', () => {
  it('name its card by a whole address', () => {
    expect([cardPath('/'), cardPath('/docs/a/'), cardPath('/docs/a/b')]).toEqual([
      '/share-cards/index.png',
      '/share-cards/docs/a.png',
      '/share-cards/docs/a/b.png',
    ]);
    expect(shareTags({ route: '/docs/a', alt: 'A' }, 'https://x.example')).toContain(
      '<meta property="og:image" content="https://x.example/share-cards/docs/a.png">',
    );
  });

  it('hold whatever a title says', () => {
    const tags = shareTags({ route: '/', alt: '"Fees" & <limits>' }, 'https://x.example');
    expect(tags).toContain('og:image:alt" content="&quot;Fees&quot; &amp; &lt;limits>"');
  });
});

describe('writing cards', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'cards-'));
  afterAll(() => rmSync(directory, { recursive: true }));
  const file = createRequire(import.meta.url).resolve('@fontsource/inter/files/inter-latin-400-normal.woff');
  const [candles] = motifs as [Motif];
  const options: ShareCardsOptions = {
    siteTitle: 'Docs',
    logo: '<svg viewBox="0 0 2 2"><path d="M0 0h2v2H0z" fill="#123456"/></svg>',
    colours,
    fonts: [{ weight: 400, file }],
    motifOf: () => candles,
    cacheDir: path.join(directory, 'cache'),
  };
  const card = { route: '/docs/a/', section: 'Part', title: 'A title', line: 'One line.' };
  const write = (more: Partial<ShareCardsOptions> = {}) =>
    writeShareCards(directory, [card], { ...options, ...more });
  const written = () => readFileSync(path.join(directory, 'share-cards/docs/a.png'));

  it('puts ground, mark and letters on 1200 × 630', async () => {
    await write();
    const { width, height, data } = decode(written());
    expect([width, height]).toEqual([1200, 630]);
    const found = new Set(
      Array.from({ length: width * height }, (_, at) => data.slice(4 * at, 4 * at + 3).join()),
    );
    for (const colour of [colours.surface, colours.text, '#123456']) {
      const bytes = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
      expect(found).toContain(bytes.join());
    }
  });

  it('takes a card from the cache until something on it changes', async () => {
    const before = written();
    // Fonts are needed only for drawing.
    const empty = { fonts: [] };
    await write(empty);
    expect(written()).toEqual(before);
    await expect(write({ ...empty, siteTitle: 'Other' })).rejects.toThrow();
  });

  it('says what is wrong with a logo', async () => {
    await expect(write({ logo: '<svg></svg>' })).rejects.toThrow('viewBox');
  });
});
