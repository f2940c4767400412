import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { NAMES_PATH, type NamesFile } from '@pt-docs/search/engine';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
import { chunksOf } from './pageChunks';
import { BUILD, type BuiltPage, elementsOf, readBuiltPages } from './site';

/** Brotli kilobytes that a doc page's HTML asks for, and of its one head script. */
const MAX_SCRIPT_KB = 112;
const MAX_MAIN_KB = 104;
const MAX_STYLE_KB = 21.5;
/** The same for a page without figures, and all that its first view needs: HTML, styles, head script. */
const MAX_PLAIN_STYLE_KB = 21.5;
const MAX_FIRST_VIEW_KB = 52.5;
const MAX_HEAD_SCRIPT_BYTES = 4_500;
/** What the pictures of the app add to a page: their HTML and the stylesheet that all of them share. */
const MAX_PICTURES_KB = { median: 6.1, most: 14 };
/** Fetched when a reader first goes to the search. If content outgrows it: `COMMON_FROM` of packages/search/src/plugin/compactIndex.ts. */
const MAX_SEARCH_INDEX_KB = 130;
/** What titles are found by; on a slow phone this is what a reader waits for. */
const MAX_NAMES_KB = 28;
const MAX_SEARCH_SCRIPTS_KB = 24;
/** Everything of a page without figures once it is hydrated: HTML, styles, main script, the docs layout. */
const MAX_HYDRATED_KB = 172;
/** More than that by its own text: 159 definitions and 168 symptoms are 24 kB of HTML. */
const LONGEST_PAGE = { route: '/docs/others/overview', most: 182, firstView: 57.5 };
/** What the main script may know of one page: its addresses, its chunks, its place. Bytes before compression. */
const MAX_BYTES_PER_PAGE = 600;
/** Words in a row that a label never has. */
const SENTENCE = /[A-Za-z0-9 ,.]{40}/;

/** What a reader gets: the compressed copy, or the file itself where it is too small to have one. */
function bytesOf(file: string): number {
  const [plain, compressed] = [path.join(BUILD, file), path.join(BUILD, `${file}.br`)];
  return statSync(existsSync(compressed) ? compressed : plain).size;
}

/** As the build compresses pages (packages/serving/src/compress.ts). */
const compressed = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }).length;

const kilobytes = (files: readonly string[]) => files.reduce((sum, file) => sum + bytesOf(file), 0) / 1000;

const docs = readBuiltPages().filter(({ route }) => route.startsWith('/docs/'));
const heaviest = docs.toSorted((a, b) => b.html.length - a.html.length)[0];

