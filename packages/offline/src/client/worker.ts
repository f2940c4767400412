/**
 * The service worker. Pages come from the network whenever it answers; what was visited is kept for when it does not.
 * Bundled by writeOffline to /service-worker.js; retired.ts takes its place when offline reading is switched off.
 */
import { cacheNames, clientsClaim, setCacheNameDetails } from 'workbox-core';
import type { RouteHandlerCallbackOptions, WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, StrategyHandler } from 'workbox-strategies';
import { assetCopies } from './assetCopies';
import { indexNamedBy, isWholePage, markedAsCopy, newest, pageKey, pageOfShell, withDate } from './copies';
import { isIntact } from './intact';
import {
  ASSETS_CACHE,
  CACHES,
  FILES_CACHE,
  MANIFEST_SCRIPT,
  PAGES_CACHE,
  PREFIX,
  SAVED_CACHE,
  SAVING_HEADER,
  VISITED,
  type Visited,
} from './names';
import { removeCaches } from './removeCaches';
import type { WorkerScope } from './workerScope';

declare const self: WorkerScope;
/** Set by writeOffline: the address of the offline page; the page, and what it needs. */
declare const OFFLINE_PAGE: string;
declare const PRECACHE: PrecacheEntry[];

// Before anything asks for the name of the precache.
setCacheNameDetails({ prefix: PREFIX.slice(0, -1) });

self.importScripts(MANIFEST_SCRIPT);
/** The hash of every file that keeps one content under its name, by its path. */
const ASSET_HASHES = Object.fromEntries(
  self.offlineManifest.files.flatMap(({ path, hash }) => (path.startsWith('/assets/') ? [[path, hash]] : [])),
);

const DAY = 24 * 60 * 60;
/** A network that hangs is left alone after this, when there is a copy to show. */
const PATIENCE_SECONDS = 4;
/** Enough for weeks of reading; the least recently used go first. */
const MAX_PAGES = 80;
const MAX_ASSETS = 400;

const savedCopy = (key: string) => caches.match(key, { cacheName: SAVED_CACHE });

const expiration = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY, purgeOnQuotaError: true });

/** The newest copy of a page, whether it was visited or saved. */
async function newestCopy(key: string): Promise<Response | undefined> {
  return newest([await caches.match(key, { cacheName: PAGES_CACHE }), await savedCopy(key)]);
}

async function pageCopy(address: string): Promise<Response | undefined> {
  const copy = await newestCopy(pageKey(address, self.location.href));
  return copy && markedAsCopy(copy);
}

/** Whether a page is here already as this build has it. */
async function isKept(page: string): Promise<boolean> {
  const key = pageKey(page, self.location.href);
  const { pathname } = new URL(key);
  const hash = self.offlineManifest.files.find(({ path }) => path === pathname)?.hash;
  const copy = hash && (await newestCopy(key));
  return copy ? isIntact(copy, pathname, hash) : false;
}

const keepPages: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url, self.location.href),
  // Not the offline page, which has no mark of the build.
  cacheWillUpdate: async ({ response }) =>
    (await isWholePage(response)) ? withDate(response, new Date()) : null,
  cachedResponseWillBeUsed: async ({ request }) => pageCopy(request.url),
};

const pages = new NetworkFirst({
  cacheName: PAGES_CACHE,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [expiration(MAX_PAGES, 60), keepPages],
});

const inCache = (cacheName: string) => ({
  match: (url: string) => caches.match(url, { cacheName }),
  remove: async (url: string) => (await caches.open(cacheName)).delete(url),
});
/** Workbox replaces what is precached when the worker is installed anew. */
const precached = { match: matchPrecache, remove: async () => undefined };

const keepAssets = assetCopies(ASSET_HASHES, [inCache(ASSETS_CACHE), inCache(SAVED_CACHE), precached]);
const keepFiles = assetCopies(ASSET_HASHES, [inCache(FILES_CACHE), inCache(SAVED_CACHE), precached]);

const assets = new CacheFirst({ cacheName: ASSETS_CACHE, plugins: [expiration(MAX_ASSETS, 90), keepAssets] });

const files = new NetworkFirst({
  cacheName: FILES_CACHE,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [keepFiles],
});

/** The pointer is worth no more than the index it names: the newest one whose index is here. */
const usablePointer: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.ok && (await indexNamedBy(response)) ? response : null),
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
    for (const pointer of [cachedResponse, await savedCopy(request.url)]) {
      const file = await indexNamedBy(pointer);
      if (file && (await caches.match(file))) {
        return pointer;
      }
    }
    return cachedResponse;
  },
};

