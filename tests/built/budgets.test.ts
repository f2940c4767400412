import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { NAMES_PATH, type NamesFile } from '@pt-docs/search/engine';
import { expect, it } from 'vitest';
import { chunksOf, filesOfIsland } from './pageChunks';
import { BUILD, type BuiltPage, readBuiltPages } from './site';
import { fileOf, filesOf, firstViewOf, headScriptOf, kilobytes } from './weights';

/**
 * Brotli kilobytes, each at most 10 % above what was measured when it was set. What every page adds to (a route, the names of
 * its chunks, its words in the index) grows with the number of docs.
 */
const MAX_KB = {
  main: (docs: number) => 45.6 + 0.06 * docs,
  namedScripts: (docs: number) => 52.6 + 0.06 * docs,
  searchIndex: (docs: number) => 1.7 * docs,
  /** What titles are found by; on a slow phone this is what a reader waits for. */
  searchNames: (docs: number) => 0.38 * docs,
  /** Half of the worker answers: each calculation accounts for every word of a question. React is not counted: the page needs it too. */
  searchScripts: 38.2,
  /** All of the app that docs, home and tour show, once: beyond React, with what it shares with figures (14 kB). */
  app: 116,
  /** Half of the docs need less. */
  medianDoc: 47.4,
  /** React, its DOM client and the scheduler: 58.3 kB of every hydrated page, cached over builds. */
  react: 62.4,
} as const;

type Kind = {
  readonly name: string;
  readonly has: (page: BuiltPage) => boolean;
  /** Styles, all that the first view needs (with HTML and the head's scripts), and everything once it's hydrated, without its islands. */
  readonly styles: number;
  readonly firstView: number;
  readonly hydrated: number;
};

/** Every page is one of these, the first that has it. A picture of a chart is 7 kB of its styles. */
const KINDS: readonly Kind[] = [
  {
    name: 'doc with a figure',
    has: (page) => isDoc(page) && hasFigure(page),
    styles: 31.9,
    firstView: 63,
    hydrated: 200,
  },
  { name: 'doc', has: isDoc, styles: 28, firstView: 55.2, hydrated: 192 },
  { name: 'home', has: ({ route }) => route === '/', styles: 25.7, firstView: 46.7, hydrated: 167 },
  {
    name: 'post or blog',
    has: ({ route }) => route.startsWith('/blog'),
    styles: 15.6,
    firstView: 30.8,
    hydrated: 169.5,
  },
  { name: 'other page', has: () => true, styles: 15.9, firstView: 28.5, hydrated: 160 },
];

/** In each page, and kept by no cache. */
const MAX_INLINE_BYTES = 2_000;
/** The layout's controls, cards of terms, copying, the start of search and of *Run*: what answers before the application. */
const MAX_HEAD_FILE_BYTES = 6_800;
/** More than other pages by what they are for: all definitions; each playbook with two pictures of the app. */
const EXTRA_KB: Readonly<Record<string, number>> = {
  '/docs/others/overview': 3,
  '/docs/introduction/playbooks': 17,
};
const pages = readBuiltPages();
function isDoc({ route }: BuiltPage): boolean {
  return route.startsWith('/docs/');
}
/** Something to operate; a picture of the app is HTML only. */
function hasFigure({ html }: BuiltPage): boolean {
  return /<figure [^>]*aria-labelledby=|data-island="?workspace\b/.test(html);
}
const docs = pages.filter(isDoc);
const heaviest = docs.toSorted((a, b) => b.html.length - a.html.length)[0];

const RAISE =
  'or raise the budget in tests/built/budgets.test.ts, with the reason in the commit, to 10 % above what is measured now.';

type Measured = {
  readonly what: string;
  readonly size: number;
  readonly most: number;
  /** A red budget says what to do. */
  readonly remedy: string;
};

type Sized = { readonly route: string; readonly size: number };

