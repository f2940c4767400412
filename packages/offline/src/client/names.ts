import type { OfflineManifest } from './manifest';

/** What the worker, the page and the offline page agree on. A cache whose content changes its form gets a new number. */
export const WORKER_PATH = '/service-worker.js';
/** The offline page and what it needs; their names carry a hash. */
export const OFFLINE_FOLDER = '/assets/offline/';
/**
 * The manifest as a script, which the worker imports and the page reads. A browser looks for changes in imported scripts too,
 * so a changed page changes this file and leaves the worker as it is.
 */
export const MANIFEST_SCRIPT = '/offline-manifest.js';
/** The key under which the page stores the manifest of what it has saved. */
export const MANIFEST_PATH = '/offline-manifest.json';

/** Every cache of ours starts like this, and no other one on the origin: what is not in use is deleted by it. */
export const PREFIX = 'pt-docs-offline-';
/** Hexadecimal digits of a SHA-256 that tell one content of a file from another. */
export const HASH_LENGTH = 10;
/** Pages that were visited. */
export const PAGES_CACHE = `${PREFIX}pages-1`;
/** Scripts, styles and the search index: names with a hash, never changed. */
export const ASSETS_CACHE = `${PREFIX}assets-3`;
/** Files that keep their name: what `static/` has for pages, the pointer to the search index, the table of doc fragments. */
export const FILES_CACHE = `${PREFIX}files-2`;
/** All of the docs, saved on request. Bounded by the size of the site, never evicted by newer visits. */
export const SAVED_CACHE = `${PREFIX}saved-2`;
export const CACHES: readonly string[] = [PAGES_CACHE, ASSETS_CACHE, FILES_CACHE, SAVED_CACHE];

/** In a stored answer: when it was stored. */
export const SAVED_AT_HEADER = 'X-PT-Saved';
/** In a page that the worker took from storage: when it was stored. */
export const SAVED_META = 'pt-saved';

/** A page's message to the worker: the page was visited, with what it loaded before the worker was there. */
export type Visited = {
  readonly type: 'pt-visited';
  /** Its path, when the document did not come through the worker. */
  readonly page: string;
  readonly assets: readonly string[];
};

/** A page's message to the worker, with a port for the replies: all of the docs are wanted on this device. */
export type SaveDocs = { readonly type: 'pt-save'; readonly manifest: OfflineManifest };

/** A file is here; or it ended, by the name of an error or well. */
export type SaveReply = { readonly path: string } | { readonly failure: string | null };
