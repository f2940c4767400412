import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Root } from 'hast';
import { BuildCache, codeVersion } from './buildCache';
import type { Page } from './page';
import { parseHtml } from './parseHtml';
import { readPage, withCategories } from './readPage';
import { withoutSlash } from './text';

export type ReadOptions = {
  /** Where parse results are kept between builds. */
  readonly cacheDir: string;
  /** Routes without content of their own, such as the search page: neither searched nor copied. */
  readonly exclude?: readonly string[];
  /** Another parser than `parseHtml`, such as one that shares its trees with a later step. */
  readonly parse?: (html: string) => Root;
};

/** Names of scripts and styles change with every build; what a page says does not. */
const withoutBuildNames = (html: string) =>
  html.replace(/\/assets\/(?:js|css)\/[^\s"'>]+|<meta name="?islands-[^>]*>/g, '');

/** Both forms in which a static host finds a page. */
export function htmlFileOf(outDir: string, route: string): string | undefined {
  const base = path.join(outDir, route.replace(/\.html$/, ''));
  return [path.join(base, 'index.html'), `${withoutSlash(base)}.html`].find((file) => existsSync(file));
}

/**
 * Parses every built page once, for everything that is derived from pages. Left out: excluded routes, pages that ask not
 * to be indexed, redirects, and the not-found page.
 */
export async function readBuiltPages(
  outDir: string,
  routes: readonly string[],
  { cacheDir, exclude = [], parse = parseHtml }: ReadOptions,
): Promise<Page[]> {
  const cache = new BuildCache<Page | null>(cacheDir, codeVersion(import.meta.url));
  const excluded = new Set(exclude.map(withoutSlash));
  const pages = await Promise.all(
    routes
      .filter((route) => !route.endsWith('.html') && !excluded.has(withoutSlash(route)))
      .map(async (route) => {
        const file = htmlFileOf(outDir, route);
        const html = file && (await readFile(file, 'utf8'));
        return html
          ? cache.get(`${route}\n${withoutBuildNames(html)}`, () => readPage(route, parse(html)))
          : null;
      }),
  );
  await cache.prune();
  return withCategories(pages.filter((page) => page !== null));
}
