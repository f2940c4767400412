import { savedAt, withDate } from './copies';
import { forgetTimes } from './forgetTimes';
import {
  changedFiles,
  type OfflineManifest,
  pageCount,
  readManifest,
  readManifestScript,
  totalBytes,
} from './manifest';
import { CACHES, MANIFEST_PATH, MANIFEST_SCRIPT, SAVED_CACHE, type SaveDocs, type SaveReply } from './names';

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
/** The way to the worker that saves. */
let running: MessagePort | null = null;
let wasCancelled = false;
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
      const update = newestManifest ? totalBytes(changedFiles(manifest, newestManifest)) : 0;
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

/** A worker that says nothing for this long was ended by the browser. */
const PATIENCE_MS = 60_000;

/** Has the worker save the files, and waits for its last word: the name of an error, or nothing. */
async function askWorker(manifest: OfflineManifest, onSaved: (path: string) => void): Promise<string | null> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const giveUp = () => resolve('TimeoutError');
    let silence = setTimeout(giveUp, PATIENCE_MS);
    port1.onmessage = ({ data }: MessageEvent<SaveReply>) => {
      clearTimeout(silence);
      if ('path' in data) {
        silence = setTimeout(giveUp, PATIENCE_MS);
        onSaved(data.path);
      } else {
        resolve(data.failure);
      }
    };
    running = port1;
    active?.postMessage({ type: 'pt-save', manifest } satisfies SaveDocs, [port2]);
  }).finally(() => port1.close()) as Promise<string | null>;
}

/** Has the build's files put in the cache, then puts the manifest: a set that has one is complete. */
async function fetchAll(manifest: OfflineManifest): Promise<string | null> {
  const changed = changedFiles((await storedManifest())?.manifest ?? null, manifest);
  const bytes = totalBytes(changed);
  const sizes = new Map(changed.map((file) => [file.path, file.bytes]));
  let done = 0;
  become({ kind: 'saving', done, bytes });
  const failure = await askWorker(manifest, (path) => {
    done += sizes.get(path) ?? 0;
    become({ kind: 'saving', done, bytes });
  });
  if (failure === null) {
    const complete = new Response(JSON.stringify(manifest), {
      headers: { 'Content-Type': 'application/json' },
    });
    await (await caches.open(SAVED_CACHE)).put(MANIFEST_PATH, withDate(complete, new Date()));
  }
  return failure;
}

const FULL = 'There isn’t enough space on this device. Nothing was kept.';
const FULL_FOR_UPDATE =
  'There isn’t enough space on this device for the newer pages. What was saved before is kept.';
const MISSING = 'The server did not send all of the files. What has arrived is kept: try again later.';
const INTERRUPTED = 'The connection was lost. What has arrived is kept: try again to go on.';

/** What a failure leaves behind, and what the reader is told: nothing, if the reader cancelled. */
async function settle(failure: string): Promise<string | null> {
  const hasOlderSet = (await storedManifest()) !== null;
  const isFull = failure === 'QuotaExceededError';
  if ((isFull || wasCancelled) && !hasOlderSet) {
    await caches.delete(SAVED_CACHE);
  }
  if (wasCancelled) {
    return null;
  }
  if (isFull) {
    return hasOlderSet ? FULL_FOR_UPDATE : FULL;
  }
  return failure === 'bad-precaching-response' ? MISSING : INTERRUPTED;
}

/** Saves all of the docs, or what is newer of them. The worker goes on with it when the reader leaves the page. */
export async function save(): Promise<void> {
  if (state.kind === 'saving' || !newestManifest) {
    return;
  }
  wasCancelled = false;
  // The reader asked for it: the browser should not clear it away on its own.
  void navigator.storage?.persist?.().catch(() => undefined);
  let problem: string | null = null;
  try {
    const failure = await fetchAll(newestManifest);
    problem = failure === null ? null : await settle(failure);
  } catch (error) {
    problem = await settle((error as Error).name).catch(() => BLOCKED);
  }
  running = null;
  await check(problem);
}

export function cancel(): void {
  wasCancelled = true;
  running?.postMessage('cancel');
}

/** Removes everything that is kept for offline reading: visited pages, their scripts, and when they were read. */
export async function remove(): Promise<void> {
  cancel();
  await Promise.all([...CACHES.map((name) => caches.delete(name)), forgetTimes()]).catch(() => undefined);
  await check();
}