const searchPointer = new NetworkFirst({
  cacheName: FILES_CACHE,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [usablePointer],
});

async function openPage(options: RouteHandlerCallbackOptions): Promise<Response> {
  try {
    const response = await pages.handle(options);
    // A server error counts as no network where there is a copy to show.
    return response.status >= 500 ? ((await pageCopy(options.request.url)) ?? response) : response;
  } catch {
    return (await matchPrecache(OFFLINE_PAGE)) ?? Response.error();
  }
}

type Match = Parameters<typeof registerRoute>[0] extends infer Matcher
  ? Extract<Matcher, (options: never) => unknown>
  : never;

const here =
  (matches: (pathname: string, request: Request) => boolean): Match =>
  ({ url, request, sameOrigin }) =>
    sameOrigin && !request.headers.has(SAVING_HEADER) && matches(url.pathname, request);

const isPageOfTab = ({ mode, destination }: Request) => mode === 'navigate' && destination === 'document';
const isPageOfFrame = ({ mode, destination }: Request) => mode === 'navigate' && destination !== 'document';

registerRoute(
  here((_, request) => isPageOfTab(request)),
  openPage,
);
// Never a copy: the app that shows the docs has to notice when they do not come. But by this worker's hand, because the
// answer that was asked for while it started would be thrown away, and asked for again.
registerRoute(
  here((_, request) => isPageOfFrame(request)),
  new NetworkOnly(),
);
registerRoute(
  here((pathname) => pathname.endsWith('.md')),
  pages,
);
registerRoute(
  here((pathname) => pathname.startsWith('/assets/')),
  assets,
);
registerRoute(
  here((pathname) => pathname.startsWith('/img/') || pathname === '/fragments.json'),
  files,
);
registerRoute(
  here((pathname) => pathname === '/search-index.json'),
  searchPointer,
);

/** A doc that was reached inside a tab is here as a fragment already: with the tab's document it is a page. */
async function madePage(event: ExtendableEvent, { page, shell }: Visited): Promise<Response | undefined> {
  const copy = shell && (await newestCopy(pageKey(shell, self.location.href)));
  const document = copy ? await copy.text() : '';
  if (!copy || !document.includes('data-doc') || document.includes(VISITED)) {
    return undefined;
  }
  const table = await files.handle({ event, request: new Request('/fragments.json') });
  const { scripts, docs } = await table.json();
  const entry = docs[page.replace(/\/$/, '')];
  if (!entry || !document.includes(scripts)) {
    return undefined;
  }
  const fragment = await (await assets.handle({ event, request: new Request(entry.fragment) })).json();
  return new Response(pageOfShell({ document, shell, fragment, styles: entry.styles }), copy);
}

/** Keeps what a page loaded before this worker was there, and pages that were reached without a document. */
async function keepVisited(event: ExtendableEvent, visited: Visited): Promise<void> {
  const { page, assets: loaded } = visited;
  const own = loaded.map((address) => new URL(address, self.location.href));
  const wanted = own.filter(
    ({ origin, pathname }) => origin === self.location.origin && pathname.startsWith('/assets/'),
  );
  const kept: Promise<unknown>[] = wanted.flatMap(({ href }) =>
    assets.handleAll({ event, request: new Request(href) }),
  );
  const options = { event, request: new Request(new URL(page, self.location.href)) };
  if (!(await isKept(page))) {
    const made = await madePage(event, visited).catch(() => undefined);
    if (made) {
      const handler = new StrategyHandler(pages, options);
      // Else the event lasts, and a newer worker waits for its end.
      kept.push(handler.cachePut(options.request, made).finally(() => handler.destroy()));
    } else {
      kept.push(...pages.handleAll(options));
    }
  }
  await Promise.allSettled(kept);
}

self.addEventListener('message', (event) => {
  if (event.data?.type === 'pt-visited') {
    event.waitUntil(keepVisited(event, event.data as Visited));
  }
});

const inUse = [...CACHES, cacheNames.precache];

self.addEventListener('activate', (event) => {
  event.waitUntil(removeCaches((name) => !inUse.includes(name)));
  // The page is asked for while the worker starts, so that it costs the reader no time. Not in Firefox, which shows an error
  // of its own when that request fails, whatever the worker answers.
  const { navigationPreload } = self.registration;
  const isFirefox = navigator.userAgent.includes('Firefox/');
  event.waitUntil(navigationPreload?.[isFirefox ? 'disable' : 'enable']() ?? Promise.resolve());
});

// Caches are shared by all versions and their names say what is in them: a new worker can take over at once.
self.addEventListener('install', () => void self.skipWaiting());
clientsClaim();
cleanupOutdatedCaches();
precache(PRECACHE);
