import { isFilePath } from '@pt-docs/islands/head';
import { pageKey, withDate } from './copies';
import { isIntact } from './intact';
import type { OfflineFile } from './manifest';
import { SAVING_HEADER } from './names';

/** Requests at once: enough for a fast line, few enough for the page that is being read. */
const LANES = 4;

export class MissingFile extends Error {
  override name = 'MissingFile';
}

type Save = {
  readonly files: readonly OfflineFile[];
  readonly cache: Pick<Cache, 'put' | 'match'>;
  readonly origin: string;
  readonly signal: AbortSignal;
  readonly onProgress: (bytes: number) => void;
  readonly fetchFile?: typeof fetch;
};

const isHashed = (path: string) => path.startsWith('/assets/');

/**
 * Fetches files into a cache, a few at a time, and stops at the first that fails. Files whose name carries a hash are
 * not fetched again when they are there: an interrupted save goes on where it was.
 */
export async function saveFiles({ files, cache, origin, signal, onProgress, fetchFile = fetch }: Save) {
  const waiting = files.slice();
  let done = 0;

  const fetchWith = (path: string, mode: RequestCache) =>
    fetchFile(path, { signal, headers: { [SAVING_HEADER]: '1' }, cache: mode });

  /** Some hosts add a script of their own to pages, so a page is known by its type only. */
  const isRight = (response: Response, { path, hash }: OfflineFile) =>
    isIntact(response, path, isFilePath(path) ? hash : undefined);

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
      await cache.put(key, withDate(response, new Date()));
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
