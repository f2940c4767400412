import { savedAt, withDate } from './copies';
import { forgetTimes } from './forgetTimes';
import {
  difference,
  type OfflineManifest,
  pageCount,
  readManifest,
  readManifestScript,
  totalBytes,
} from './manifest';
import { CACHES, MANIFEST_PATH, MANIFEST_SCRIPT, SAVED_CACHE } from './names';
import { isFull, MissingFile, saveFiles, saveProblem } from './saveFiles';
import { setSaving } from './tab';

/** All of the docs on this device: what is there, and how to get, renew or remove it. One state for all menus. */
export type SavedDocs =
  | { readonly kind: 'checking' }
  | { readonly kind: 'unavailable'; readonly reason: string }
  | {
      readonly kind: 'none';
      readonly bytes: number;
      readonly pages: number;
      /** Why the last attempt ended without the docs. */
      readonly problem: string | null;
    }
  | { readonly kind: 'saving'; readonly done: number; readonly bytes: number }
  | {
      readonly kind: 'saved';
      readonly date: Date;
      readonly pages: number;
      /** Bytes of what is newer on the network. */
      readonly update: number;
      readonly problem: string | null;
    };

const NO_SUPPORT = 'This browser can’t save pages for offline reading.';
const NOT_SECURE = 'Pages can be saved only over a secure connection (https).';
const BLOCKED = 'This browser blocks storage for this site, so nothing can be saved.';
const NO_CONNECTION = 'You need a connection to save the docs.';

let state: SavedDocs = { kind: 'checking' };
let newestManifest: OfflineManifest | null = null;
let running: AbortController | null = null;
const listeners = new Set<() => void>();

function become(next: SavedDocs): void {
  state = next;
  for (const listener of listeners) {
    listener();
  }
}

export const savedDocs = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: () => state,
};

type Stored = { readonly manifest: OfflineManifest; readonly date: Date };

/** What is on this device: the manifest that was stored last, when all of its files were there. */
async function storedManifest(): Promise<Stored | null> {
  const response = await caches.match(MANIFEST_PATH, { cacheName: SAVED_CACHE });
  const date = savedAt(response);
  const manifest = readManifest(await response?.json());
  return manifest && date ? { manifest, date } : null;
}

async function fetchManifest(): Promise<OfflineManifest | null> {
  try {
    const response = await fetch(MANIFEST_SCRIPT, { cache: 'no-cache' });
    return response.ok ? readManifestScript(await response.text()) : null;
  } catch {
    return null;
  }
}

function unsupported(): string | null {
  if (!window.isSecureContext) {
    return NOT_SECURE;
  }
  return 'serviceWorker' in navigator && 'caches' in window ? null : NO_SUPPORT;
}

/** Looks at what is here and what the network has. Says why when saving is not possible. */
export async function check(problem: string | null = null): Promise<void> {
  if (running) {
    return;
  }
  const reason = unsupported();
  if (reason) {
    become({ kind: 'unavailable', reason });
    return;
  }
  try {
    const stored = await storedManifest();
    newestManifest = (await fetchManifest()) ?? newestManifest;
    if (stored) {
      const { manifest, date } = stored;
      const update = newestManifest ? totalBytes(difference(manifest, newestManifest).changed) : 0;
      become({ kind: 'saved', date, pages: pageCount(manifest), update, problem });
    } else if (newestManifest) {
      const bytes = totalBytes(newestManifest.files);
      become({ kind: 'none', bytes, pages: pageCount(newestManifest), problem });
    } else {
      become({ kind: 'unavailable', reason: NO_CONNECTION });
    }
  } catch {
    become({ kind: 'unavailable', reason: BLOCKED });
  }
}

async function isStill({ version }: OfflineManifest): Promise<boolean> {
  const now = await fetchManifest();
  if (!now) {
    throw new Error('The connection was lost before the end.');
  }
  return now.version === version;
}

async function fetchAll(manifest: OfflineManifest, { signal }: AbortController): Promise<void> {
  const cache = await caches.open(SAVED_CACHE);
  const stored = await storedManifest();
  const { changed, gone } = difference(stored?.manifest ?? null, manifest);
  const bytes = totalBytes(changed);
  const onProgress = (done: number) => !signal.aborted && become({ kind: 'saving', done, bytes });
  onProgress(0);
  await saveFiles({
    manifest,
    files: changed,
    cache,
    origin: location.origin,
    signal,
    onProgress,
    isCurrent: () => isStill(manifest),
  });
  // Stored last, so that the manifest is there only when all files are.
  const complete = new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/json' },
  });
  await cache.put(MANIFEST_PATH, withDate(complete, new Date()));
  await Promise.all(gone.map((path) => cache.delete(path)));
}

/** What a failure leaves behind, and what the reader is told: nothing, if the reader cancelled. */
async function settle(error: unknown, wasCancelled: boolean): Promise<string | null> {
  const hasOlderSet = (await storedManifest()) !== null;
  if ((isFull(error) || wasCancelled) && !hasOlderSet) {
    await caches.delete(SAVED_CACHE);
  }
  return wasCancelled ? null : saveProblem(error, hasOlderSet);
}

/** A deploy on the way is met by starting over. What has arrived under a hashed name is kept. */
async function fetchNewest(manifest: OfflineManifest, run: AbortController, restarts = 3): Promise<void> {
  try {
    await fetchAll(manifest, run);
  } catch (error) {
    const next = error instanceof MissingFile ? await fetchManifest() : null;
    if (!next || next.version === manifest.version || restarts === 0) {
      throw error;
    }
    newestManifest = next;
    await fetchNewest(next, run, restarts - 1);
  }
}

/** Saves all of the docs, or what is newer of them. */
export async function save(): Promise<void> {
  if (running || !newestManifest) {
    return;
  }
  running = new AbortController();
  setSaving(true);
  let problem: string | null = null;
  try {
    // The reader asked for it: the browser should not clear it away on its own.
    void navigator.storage?.persist?.().catch(() => undefined);
    await fetchNewest(newestManifest, running);
  } catch (error) {
    // Not told by the error: a file that was cut off while it was being stored looks like a lost connection.
    const wasCancelled = running.signal.aborted;
    running.abort();
    problem = await settle(error, wasCancelled).catch(() => BLOCKED);
  }
  running = null;
  setSaving(false);
  await check(problem);
}

export const cancel = () => running?.abort();

/** Removes everything that is kept for offline reading: visited pages, their scripts, and when they were read. */
export async function remove(): Promise<void> {
  cancel();
  await Promise.all([...CACHES.map((name) => caches.delete(name)), forgetTimes()]).catch(() => undefined);
  await check();
}
