import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BuildCache, codeVersion, parseHtml, versionOf } from '@pt-docs/pages';
import { filesIn, type InlineHashes, inlineHashesOf } from '@pt-docs/serving';
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

const CACHE = 'node_modules/.cache/page-facts';

type Content = {
  readonly hashes: InlineHashes;
  readonly ids: readonly string[];
  /** Addresses on this site that the page links to, each once. */
  readonly links: readonly string[];
  /** Pictures on this site that the page shows, each once. */
  readonly shown: readonly string[];
};

/** What hosts, links and help ids need to know about a finished page. */
export type PageFacts = Content & {
  /** Its file, from the folder of the site. */
  readonly name: string;
  /** Its address without a last slash. */
  readonly route: string;
};

const isOwn = (address: unknown): address is string =>
  typeof address === 'string' && !/^([a-z][a-z+.-]*:|\/\/)/i.test(address);

function addressesIn(tree: Root): Omit<Content, 'hashes'> {
  const ids = new Set<string>();
  const links = new Set<string>();
  const shown = new Set<string>();
  visit(tree, 'element', ({ tagName, properties }) => {
    if (typeof properties.id === 'string') {
      ids.add(properties.id);
    }
    const { href, src, poster } = properties;
    if (tagName === 'a' && isOwn(href)) {
      links.add(href);
    }
    for (const address of [tagName === 'img' && src, poster].filter(isOwn)) {
      shown.add(address);
    }
  });
  return { ids: [...ids], links: [...links], shown: [...shown] };
}

function contentOf(name: string, tree: Root): Content {
  return { hashes: inlineHashesOf(name, tree), ...addressesIn(tree) };
}

const routeOf = (name: string) =>
  `/${name
    .replaceAll('\\', '/')
    .replace(/(^|\/)index\.html$/, '')
    .replace(/\.html$/, '')}`;

export async function readPageFacts(directory: string, parse = parseHtml): Promise<PageFacts[]> {
  const version = versionOf([
    'packages/serving/src/inlineHashes.ts',
    'packages/pages/src/reading/parseHtml.ts',
  ]);
  const cache = new BuildCache<Content>(CACHE, version + codeVersion(import.meta.url));
  const pages = await Promise.all(
    filesIn(directory)
      .filter((name) => name.endsWith('.html'))
      .map(async (name) => {
        const html = await readFile(path.join(directory, name), 'utf8');
        const content = await cache.get(html, () => contentOf(name, parse(html)));
        return { name, route: routeOf(name), ...content };
      }),
  );
  await cache.prune();
  return pages;
}
