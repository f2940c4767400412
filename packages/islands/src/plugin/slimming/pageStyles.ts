import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DefaultTreeAdapterTypes } from 'parse5';
import type { PageStyle } from '../options';

/**
 * Docusaurus puts all styles of the site into one file that every page loads. Here that file holds what most pages use; the
 * styles of the option `pageStyles` are files of their own, linked from the pages that use one of their classes. A style may
 * not rely on the order of these files. They are CSS modules, so a class tells which page needs them.
 */

/** How the names of these files begin. */
const PREFIX = 'page-';

export const isPageStyle = (address: string) => path.basename(address).startsWith(PREFIX);

/** The name of the file for a stylesheet, or undefined when it belongs to every page. */
export function pageStyleName(styles: readonly PageStyle[], resource: string): string | undefined {
  const file = resource.replaceAll('\\', '/');
  const style = styles.find(([sources]) => sources.test(file));
  return style && PREFIX + style[1];
}

type StyleModule = {
  readonly type?: string;
  readonly nameForCondition?: () => string | null | undefined;
};
const resourceOf = (module: StyleModule) => module.nameForCondition?.() ?? '';

export function styleGroups(styles: readonly PageStyle[]) {
  const nameOf = (module: StyleModule) => pageStyleName(styles, resourceOf(module));
  return {
    styles: { test: (module: StyleModule) => !nameOf(module) },
    pageStyles: {
      name: (module: StyleModule) => nameOf(module) ?? 'page-styles',
      test: (module: StyleModule) => nameOf(module) !== undefined,
      type: 'css/mini-extract',
      chunks: 'all',
      enforce: true,
      priority: 60,
    },
  };
}

export const classesIn = (css: string) =>
  new Set(Array.from(css.matchAll(/\.([A-Za-z_][\w-]*)/g), ([, name = '']) => name));

function* classesOf(node: DefaultTreeAdapterTypes.Node): Generator<string> {
  if ('attrs' in node) {
    yield* node.attrs.find(({ name }) => name === 'class')?.value.split(/\s+/) ?? [];
  }
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    yield* classesOf(child);
  }
}

/** Addresses of the page styles in a finished site, with the classes in them. */
export type PageStyles = ReadonlyMap<string, ReadonlySet<string>>;

/** A class that the stylesheet of every page has too, such as `.container`, doesn't tell who needs a page style. */
export function readPageStyles(outDir: string): PageStyles {
  const folder = path.join(outDir, 'assets/css');
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.css'))
    .toSorted()
    .map((file) => ({ file, classes: classesIn(readFileSync(path.join(folder, file), 'utf8')) }));
  const isCommon = ({ file }: { readonly file: string }) => !isPageStyle(file);
  const common = new Set(files.filter(isCommon).flatMap(({ classes }) => [...classes]));
  return new Map(
    files
      .filter((each) => !isCommon(each))
      .map(({ file, classes }) => [
        `/assets/css/${file}`,
        new Set([...classes].filter((name) => !common.has(name))),
      ]),
  );
}

/** The page styles of which a page uses a class. */
export function stylesOf(page: DefaultTreeAdapterTypes.Document, styles: PageStyles): string[] {
  const used = new Set(classesOf(page));
  return Array.from(styles)
    .filter(([, classes]) => Array.from(classes).some((name) => used.has(name)))
    .map(([href]) => href);
}
