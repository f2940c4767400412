import type { WorkboxPlugin } from 'workbox-core/types.js';
import { isIntact, isUsable } from './intact';

type Hashes = Readonly<Record<string, string>>;

const pathOf = (url: string) => new URL(url).pathname;

/**
 * Keeps a wrong answer out of the caches, where it would stay for months: only what has the build's hash is stored. What is
 * stored may be damaged later, so it is looked at again when it's used: a damaged copy is fetched anew past the HTTP cache,
 * and the right answer takes its place. `elsewhere` finds copies in other caches. An answer of the network that can't be the
 * file at all may be in the HTTP cache too; one that a proxy has changed is served as it is.
 */
export function assetCopies(
  hashes: Hashes,
  elsewhere: (url: string) => Promise<Response | undefined>,
  fetchFile = fetch,
): WorkboxPlugin {
  /** Files of older builds have no hash here. */
  const isGood = (copy: Response, path: string) =>
    hashes[path] === undefined ? isUsable(copy, path) : isIntact(copy, path, hashes[path]);
  const damaged = new Set<string>();

  async function goodCopy(url: string, copies: readonly (() => unknown)[]): Promise<Response | undefined> {
    for (const find of copies) {
      const copy = await find();
      if (copy instanceof Response && (await isGood(copy, pathOf(url)))) {
        return copy;
      }
      if (copy) {
        damaged.add(url);
      }
    }
    return undefined;
  }

  return {
    requestWillFetch: async ({ request }) =>
      damaged.delete(request.url) ? new Request(request, { cache: 'reload' }) : request,
    fetchDidSucceed: async ({ request, response }) =>
      response.status !== 200 || (await isUsable(response, pathOf(request.url)))
        ? response
        : fetchFile(request.url, { cache: 'reload' }).catch(() => response),
    cacheWillUpdate: async ({ request: { url }, response }) =>
      (await isIntact(response, pathOf(url), hashes[pathOf(url)])) ? response : null,
    cachedResponseWillBeUsed: async ({ request: { url }, cachedResponse }) =>
      goodCopy(url, [() => cachedResponse, () => elsewhere(url)]),
  };
}
