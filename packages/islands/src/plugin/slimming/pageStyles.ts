import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The framework puts all styles of the site into one file that every page loads. Here that file holds what most
 * pages use; the styles of each figure, of each larger component and of each kind of page are files of
 * their own, linked from the pages that draw it. They come in no order that a style may rely on: what has to win over a
 * kit that is shared says so by its selector. They are CSS modules, so a class tells whose page it is.
 */

/** Components of the MDX map stand on most pages. */
const EVERYWHERE = [
  'AsOf',
  'EmbedBar',
  'PageMenu',
  'RiskNote',
  'ScrollTable',
  'Steps',
  'Term',
  'WorkedExample',
];

/** Kinds of pages that have styles of their own: which sources, and the name of their file. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/[\\/]src[\\/]pages[\\/]/, 'pages-home'],
  [/[\\/]src[\\/]theme[\\/]SearchPage[\\/]/, 'pages-search'],
  [/[\\/]src[\\/]theme[\\/]NotFound[\\/]/, 'pages-not-found'],
  [/[\\/]theme-classic[\\/]lib[\\/]theme[\\/]Blog/, 'pages-blog'],
];

/** The name of the file for a stylesheet, or undefined when it belongs to every page. */
export function pageStyleName(resource: string): string | undefined {
  const kind = KINDS.find(([sources]) => sources.test(resource));
  if (kind) {
    return kind[1];
  }
  const { room, name } =
    resource.match(/[\\/]src[\\/](?<room>figures|components)[\\/](?<name>\w+)[\\/]/)?.groups ?? {};
  return room && name && !EVERYWHERE.includes(name) ? `${room}-${name}` : undefined;
}

/** The search dialog brings its own styles when it is opened. */
const isDialog = (resource: string) =>
  /@docsearch|[\\/]search[\\/]src[\\/]client[\\/]Dialog[\\/]/.test(resource);

export type StyleModule = {
  readonly type?: string;
  readonly nameForCondition?: () => string | null | undefined;
};
export const resourceOf = (module: StyleModule) => module.nameForCondition?.() ?? '';

export const styleGroups = {
  styles: {
    test: (module: StyleModule) => !pageStyleName(resourceOf(module)) && !isDialog(resourceOf(module)),
  },
  pageStyles: {
    name: (module: StyleModule) => pageStyleName(resourceOf(module)) ?? 'page-styles',
    test: (module: StyleModule) => pageStyleName(resourceOf(module)) !== undefined,
    type: 'css/mini-extract',
    chunks: 'all',
    enforce: true,
    priority: 60,
  },
};

export const classesIn = (css: string) =>
  new Set(Array.from(css.matchAll(/\.([A-Za-z_][\w-]*)/g), ([, name = '']) => name));

/** Minified HTML quotes a class attribute only when it must. */
const classesOf = (html: string) =>
  new Set(
    Array.from(html.matchAll(/ class=(?:"([^"]*)"|([^\s">]+))/g), ([, quoted, bare]) =>
      (quoted ?? bare ?? '').split(/\s+/),
    ).flat(),
  );

/** Links to the files whose classes the page draws. */
export function linksFor(html: string, files: ReadonlyMap<string, ReadonlySet<string>>): string {
  const drawn = classesOf(html);
  return Array.from(files)
    .filter(([, classes]) => Array.from(classes).some((name) => drawn.has(name)))
    .map(([file]) => `<link rel="stylesheet" href="/assets/css/${file}">`)
    .join('');
}

const PAGE_STYLES =
  /<link rel="?stylesheet"? href="?(?<href>\/assets\/css\/(?:figures|components|pages)-[^" >]+)"?>/g;

/** The styles that a finished page links beside those of every page. */
export const linkedStyles = (html: string): string[] =>
  Array.from(html.matchAll(PAGE_STYLES), ({ groups }) => groups?.href ?? '');

/** The files of the finished site that belong to some pages, with the classes that tell whose page it is. */
export function pageStyles(outDir: string): ReadonlyMap<string, ReadonlySet<string>> {
  const folder = path.join(outDir, 'assets/css');
  return new Map(
    readdirSync(folder)
      .filter((file) => /^(figures|components|pages)-.*\.css$/.test(file))
      .toSorted()
      .map((file) => [file, classesIn(readFileSync(path.join(folder, file), 'utf8'))] as const),
  );
}
