/**
 * The service worker. Pages come from the network whenever it answers; what was visited is kept for when it does not.
 * Bundled by writeOffline to /service-worker.js; retired.ts takes its place when offline reading is switched off.
 */
import { isFilePath } from '@pt-docs/islands/head';
import { cacheNames, clientsClaim, setCacheNameDetails } from 'workbox-core';
import type { RouteHandler, RouteHandlerCallbackOptions, WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { assetCopies } from './assetCopies';
import { indexNamedBy, isWholePage, markedAsCopy, newest, pageKey, withDate } from './copies';
import { freshPage } from './freshPage';
import { hashOf } from './intact';
import {
  ASSETS_CACHE,
  CACHES,
  FILES_CACHE,
  MANIFEST_SCRIPT,
  PAGES_CACHE,
  PREFIX,
  SAVED_CACHE,
  type Visited,
} from './names';
import { removeCaches } from './removeCaches';
import { saveDocs } from './saveDocs';
import type { WorkerScope } from './workerScope';

declare const self: WorkerScope;
/** Set by writeOffline: the address of the offline page; the page, and what it needs. */
declare const OFFLINE_PAGE: string;
declare const PRECACHE: PrecacheEntry[];

// Before anything asks for the name of the precache.
setCacheNameDetails({ prefix: PREFIX.slice(0, -1) });

self.importScripts(MANIFEST_SCRIPT);
/** The hash of every page and file of this build, by its path. */
const HASHES: Readonly<Record<string, string>> = Object.fromEntries(
  self.offlineManifest.files.map(({ path, hash }) => [path, hash]),
);
const isAsset = (pathname: string) => pathname.startsWith('/assets/');

const DAY = 24 * 60 * 60;
/** A network that hangs is left alone after this, when there is a copy to show. */
const PATIENCE_SECONDS = 4;
/** Enough for weeks of reading; the least recently used go first. */
const MAX_PAGES = 80;
const MAX_ASSETS = 400;

/** A saved file has its hash behind its address; of two, the older one is of the build that is complete. */
const savedCopy = (key: string) => caches.match(key, { cacheName: SAVED_CACHE, ignoreSearch: true });

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
  const copy = await newestCopy(key);
  return copy !== undefined && (await hashOf(await copy.arrayBuffer())) === HASHES[new URL(key).pathname];
}

const keepPages: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url, self.location.href),
  // Not the offline page, which has no mark of the build.
  cacheWillUpdate: async ({ response }) =>
    (await isWholePage(response)) ? withDate(response, new Date()) : null,
  cachedResponseWillBeUsed: async ({ request }) => pageCopy(request.url),
};

const networkFirst = (cacheName: string, ...plugins: WorkboxPlugin[]) =>
  new NetworkFirst({ cacheName, networkTimeoutSeconds: PATIENCE_SECONDS, plugins });

const pages = networkFirst(PAGES_CACHE, expiration(MAX_PAGES, 60), keepPages);

const keepFiles = assetCopies(HASHES, async (url) => (await savedCopy(url)) ?? matchPrecache(url));

const assets = new CacheFirst({ cacheName: ASSETS_CACHE, plugins: [expiration(MAX_ASSETS, 90), keepFiles] });

const files = networkFirst(FILES_CACHE, keepFiles);

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

const searchPointer = networkFirst(FILES_CACHE, usablePointer);

/** A page from the network or a copy of it, else the one that's always kept, else the offline page. */
async function openPage(options: RouteHandlerCallbackOptions): Promise<Response> {
  try {
    const { url } = options.request;
    const request = new Request(url, { cache: 'no-cache', redirect: 'manual' });
    return await freshPage(await pages.handle(options), {
      askAgain: () => pages.handle({ ...options, request }),
      copy: () => pageCopy(url),
    });
  } catch {
    // The page that is always kept, under its address with or without a slash.
    const { pathname } = new URL(options.request.url);
    const kept = await matchPrecache(pathname.replace(/(.)\/$/, '$1'));
    return kept ?? (await matchPrecache(OFFLINE_PAGE)) ?? Response.error();
  }
}

function route(matches: (pathname: string, request: Request) => boolean, handler: RouteHandler): void {
  registerRoute(
    ({ url, request, sameOrigin }) =>
      // A player asks for ranges of a video, which a stored answer can't give.
      sameOrigin && !request.headers.has('Range') && matches(url.pathname, request),
    handler,
  );
}

const isPageOfTab = ({ mode, destination }: Request) => mode === 'navigate' && destination === 'document';
const isPageOfFrame = ({ mode, destination }: Request) => mode === 'navigate' && destination !== 'document';

route((_, request) => isPageOfTab(request), openPage);
// Never a copy: the app that shows the docs has to notice when they do not come. But by this worker's hand, because the
// answer that was asked for while it started would be thrown away, and asked for again.
route((_, request) => isPageOfFrame(request), new NetworkOnly());
route((pathname) => pathname.endsWith('.md'), pages);
route(isAsset, assets);
route((pathname) => pathname === '/search-index.json', searchPointer);
route((pathname) => isFilePath(pathname) && pathname in HASHES, files);

/** Keeps what a page loaded before this worker was there, and pages that were reached without a document. */
async function keepVisited(event: ExtendableEvent, { page, assets: loaded }: Visited): Promise<void> {
  const own = loaded
    .map((address) => new URL(address, self.location.href))
    .filter(
      ({ origin, pathname }) => origin === self.location.origin && isFilePath(pathname) && pathname in HASHES,
    );
  const kept: Promise<unknown>[] = own.flatMap(({ href, pathname }) =>
    (isAsset(pathname) ? assets : files).handleAll({ event, request: new Request(href) }),
  );
  if (!(await isKept(page))) {
    kept.push(...pages.handleAll({ event, request: new Request(new URL(page, self.location.href)) }));
  }
  await Promise.allSettled(kept);
}

self.addEventListener('message', (event) => {
  const { data, ports } = event;
  if (data?.type === 'pt-visited') {
    event.waitUntil(keepVisited(event, data));
  } else if (data?.type === 'pt-save' && ports[0]) {
    event.waitUntil(saveDocs(data, ports[0]));
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
