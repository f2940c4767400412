import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BuildCache, parseHtml, versionOf } from '@pt-docs/built-pages';
import { idsIn } from '@pt-docs/embed';
import { filesIn, type InlineHashes, inlineHashesOf } from '@pt-docs/serving';

const CACHE = 'node_modules/.cache/serving';
/** The code that the facts below depend on: a change in it makes the cache stale. */
const READERS = [
  'packages/embed/src/plugin/checkTargets.ts',
  'packages/built-pages/src/parseHtml.ts',
  'packages/serving/src/inlineHashes.ts',
  'scripts/lib/readPages.ts',
];

type Facts = { readonly hashes: InlineHashes; readonly ids: readonly string[] };

function factsIn(name: string, html: string): Facts {
  const tree = parseHtml(html);
  return { hashes: inlineHashesOf([{ name, tree }]), ids: [...idsIn(tree)] };
}

/** What hosts and the app's help buttons have to know about every finished page. */
export async function readPages(directory: string): Promise<(Facts & { readonly name: string })[]> {
  const cache = new BuildCache<Facts>(CACHE, versionOf(READERS));
  const pages = await Promise.all(
    filesIn(directory)
      .filter((name) => name.endsWith('.html'))
      .map(async (name) => {
        const html = await readFile(path.join(directory, name), 'utf8');
        return { name, ...(await cache.get(html, () => factsIn(name, html))) };
      }),
  );
  await cache.prune();
  return pages;
}
