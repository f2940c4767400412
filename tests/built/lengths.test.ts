import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.mdx'),
);
const pages = files.map((name) => {
  const file = `docs/${name}`;
  // The ids of headings are for machines.
  const copy = readFileSync(`build/${file.replace(/(\/index)?\.mdx$/, '.md')}`, 'utf8').replaceAll(
    / \{#[^}]*\}/g,
    '',
  );
  const kind = /^kind: (\S+)/m.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  const shown = copy.replace(/^---[\s\S]*?\n---/, '').replaceAll(/\]\([^)]*\)/g, ']');
  return {
    file,
    kind,
    all: words(copy).length,
    shown: words(shown).filter((word) => /\w/.test(word)).length,
  };
});

function words(text: string): readonly string[] {
  return text.split(/\s+/).filter(Boolean);
}

/** Long pages aren't read. Split one, or say at one place what is told at several. */
it.each([
  ['how-to', 1_200],
  ['metrics', 3_000],
] as const)('no %s has more than %d words that are shown', (wanted, most) => {
  const long = pages.filter(({ kind, shown }) => kind === wanted && shown > most);
  expect(long.map(({ file, shown }) => `${file}: ${shown}`)).toEqual([]);
});

/** Of their Markdown copies. A page may be added; what all of them say together may not grow by itself. */
const MOST_WORDS_A_PAGE = 1_120;

it('the docs have few words a page', () => {
  expect(pages.length).toBeGreaterThan(70);
  const words = pages.reduce((sum, { all }) => sum + all, 0) / pages.length;
  expect(words, 'words a page: say at one place what is told at several').toBeLessThanOrEqual(
    MOST_WORDS_A_PAGE,
  );
});
