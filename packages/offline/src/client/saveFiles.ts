import { isFilePath } from '@pt-docs/islands/head';
import { isWholePage, pageKey, withDate } from './copies';
import { isIntact } from './intact';
import type { OfflineFile, OfflineManifest } from './manifest';
import { SAVING_HEADER } from './names';

/** Requests at once: enough for a fast line, few enough for the page that is being read. */
const LANES = 4;

/** A file that the manifest lists isn't on the server, or is another one there: perhaps there is a newer build. */
export class MissingFile extends Error {
  override name = 'MissingFile';
}

type Save = {
  readonly manifest: OfflineManifest;
  /** Those of the manifest that are not here yet. */
  readonly files: readonly OfflineFile[];
  readonly cache: Pick<Cache, 'put' | 'match'>;
  readonly origin: string;
  readonly signal: AbortSignal;
  readonly onProgress: (bytes: number) => void;
  /** Whether the server still has the build of the manifest. */
  readonly isCurrent: () => Promise<boolean>;
  readonly fetchFile?: typeof fetch;
};

const isHashed = (path: string) => path.startsWith('/assets/');

/** What names a file that a page needs. Text is no address, whatever it looks like. */
const NAMING = '[src],[srcset],[poster],link[href],[data-script],[data-worker],meta[name="islands-scripts"]';
const ATTRIBUTES = ['src', 'srcset', 'poster', 'href', 'data-script', 'data-worker', 'content'];

/** The files under a hashed name that a page needs. */
function assetsNamedIn(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return Array.from(page.querySelectorAll(NAMING))
    .flatMap((element) => ATTRIBUTES.flatMap((name) => element.getAttribute(name)?.split(/[\s,]+/) ?? []))
    .filter(isHashed)
    .map((address) => address.replace(/[?#].*/, ''));
}

/**
 * Fetches files into a cache, a few at a time, and stops at the first that fails. Files whose name carries a hash are
 * stored at once, beside those of an older build, and not fetched again when they are there: an interrupted save goes on
 * where it was. Files that keep their name are stored together at the end, if all of them are of one build: until then
 * every older page has all that it needs.
 */
export async function saveFiles(options: Save): Promise<void> {
  const { manifest, files, cache, origin, signal, onProgress, isCurrent, fetchFile = fetch } = options;
  const known = new Set(manifest.files.map(({ path }) => path));
  const waiting = files.slice();
  const arrived = new Map<string, Response>();
  let done = 0;

  const fetchWith = (path: string, mode: RequestCache) =>
    fetchFile(path, { signal, headers: { [SAVING_HEADER]: '1' }, cache: mode });

  /** Some hosts add a script of their own to pages, so a page has no hash to be known by: but it needs what is saved with it. */
  async function isRight(response: Response, { path, hash }: OfflineFile): Promise<boolean> {
    if (isFilePath(path)) {
      return isIntact(response, path, hash);
    }
    const isPage = await isWholePage(response);
    return isPage && assetsNamedIn(await response.clone().text()).every((asset) => known.has(asset));
  }

  async function fetchRight(file: OfflineFile): Promise<Response> {
    const response = await fetchWith(file.path, isHashed(file.path) ? 'default' : 'no-cache');
    if (!response.ok || (await isRight(response, file))) {
      return response;
    }
    // Perhaps only the HTTP cache has it wrong.
    return fetchWith(file.path, 'reload');
  }

  async function saveOne(file: OfflineFile): Promise<void> {
    const { path, bytes } = file;
    const key = pageKey(path, origin);
    if (!(isHashed(path) && (await cache.match(key)))) {
      const response = await fetchRight(file);
      if (!(await isRight(response, file))) {
        throw new MissingFile(`${path} was answered with ${response.status} or with other content.`);
      }
      // Read to its end: what waits must not depend on the connection.
      const copy = withDate(new Response(await response.blob(), response), new Date());
      isHashed(path) ? await cache.put(key, copy) : arrived.set(key, copy);
    }
    done += bytes;
    onProgress(done);
  }

  async function work(): Promise<void> {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      signal.throwIfAborted();
      await saveOne(file);
    }
  }

  try {
    await Promise.all(Array.from({ length: LANES }, work));
  } catch (error) {
    waiting.length = 0;
    throw error;
  }
  if (arrived.size > 0 && !(await isCurrent())) {
    throw new MissingFile('There is a newer build.');
  }
  signal.throwIfAborted();
  await Promise.all(Array.from(arrived, ([key, copy]) => cache.put(key, copy)));
}

const FULL = 'There isn’t enough space on this device. Nothing was kept.';
const FULL_FOR_UPDATE =
  'There isn’t enough space on this device for the newer pages. What was saved before is kept.';
const MISSING = 'The server did not send all of the files. What has arrived is kept: try again later.';
const INTERRUPTED = 'The connection was lost. What has arrived is kept: try again to go on.';

export const isFull = (error: unknown) =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/** Why the docs could not be saved, in a sentence for the reader. */
export function saveProblem(error: unknown, hasOlderSet: boolean): string {
  if (isFull(error)) {
    return hasOlderSet ? FULL_FOR_UPDATE : FULL;
  }
  return error instanceof MissingFile ? MISSING : INTERRUPTED;
}