/** Of many pages the heaviest three. */
const heaviestOf = (pages: readonly BuiltPage[], weigh: (page: BuiltPage) => number): Sized[] =>
  pages
    .map((page) => ({ route: page.route || '/', size: weigh(page) - (EXTRA_KB[page.route] ?? 0) }))
    .toSorted((one, other) => other.size - one.size)
    .slice(0, 3);

const namesIn = (folder: string, name: RegExp) =>
  readdirSync(path.join(BUILD, folder)).flatMap((file) => (name.test(file) ? [`${folder}/${file}`] : []));
const isAbout = (file: string, words: string) => readFileSync(path.join(BUILD, file), 'utf8').includes(words);

const { file: texts } = JSON.parse(readFileSync(path.join(BUILD, NAMES_PATH), 'utf8')) as NamesFile;
const { scripts: linked, laterScripts: named } = filesOf(heaviest as BuiltPage);
const scripts = (name: RegExp) => named.filter((file) => name.test(file));
const islands = namesIn('assets/js', /^island-.*\.js$/);
const app = filesOfIsland('workspace').filter((file) => file.endsWith('.js'));
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
  sizes.map(({ route, size }) => measured(`${what} ${route}`, size, most, remedy));
const kindOf = (page: BuiltPage) => KINDS.find(({ has }) => has(page));

const hydratedOf = (page: BuiltPage) =>
  kilobytes([
    ...new Set([
      fileOf(page),
      ...filesOf(page).styles,
      ...filesOf(page).scripts,
      ...filesOf(page).laterScripts,
      // The stylesheet of all pages has had another name since it was purged.
      ...chunksOf(page.route).filter((file) => !/\/styles\.\w+\.css$/.test(file)),
    ]),
  ]);

const medianOf = (sizes: readonly number[]) =>
  sizes.toSorted((one, other) => one - other)[Math.floor(sizes.length / 2)] ?? 0;

const pageBudgets = KINDS.flatMap((kind) => {
  const its = pages.filter((page) => kindOf(page) === kind);
  const weighed = (what: string, weigh: (page: BuiltPage) => number, most: number, remedy: string) =>
    measuredPages(`${what} of the ${kind.name}`, heaviestOf(its, weigh), most, remedy);
  return [
    ...weighed('styles', (page) => kilobytes(filesOf(page).styles), kind.styles, OWN_FILE),
    ...weighed('first view', (page) => firstViewOf(page).all, kind.firstView, 'Shorten or split the page'),
    ...weighed(
      'all',
      hydratedOf,
      kind.hydrated,
      'Shorten the page, or look at the main script and the chunks of its layout',
    ),
  ];
});

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
  measured(
    'first view of the median doc',
    medianOf(docs.map((page) => firstViewOf(page).all)),
    MAX_KB.medianDoc,
    OWN_FILE,
  ),
  ...pageBudgets,
])('$what: $size of $most kB', ({ what, size, most, remedy }) => {
  expect(size, `${what}: nothing was weighed`).toBeGreaterThan(0);
  expect(
    size,
    `${what} weighs ${size.toFixed(1)} kB, at most ${most.toFixed(1)}. ${remedy}, ${RAISE}`,
  ).toBeLessThanOrEqual(most);
});

it('the app is one chunk, which no other island repeats', () => {
  const own = islands.filter((file) => isAbout(file, 'Right-hand tabs'));
  expect(own).toHaveLength(1);
  expect(app).toContain(`/${own[0]}`);
});

it('a doc page links the head’s script alone, and names the main one, that of islands and React once', () => {
  expect(linked).toEqual([expect.stringMatching(/^\/assets\/head\./)]);
  for (const name of [/\/main\./, /\/islands\./, /\/react\./]) {
    expect(scripts(name)).toHaveLength(1);
  }
  // The DOM client knows itself by this name; no other file has a second one, or another library in its place.
  expect(named.filter((file) => isAbout(file, '__reactContainer$'))).toEqual(scripts(/\/react\./));
  // The sidebar: or nothing of the layout was weighed.
  const holdsSidebar = (page: BuiltPage) => ownScripts(page).filter((file) => isAbout(file, 'docsSidebars'));
  expect(docs.filter((page) => holdsSidebar(page).length !== 1)).toEqual([]);
});

