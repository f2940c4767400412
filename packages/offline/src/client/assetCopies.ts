import type { WorkboxPlugin } from 'workbox-core/types.js';
import { isIntact, isUsable } from './intact';

type Hashes = Readonly<Record<string, string>>;

const pathOf = (url: string) => new URL(url).pathname;

/**
 * Keeps a wrong answer out of the caches, where it would stay for months: only what has the build's hash is stored, so what
 * is stored is right. `elsewhere` finds copies in other caches. An answer that can't be the file at all may be in the HTTP
 * cache, so it is fetched anew past that; one that a proxy has changed is served as it is.
 */
export function assetCopies(
  hashes: Hashes,
  elsewhere: (url: string) => Promise<Response | undefined>,
  fetchFile = fetch,
): WorkboxPlugin {
  return {
    fetchDidSucceed: async ({ request, response }) =>
      response.status !== 200 || (await isUsable(response, pathOf(request.url)))
        ? response
        : fetchFile(request.url, { cache: 'reload' }).catch(() => response),
    cacheWillUpdate: async ({ request: { url }, response }) =>
      (await isIntact(response, pathOf(url), hashes[pathOf(url)])) ? response : null,
    cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
      cachedResponse ?? (await elsewhere(request.url)),
  };
}