/** The files that a page's HTML asks for by itself, and the scripts that it names for later (packages/islands/src/plugin/finishPages.ts). */
function filesOf(page: BuiltPage) {
  const elements = elementsOf(page);
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

const fileOf = ({ route }: BuiltPage) => `${route}/index.html`;

/** Something to operate; a picture of the app is HTML only. */
const hasFigure = ({ html }: BuiltPage) => /<figure [^>]*aria-labelledby=/.test(html);

it(`the search index weighs at most ${MAX_SEARCH_INDEX_KB} kB, ${MAX_NAMES_KB} of them before it answers`, () => {
  const { file } = JSON.parse(readFileSync(path.join(BUILD, NAMES_PATH), 'utf8')) as NamesFile;
  const names = kilobytes([NAMES_PATH]);
  const size = kilobytes([NAMES_PATH, file]);
  console.log(`search index: ${size.toFixed(1)} kB, names ${names.toFixed(1)} kB`);
  expect(size).toBeLessThanOrEqual(MAX_SEARCH_INDEX_KB);
  expect(names).toBeLessThanOrEqual(MAX_NAMES_KB);
});

it(`search weighs at most ${MAX_SEARCH_SCRIPTS_KB} kB of scripts, worker and all`, () => {
  const scripts = readdirSync(path.join(BUILD, 'assets/search')).filter((file) => file.endsWith('.js'));
  const size = kilobytes(scripts.map((file) => `assets/search/${file}`));
  console.log(`search scripts: ${size.toFixed(1)} kB in ${scripts.join(', ')}`);
  expect(scripts).toHaveLength(2);
  expect(size).toBeLessThanOrEqual(MAX_SEARCH_SCRIPTS_KB);
});

describe('weight of a doc page', () => {
  const { scripts, laterScripts, styles } = heaviest
    ? filesOf(heaviest)
    : { scripts: [], laterScripts: [], styles: [] };

  it(`names at most ${MAX_SCRIPT_KB} kB of scripts, ${MAX_MAIN_KB} of them the main one, and links none`, () => {
    // What every page names; its own parts are weighed below.
    const shared = laterScripts.filter((file) => /main\./.test(file));
    const size = kilobytes(shared);
    const main = kilobytes(laterScripts.filter((file) => /\/main\./.test(file)));
    console.log(
      `scripts named by ${heaviest?.route}: ${size.toFixed(1)} kB in ${shared.length} files, main ${main.toFixed(1)} kB`,
    );
    expect(scripts).toEqual([]);
    expect(main).toBeGreaterThan(0);
    expect(main).toBeLessThanOrEqual(MAX_MAIN_KB);
    expect(size).toBeLessThanOrEqual(MAX_SCRIPT_KB);
  });

  it(`links at most ${MAX_STYLE_KB} kB of styles`, () => {
    const size = kilobytes(styles);
    console.log(`styles linked from ${heaviest?.route}: ${size.toFixed(1)} kB`);
    expect(styles.length).toBeGreaterThan(0);
    expect(size).toBeLessThanOrEqual(MAX_STYLE_KB);
  });

  it(`without figures links at most ${MAX_PLAIN_STYLE_KB} kB of styles`, () => {
    const sizes = docs
      .filter((page) => !hasFigure(page))
      .map((page) => ({ route: page.route, size: kilobytes(filesOf(page).styles) }))
      .toSorted((one, other) => other.size - one.size);
    console.log(`most styles without figures: ${sizes[0]?.size.toFixed(1)} kB, ${sizes[0]?.route}`);
    expect(sizes.filter(({ size }) => size > MAX_PLAIN_STYLE_KB)).toEqual([]);
  });

  it(`needs at most ${MAX_FIRST_VIEW_KB} kB before the reader does anything`, () => {
    const sizes = docs
      .map((page) => ({
        route: page.route,
        size: kilobytes([fileOf(page), ...filesOf(page).styles]),
      }))
      .toSorted((one, other) => other.size - one.size);
    console.log(`heaviest first view: ${sizes[0]?.size.toFixed(1)} kB, ${sizes[0]?.route}`);
    const mostOf = (route: string) =>
      route === LONGEST_PAGE.route ? LONGEST_PAGE.firstView : MAX_FIRST_VIEW_KB;
    expect(sizes.filter(({ route, size }) => size > mostOf(route))).toEqual([]);
  });

  it(`has pictures of at most ${MAX_PICTURES_KB.median} kB on the median page and ${MAX_PICTURES_KB.most} on any`, () => {
    const sizes = docs
      .filter(({ html }) => html.includes('data-illustration'))
      .map((page) => {
        const without = page.html.replace(/<figure [^>]*data-illustration[\s\S]*?<\/figure>/g, '');
        const own = bytesOf(fileOf(page)) - compressed(without);
        const styles = filesOf(page).styles.filter((file) => file.includes('page-illustrations'));
        expect(styles.length, page.route).toBe(1);
        return { route: page.route, size: own / 1000 + kilobytes(styles) };
      })
      .toSorted((one, other) => other.size - one.size);
    const median = sizes[Math.floor(sizes.length / 2)]?.size ?? 0;
    console.log(
      `pictures: median ${median.toFixed(1)} kB of ${sizes.length} pages; most ${sizes[0]?.size.toFixed(1)} kB, ${sizes[0]?.route}`,
    );
    expect(sizes.length).toBeGreaterThan(5);
    expect(median).toBeLessThanOrEqual(MAX_PICTURES_KB.median);
    expect(sizes.filter(({ size }) => size > MAX_PICTURES_KB.most)).toEqual([]);
  });

  it(`without figures needs at most ${MAX_HYDRATED_KB} kB in all once it is hydrated`, () => {
    const sizes = docs
      .filter((page) => !hasFigure(page))
      .map((page) => {
        const { styles: linked, laterScripts: named } = filesOf(page);
        const own = chunksOf(page.route).filter((file) => file.endsWith('.js'));
        // Or nothing of the layout was counted.
        expect(own.join(), page.route).toContain('docs-layout');
        const files = [...new Set([fileOf(page), ...linked, ...named, ...own])];
        return { route: page.route, size: kilobytes(files) };
      })
      .toSorted((one, other) => other.size - one.size);
    const middle = sizes[Math.floor(sizes.length / 2)];
    console.log(
      `all of a page without figures: most ${sizes[0]?.size.toFixed(1)} kB, ${sizes[0]?.route}; ` +
        `then ${sizes[1]?.size.toFixed(1)}; median ${middle?.size.toFixed(1)} kB of ${sizes.length} pages`,
    );
    expect(sizes.length).toBeGreaterThan(20);
    const mostOf = (route: string) => (route === LONGEST_PAGE.route ? LONGEST_PAGE.most : MAX_HYDRATED_KB);
    expect(sizes.filter(({ route, size }) => size > mostOf(route))).toEqual([]);
  });

  it(`has a head script of at most ${MAX_HEAD_SCRIPT_BYTES} bytes`, () => {
    const head =
      heaviest?.html.match(/<head>[\s\S]*?<script>(?<script>[\s\S]*?)<\/script>/)?.groups?.script ?? '';
    const size = brotliCompressSync(head).length;
    console.log(`head script: ${size} bytes (${head.length} before compression)`);
    expect(head.length).toBeGreaterThan(100);
    expect(size).toBeLessThanOrEqual(MAX_HEAD_SCRIPT_BYTES);
  });
});

it('no script renders pictures of the app: they reach readers as HTML, in posts too', () => {
  const folder = path.join(BUILD, 'assets/js');
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const words = 'Illustration with sample data';
  expect(docs.some(({ html }) => html.includes(words))).toBe(true);
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.filter((file) => readFileSync(path.join(folder, file), 'utf8').includes(words))).toEqual([]);
});

