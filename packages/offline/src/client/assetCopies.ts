import type { WorkboxPlugin } from 'workbox-core/types.js';
import { isIntact } from './intact';

type Hashes = Readonly<Record<string, string>>;
/** Another place where a copy may be, and how to get rid of it. */
type Source = {
  readonly match: (url: string) => Promise<Response | undefined>;
  readonly remove: (url: string) => Promise<unknown>;
};

const pathOf = (url: string) => new URL(url).pathname;

/**
 * Keeps a wrong answer out of the caches and out of the page. Assets are cached for months, so one bad answer of a host or
 * a proxy would stay: it is fetched anew past the HTTP cache, never stored, and a stored copy that is damaged is deleted.
 */
export function assetCopies(hashes: Hashes, sources: readonly Source[], fetchFile = fetch): WorkboxPlugin {
  const isGood = (response: Response, url: string) => isIntact(response, pathOf(url), hashes[pathOf(url)]);
  return {
    async fetchDidSucceed({ request, response }) {
      if (response.status !== 200 || (await isGood(response, request.url))) {
        return response;
      }
      const again = await fetchFile(request.url, { cache: 'reload' }).catch(() => response);
      return (await isGood(again, request.url)) ? again : response;
    },
    async cacheWillUpdate({ request, response }) {
      return (await isGood(response, request.url)) ? response : null;
    },
    async cachedResponseWillBeUsed({ request }) {
      for (const { match, remove } of sources) {
        const copy = await match(request.url);
        if (copy && (await isGood(copy, request.url))) {
          return copy;
        }
        if (copy) {
          await remove(request.url);
        }
      }
      return null;
    },
  };
}
