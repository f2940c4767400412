import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { NAMES_PATH, type NamesFile } from '@pt-docs/search/engine';
import { describe, expect, it } from 'vitest';
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
  styles: 30,
  stylesWithFigures: 34,
  /** All that the first view needs: HTML, styles, head script. */
  firstView: 65,
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
  '/docs/introduction/playbooks': 33,
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

type Measured = { readonly what: string; readonly size: number; readonly most: number };

/** A red budget says what to do. */
function hold({ what, size, most }: Measured, remedy: string, unit = 'kB'): void {
  console.log(`${what}: ${size.toFixed(1)} of ${most.toFixed(1)} ${unit}`);
  expect(
    size,
    `${what} weighs ${size.toFixed(1)} ${unit}, at most ${most.toFixed(1)}. ${remedy}, ${RAISE}`,
  ).toBeLessThanOrEqual(most);
}

/** The largest first. */
const heaviestFirst = <T extends { readonly size: number }>(sizes: readonly T[]) =>
  sizes.toSorted((one, other) => other.size - one.size);

const extraOf = (route: string) => EXTRA_KB[route] ?? 0;

const holdsSidebar = (file: string) => readFileSync(path.join(BUILD, file), 'utf8').includes('docsSidebars');

const fileOf = ({ route }: BuiltPage) => `${route}/index.html`;

/** Something to operate; a picture of the app is HTML only. */
const hasFigure = ({ html }: BuiltPage) =>
  /<figure [^>]*aria-labelledby=|data-island="?workspace\b/.test(html);

it('search weighs what its pages allow', () => {
  const { file } = JSON.parse(readFileSync(path.join(BUILD, NAMES_PATH), 'utf8')) as NamesFile;
  const remedy =
    'Look at KEPT_WORDS of packages/search/src/plugin/compactIndex.ts and at phrases in data/search/';
  hold(
    { what: 'search names', size: kilobytes([NAMES_PATH]), most: MAX_KB.searchNames(docs.length) },
    remedy,
  );
  hold(
    { what: 'search index', size: kilobytes([NAMES_PATH, file]), most: MAX_KB.searchIndex(docs.length) },
    remedy,
  );
  const scriptsIn = (folder: string, name: RegExp) =>
    readdirSync(path.join(BUILD, folder)).flatMap((file) => (name.test(file) ? [`${folder}/${file}`] : []));
  const scripts = [
    ...scriptsIn('assets/search', /^worker\.\w+\.js$/),
    ...scriptsIn('assets/js', /^island-search\.\w+\.js$/),
  ];
  expect(scripts).toHaveLength(2);
  const size = kilobytes(scripts);
  hold(
    { what: 'search scripts', size, most: MAX_KB.searchScripts },
    'Import less in packages/search/src/dialog and packages/search/src/client/worker.ts',
  );
});

it('the app is one chunk, which no other island repeats', () => {
  const names = readdirSync(path.join(BUILD, 'assets/js')).filter((name) => /^island-.*\.js$/.test(name));
  const app = names.filter((name) => name.startsWith('island-workspace.'));
  expect(app).toHaveLength(1);
  hold(
    { what: 'the app', size: kilobytes(app.map((name) => `assets/js/${name}`)), most: MAX_KB.app },
    'Look for what src/pt imports from data/ and src/lib',
  );
  const holdsApp = (name: string) =>
    readFileSync(path.join(BUILD, 'assets/js', name), 'utf8').includes('Right-hand tabs');
  expect(names.filter(holdsApp)).toEqual(app);
});

describe('weight of a doc page', () => {
  const { scripts, laterScripts } = heaviest ? filesOf(heaviest) : { scripts: [], laterScripts: [] };

  it('names the main script and that of islands, and links none', () => {
    const main = laterScripts.filter((file) => /\/main\./.test(file));
    const shared = laterScripts.filter((file) => /\/(main|islands)\./.test(file));
    expect(scripts).toEqual([]);
    expect(main).toHaveLength(1);
    expect(shared).toHaveLength(2);
    const remedy =
      'Look for what the change imports into every page (src/theme, src/components/layout) and load it where it is used';
    hold({ what: 'main script', size: kilobytes(main), most: MAX_KB.main(docs.length) }, remedy);
    hold({ what: 'named scripts', size: kilobytes(shared), most: MAX_KB.namedScripts(docs.length) }, remedy);
  });

  it('names React once, in a file of its own', () => {
    const react = laterScripts.filter((file) => /\/react\./.test(file));
    expect(react).toHaveLength(1);
    hold({ what: 'React', size: kilobytes(react), most: MAX_KB.react }, 'See what reactFile.ts takes in');
    // The DOM client knows itself by this name; no other file has a second one, or another library in its place.
    const holdsReact = (file: string) =>
      readFileSync(path.join(BUILD, file), 'utf8').includes('__reactContainer$');
    expect(laterScripts.filter(holdsReact)).toEqual(react);
  });

  it.each([
    ['styles', docs.filter((page) => !hasFigure(page))],
    ['stylesWithFigures', docs.filter(hasFigure)],
  ] as const)('links %s', (budget, pages) => {
    const [most] = heaviestFirst(
      pages.map((page) => ({ route: page.route, size: kilobytes(filesOf(page).styles) })),
    );
    expect(most?.size).toBeGreaterThan(0);
    hold(
      { what: `styles of ${most?.route}`, size: most?.size ?? 0, most: MAX_KB[budget] },
      'Styles of a component that few pages use get a file of their own (ON_MOST_PAGES in config/islands.ts)',
    );
  });

  it('needs little before the reader does anything', () => {
    const sizes = heaviestFirst(
      docs.map((page) => ({
        route: page.route,
        size: kilobytes([fileOf(page), ...filesOf(page).styles]) - extraOf(page.route),
      })),
    );
    for (const { route, size } of sizes.slice(0, 3)) {
      hold({ what: `first view of ${route}`, size, most: MAX_KB.firstView }, 'Shorten or split the page');
    }
  });

  it('is light once it is hydrated, without figures', () => {
    const sizes = heaviestFirst(
      docs
        .filter((page) => !hasFigure(page))
        .map((page) => {
          const { styles: linked, laterScripts: named } = filesOf(page);
          const own = chunksOf(page.route).filter((file) => file.endsWith('.js'));
          // Or nothing of the layout was counted: this chunk is the sidebar.
          expect(own.filter(holdsSidebar), page.route).toHaveLength(1);
          const files = [...new Set([fileOf(page), ...linked, ...named, ...own])];
          return { route: page.route, size: kilobytes(files) - extraOf(page.route) };
        }),
    );
    expect(sizes.length).toBeGreaterThan(20);
    for (const { route, size } of sizes.slice(0, 3)) {
      hold(
        { what: `all of ${route}`, size, most: MAX_KB.hydrated(docs.length) },
        'Shorten the page, or look at the main script and the docs layout',
      );
    }
  });

  it('has a small head script', () => {
    const head =
      heaviest?.html.match(/<head>[\s\S]*?<script>(?<script>[\s\S]*?)<\/script>/)?.groups?.script ?? '';
    expect(head.length).toBeGreaterThan(100);
    hold(
      { what: 'head script', size: brotliCompressSync(head).length, most: MAX_HEAD_SCRIPT_BYTES },
      'It runs before the first view: move what can wait from the headModules (config/islands.ts) into a client module',
      'bytes',
    );
  });
});