describe('what the main script knows of the pages', () => {
  const file = heaviest && filesOf(heaviest).laterScripts.find((name) => /\/main\./.test(name));
  const main = readFileSync(path.join(BUILD, file ?? ''), 'utf8');

  it('is no sentence of their text', () => {
    const sentences = docs.flatMap((page) =>
      selectAll('main article :is(p, li, td)', page.tree).map((element) => ({
        route: page.route,
        words: textOf(element).match(SENTENCE)?.[0],
      })),
    );
    const found = sentences.filter(({ words }) => words && main.includes(words));
    expect(sentences.filter(({ words }) => words).length).toBeGreaterThan(1000);
    expect(found.slice(0, 5)).toEqual([]);
  });

  it(`is at most ${MAX_BYTES_PER_PAGE} bytes each: where it stands and which files it needs`, () => {
    const parts = {
      routes: /\{path:"\/docs\/[^{}]*\}/g,
      'names of chunks': /"\/docs\/[^"]+":\{[^{}]*\}/g,
      'list of docs': /\{"id":"[^{}]*"path":"\/docs\/[^{}]*\}/g,
    };
    const sizes = Object.entries(parts).map(([name, pattern]) => {
      const entries = main.match(pattern) ?? [];
      return { name, count: entries.length, bytes: entries.join('').length };
    });
    const perPage = sizes.reduce((sum, { bytes }) => sum + bytes, 0) / docs.length;
    console.log(
      `the main script on each of ${docs.length} docs: ${perPage.toFixed(0)} bytes (${sizes
        .map(({ name, bytes }) => `${name} ${(bytes / docs.length).toFixed(0)}`)
        .join(', ')})`,
    );
    // Each part must be found for every page, or the sum means nothing.
    expect(sizes.filter(({ count }) => count < docs.length)).toEqual([]);
    expect(perPage).toBeLessThanOrEqual(MAX_BYTES_PER_PAGE);
  });
});
