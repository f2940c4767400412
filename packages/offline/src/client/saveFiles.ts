import { pageKey, withDate } from './copies';
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

  async function saveOne({ path, bytes }: OfflineFile): Promise<void> {
    const key = pageKey(path, origin);
    if (!(isHashed(path) && (await cache.match(key)))) {
      const response = await fetchFile(path, {
        signal,
        headers: { [SAVING_HEADER]: '1' },
        cache: isHashed(path) ? 'default' : 'no-cache',
      });
      if (!response.ok) {
        throw new MissingFile(`${path} answered ${response.status}.`);
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
