import { isFilePath } from '@pt-docs/islands/head';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { PrecacheController } from 'workbox-precaching';
import { assetCopies } from './assetCopies';
import { isWholePage, withDate } from './copies';
import type { OfflineFile, OfflineManifest } from './manifest';
import { SAVED_CACHE, type SaveDocs, type SaveReply } from './names';

/** Controllers side by side, because one fetches file after file: enough for a fast line, few enough for the page being read. */
const LANES = 4;

/** The scripts and styles that a page can't do without. Text is no address, whatever it looks like. */
const NEEDED = /<(?:meta name="?islands-scripts"? content=|link rel="?stylesheet"? href=)("[^"]*"|[^\s>]*)/g;

const isFile = ({ url }: Request) => isFilePath(new URL(url).pathname);

/** Some hosts add a script of their own to pages, so a page has no hash to be known by: but what it needs is saved with it. */
async function isPageOf(response: Response, files: ReadonlySet<string>): Promise<boolean> {
  if (!(await isWholePage(response))) {
    return false;
  }
  const named = Array.from((await response.clone().text()).matchAll(NEEDED), ([, value = '']) =>
    value.replaceAll('"', '').split(/\s+/),
  );
  return named.flat().every((address) => !address.startsWith('/assets/') || files.has(address));
}

type Saving = { readonly abort: AbortController; readonly onSaved: (path: string) => void };

/** Keeps a file with the build's hash, and a page that is one of the build's. */
function keepSaved(
  hashes: Readonly<Record<string, string>>,
  { abort: { signal }, onSaved }: Saving,
): WorkboxPlugin {
  const files = new Set(Object.keys(hashes));
  const copies = assetCopies(hashes, async () => undefined);
  return {
    ...copies,
    requestWillFetch: async (options) => {
      signal.throwIfAborted();
      return new Request((await copies.requestWillFetch?.(options)) ?? options.request, { signal });
    },
    fetchDidSucceed: async (options) =>
      (isFile(options.request) && (await copies.fetchDidSucceed?.(options))) || options.response,
    cachedResponseWillBeUsed: async (options) =>
      isFile(options.request) ? copies.cachedResponseWillBeUsed?.(options) : options.cachedResponse,
    cacheWillUpdate: async (options) => {
      const { request, response } = options;
      const isRight = isFile(request)
        ? await copies.cacheWillUpdate?.(options)
        : await isPageOf(response, files);
      // Read to its end: what is stored must not depend on the connection.
      return isRight ? withDate(new Response(await response.blob(), response), new Date()) : null;
    },
    handlerDidRespond: async ({ request }) => onSaved(new URL(request.url).pathname),
  };
}

/**
 * Saves the files of a build with Workbox' own precaching: each under its address and its hash, so that what is here isn't
 * fetched again, an interrupted save goes on where it was, and the files of the build before stay whole until all of these
 * are here. Ends at the first file that fails, when nothing is under way any more. Runs in the worker.
 */
async function precacheDocs({ files }: OfflineManifest, saving: Saving): Promise<void> {
  const keep = keepSaved(Object.fromEntries(files.map(({ path, hash }) => [path, hash])), saving);
  const controllerOf = (some: typeof files) => {
    const controller = new PrecacheController({ cacheName: SAVED_CACHE, plugins: [keep] });
    // A file under /assets/ has its hash in its name.
    const revision = ({ path, hash }: OfflineFile) => (path.startsWith('/assets/') ? null : hash);
    controller.addToCacheList(some.map((file) => ({ url: file.path, revision: revision(file) })));
    return controller;
  };
  const event = { type: 'install', waitUntil: () => undefined } as unknown as ExtendableEvent;
  const lanes = Array.from({ length: LANES }, (_, lane) => files.filter((_, at) => at % LANES === lane));
  const failures: unknown[] = [];
  const fail = (error: unknown) => {
    failures.push(error);
    saving.abort.abort();
  };
  await Promise.all(lanes.map((some) => controllerOf(some).install(event).catch(fail)));
  if (failures.length > 0) {
    throw failures[0];
  }
  await controllerOf(files).activate(event);
}

/** Answers a page that asked for all docs: each file that is here, then how it ended. Any word of the page ends it. */
export async function saveDocs({ manifest }: SaveDocs, page: MessagePort): Promise<void> {
  const abort = new AbortController();
  const tell = (reply: SaveReply) => page.postMessage(reply);
  page.onmessage = () => abort.abort();
  try {
    await precacheDocs(manifest, { abort, onSaved: (path) => tell({ path }) });
    tell({ failure: null });
  } catch (error) {
    tell({ failure: (error as Error).name });
  }
}
