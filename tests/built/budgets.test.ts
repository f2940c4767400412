import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { NAMES_PATH, type NamesFile } from '@pt-docs/search/engine';
import { expect, it } from 'vitest';
import { chunksOf } from './pageChunks';
import { BUILD, type BuiltPage, readBuiltPages } from './site';

/**
 * Brotli kilobytes, each at least 5 % above what was measured when it was set. What every page adds to (a route, the names of
 * its chunks, its words in the index) grows with the number of docs.
 */
const MAX_KB = {
  main: (docs: number) => 46.2 + 0.06 * docs,
  namedScripts: (docs: number) => 54 + 0.06 * docs,
  /** A picture of a chart is 7 kB of it; a dashboard, a form and the live app have 2 to 3 kB each of their own. */
  styles: 27.2,
  stylesWithFigures: 31,
  /** All that the first view needs: HTML, styles, head script. */
  firstView: 62.5,
  searchIndex: (docs: number) => 2.1 * docs,
  /** What titles are found by; on a slow phone this is what a reader waits for. */
  searchNames: (docs: number) => 0.445 * docs,
  /** Half of the worker answers: each calculation accounts for every word of a question. React is not counted: the page needs it too. */
  searchScripts: 38.2,
  /** Everything of a page without figures once it is hydrated: HTML, styles, main script, the docs layout. */
  hydrated: (docs: number) => 196 + 0.06 * docs,
  /** All of the app that docs, home and tour show, once: beyond React. Practice orders are some 11 kB of it. */
  app: 98,
  /** React, its DOM client and the scheduler: 59.4 kB of every hydrated page, cached over builds. */
  react: 62.4,
} as const;
/** Copying and the start of search are in it too: neither can wait for the application. */
const MAX_HEAD_SCRIPT_BYTES = 6_650;
/** More than other pages by what they are for: all definitions; each playbook with two pictures of the app. */
const EXTRA_KB: Readonly<Record<string, number>> = {
  '/docs/others/overview': 3,
  '/docs/introduction/playbooks': 17,
};
/** What a reader gets: the compressed copy, or the file itself where it is too small to have one. */
function bytesOf(file: string): number {
  const [plain, compressed] = [path.join(BUILD, file), path.join(BUILD, `${file}.br`)];
  return statSync(existsSync(compressed) ? compressed : plain).size;
}

const kilobytes = (files: readonly string[]) => files.reduce((sum, file) => sum + bytesOf(file), 0) / 1000;

const docs = readBuiltPages().filter(({ route }) => route.startsWith('/docs/'));
const heaviest = docs.toSorted((a, b) => b.html.length - a.html.length)[0];

/** The files that a page's HTML asks for by itself, and the scripts that it names for later (packages/islands/src/plugin/finishPages.ts). */
function filesOf(page: BuiltPage) {
  const elements = page.elements;
  const linked = (tag: string, attribute: string) =>
    elements.flatMap(({ tagName, properties }) =>
      tagName === tag && properties[attribute] ? [String(properties[attribute])] : [],
    );
  const named = elements.find(({ properties }) => properties.name === 'islands-scripts')?.properties.content;
  return {
    styles: linked('link', 'href').filter((href) => href.endsWith('.css')),
    scripts: linked('script', 'src'),
    laterScripts: String(named ?? '')
      .split(' ')
      .filter(Boolean),
  };
}

const RAISE =
  'or raise the budget in tests/built/budgets.test.ts, with the reason in the commit, to 5 % above what is measured now.';

type Measured = {
  readonly what: string;
  readonly size: number;
  readonly most: number;
  /** A red budget says what to do. */
  readonly remedy: string;
};

type Sized = { readonly route: string; readonly size: number };

/** Of many pages the heaviest three. */
const heaviestOf = (
  pages: readonly BuiltPage[],
  filesOfPage: (page: BuiltPage) => readonly string[],
): Sized[] =>
  pages
    .map((page) => ({ route: page.route, size: kilobytes(filesOfPage(page)) - (EXTRA_KB[page.route] ?? 0) }))
    .toSorted((one, other) => other.size - one.size)
    .slice(0, 3);

const fileOf = ({ route }: BuiltPage) => `${route}/index.html`;
const namesIn = (folder: string, name: RegExp) =>
  readdirSync(path.join(BUILD, folder)).flatMap((file) => (name.test(file) ? [`${folder}/${file}`] : []));
const isAbout = (file: string, words: string) => readFileSync(path.join(BUILD, file), 'utf8').includes(words);

/** Something to operate; a picture of the app is HTML only. */
const hasFigure = ({ html }: BuiltPage) =>
  /<figure [^>]*aria-labelledby=|data-island="?workspace\b/.test(html);
const withFigures = docs.filter(hasFigure);
const withoutFigures = docs.filter((page) => !hasFigure(page));