it('a page has a small head script', () => {
  const inline = headScriptOf(heaviest as BuiltPage);
  expect(inline.length).toBeGreaterThan(100);
  expect(
    brotliCompressSync(inline).length,
    `Each page holds it: move what can wait for the head's file from earlyHeadModules (config/islands.ts), ${RAISE}`,
  ).toBeLessThanOrEqual(MAX_INLINE_BYTES);
  expect(linked).toHaveLength(1);
  expect(
    kilobytes(linked) * 1000,
    `Every page loads it at once: move what can wait from the headModules (config/islands.ts) into a client module, ${RAISE}`,
  ).toBeLessThanOrEqual(MAX_HEAD_FILE_BYTES);
});

type Modules = Readonly<Record<string, Readonly<Record<string, number>>>>;

const readModules = () =>
  JSON.parse(readFileSync(path.join(BUILD, '../.docusaurus/modules.json'), 'utf8')) as Modules;

/** Above each kind of page: a file of its own would cost another request. */
const IN_EACH_KIND = ['./src/components/layout/PageBar/index.tsx'];

it('no module of more than 5 kB is in two scripts', () => {
  const modules = readModules();
  const filesByModule = new Map<string, string[]>();
  for (const [file, sizes] of Object.entries(modules)) {
    for (const [module, size] of Object.entries(sizes)) {
      // The bundler names most, not all.
      if (module && size > 5_000) {
        filesByModule.set(module, [...(filesByModule.get(module) ?? []), file]);
      }
    }
  }
  expect(filesByModule.size, 'no module was read').toBeGreaterThan(20);
  expect(
    Array.from(filesByModule).filter(([module, files]) => files.length > 1 && !IN_EACH_KIND.includes(module)),
    'let them share a file: sharedByIslands in config/islands.ts, or import it where it is loaded already',
  ).toEqual([]);
});

/** Chunks that a script asks for by their number, beside those of its route or island. */
const chunksIn = (file: string, all: readonly string[]) => {
  const numbers = new Set(
    Array.from(
      readFileSync(path.join(BUILD, file), 'utf8').matchAll(/\.e\("?(\d+)"?\)/g),
      ([, number]) => number,
    ),
  );
  return all.filter((other) => numbers.has(path.basename(other).split('.')[0]));
};

it('there is no script or style that no page asks for', () => {
  const all = ['js', 'css'].flatMap((type) =>
    namesIn(`assets/${type}`, new RegExp(`\\.${type}$`)).map((file) => `/${file}`),
  );
  const islandNames = new Set(
    islands.map((file) => path.basename(file).split('.')[0]?.slice('island-'.length) ?? ''),
  );
  const asked = new Set([
    ...pages.flatMap((page) => [
      ...filesOf(page).styles,
      ...filesOf(page).laterScripts,
      ...chunksOf(page.route),
    ]),
    ...[...islandNames].flatMap(filesOfIsland),
  ]);
  // A set goes on over what is added to it meanwhile.
  for (const file of asked) {
    for (const chunk of file.endsWith('.js') ? chunksIn(file, all) : []) {
      asked.add(chunk);
    }
  }
  expect(all.length, 'no file was read').toBeGreaterThan(50);
  expect(
    all.filter((file) => !asked.has(file)),
    'remove what imports them, or the route that has them',
  ).toEqual([]);
});

it('no page’s theme, and no post, brings the app’s model', () => {
  const guilty = Object.entries(readModules()).filter(
    ([file, sizes]) =>
      !/\/(island-|kit\.|world\.)/.test(file) &&
      Object.keys(sizes).some((module) => module.includes('/src/pt/model/')),
  );
  expect(guilty.map(([file]) => file)).toEqual([]);
});