const { file: texts } = JSON.parse(readFileSync(path.join(BUILD, NAMES_PATH), 'utf8')) as NamesFile;
const { scripts: linked, laterScripts: named } = filesOf(heaviest as BuiltPage);
const scripts = (name: RegExp) => named.filter((file) => name.test(file));
const islands = namesIn('assets/js', /^island-.*\.js$/);
const app = islands.filter((file) => file.includes('/island-workspace.'));
const ownScripts = (page: BuiltPage) => chunksOf(page.route).filter((file) => file.endsWith('.js'));

const KEPT_WORDS =
  'Look at KEPT_WORDS of packages/search/src/plugin/compactIndex.ts and at phrases in data/search/';
const EVERY_PAGE =
  'Look for what the change imports into every page (src/theme, src/components/layout) and load it where it is used';
const OWN_FILE =
  'Styles of a component that few pages use get a file of their own (ON_MOST_PAGES in config/islands.ts)';

const measured = (
  what: string,
  files: readonly string[] | number,
  most: number,
  remedy: string,
): Measured => ({ what, size: typeof files === 'number' ? files : kilobytes(files), most, remedy });
const measuredPages = (what: string, sizes: readonly Sized[], most: number, remedy: string) =>
  sizes.map(({ route, size }) => measured(`${what} of ${route}`, size, most, remedy));
const stylesOf = (page: BuiltPage) => filesOf(page).styles;

it.each([
  measured('search names', [NAMES_PATH], MAX_KB.searchNames(docs.length), KEPT_WORDS),
  measured('search index', [NAMES_PATH, texts], MAX_KB.searchIndex(docs.length), KEPT_WORDS),
  measured(
    'search scripts',
    [
      ...namesIn('assets/search', /^worker\.\w+\.js$/),
      ...islands.filter((file) => /island-search/.test(file)),
    ],
    MAX_KB.searchScripts,
    'Import less in packages/search/src/dialog and packages/search/src/client/worker.ts',
  ),
  measured('the app', app, MAX_KB.app, 'Look for what src/pt imports from data/ and src/lib'),
  measured('main script', scripts(/\/main\./), MAX_KB.main(docs.length), EVERY_PAGE),
  measured('named scripts', scripts(/\/(main|islands)\./), MAX_KB.namedScripts(docs.length), EVERY_PAGE),
  measured('React', scripts(/\/react\./), MAX_KB.react, 'See what reactFile.ts takes in'),
  ...measuredPages('styles', heaviestOf(withoutFigures, stylesOf), MAX_KB.styles, OWN_FILE),
  ...measuredPages('styles', heaviestOf(withFigures, stylesOf), MAX_KB.stylesWithFigures, OWN_FILE),
  ...measuredPages(
    'first view',
    heaviestOf(docs, (page) => [fileOf(page), ...stylesOf(page)]),
    MAX_KB.firstView,
    'Shorten or split the page',
  ),
  ...measuredPages(
    'all',
    heaviestOf(withoutFigures, (page) => [
      ...new Set([fileOf(page), ...stylesOf(page), ...filesOf(page).laterScripts, ...ownScripts(page)]),
    ]),
    MAX_KB.hydrated(docs.length),
    'Shorten the page, or look at the main script and the docs layout',
  ),
])('$what: $size of $most kB', ({ what, size, most, remedy }) => {
  expect(size, `${what}: nothing was weighed`).toBeGreaterThan(0);
  expect(
    size,
    `${what} weighs ${size.toFixed(1)} kB, at most ${most.toFixed(1)}. ${remedy}, ${RAISE}`,
  ).toBeLessThanOrEqual(most);
});

it('the app is one chunk, which no other island repeats', () => {
  expect(app).toHaveLength(1);
  expect(islands.filter((file) => isAbout(file, 'Right-hand tabs'))).toEqual(app);
});

it('a doc page links no script, and names the main one, that of islands and React once', () => {
  expect(linked).toEqual([]);
  for (const name of [/\/main\./, /\/islands\./, /\/react\./]) {
    expect(scripts(name)).toHaveLength(1);
  }
  // The DOM client knows itself by this name; no other file has a second one, or another library in its place.
  expect(named.filter((file) => isAbout(file, '__reactContainer$'))).toEqual(scripts(/\/react\./));
  // The sidebar: or nothing of the layout was weighed.
  const holdsSidebar = (page: BuiltPage) => ownScripts(page).filter((file) => isAbout(file, 'docsSidebars'));
  expect(withoutFigures.filter((page) => holdsSidebar(page).length !== 1)).toEqual([]);
});

it('a page has a small head script', () => {
  const head =
    heaviest?.html.match(/<head>[\s\S]*?<script>(?<script>[\s\S]*?)<\/script>/)?.groups?.script ?? '';
  expect(head.length).toBeGreaterThan(100);
  expect(
    brotliCompressSync(head).length,
    `It runs before the first view: move what can wait from the headModules (config/islands.ts) into a client module, ${RAISE}`,
  ).toBeLessThanOrEqual(MAX_HEAD_SCRIPT_BYTES);
});
