import { describe, expect, it, vi } from 'vitest';
import { savedAt } from './copies';
import { MissingFile, saveFiles } from './saveFiles';

const ORIGIN = 'https://docs.pt.example';
const files = ['/docs/a', '/docs/b', '/assets/js/c.1234.js'].map((path) => ({ path, bytes: 100, hash: 'x' }));

function fakeCache(present: readonly string[] = []) {
  const stored = new Map<string, Response>(present.map((path) => [ORIGIN + path, new Response()]));
  return {
    stored,
    put: async (key: RequestInfo | URL, response: Response) => void stored.set(String(key), response),
    match: async (key: RequestInfo | URL) => stored.get(String(key)),
  };
}

const run = (options: Partial<Parameters<typeof saveFiles>[0]> = {}) => {
  const cache = fakeCache();
  const onProgress = vi.fn();
  const fetchFile = vi.fn(async () => new Response('text'));
  const done = saveFiles({
    files,
    cache,
    origin: ORIGIN,
    signal: new AbortController().signal,
    onProgress,
    fetchFile,
    ...options,
  });
  return { cache, onProgress, fetchFile, done };
};

describe('saving files', () => {
  it('stores all with their date and says how far it is', async () => {
    const { cache, onProgress, done } = run();
    await done;
    expect(Array.from(cache.stored.keys()).toSorted()).toEqual(
      files.map(({ path }) => ORIGIN + path).toSorted(),
    );
    expect(savedAt(cache.stored.get(`${ORIGIN}/docs/a`))).toBeInstanceOf(Date);
    expect(onProgress.mock.calls.flat()).toEqual([100, 200, 300]);
  });

  it('goes on where it was: hashed files that are there are not fetched again', async () => {
    const { fetchFile, onProgress, done } = run({ cache: fakeCache(['/assets/js/c.1234.js', '/docs/a']) });
    await done;
    expect(fetchFile.mock.calls.map((call: unknown[]) => call[0])).toEqual(['/docs/a', '/docs/b']);
    expect(onProgress).toHaveBeenLastCalledWith(300);
  });

  it('stops at a file that is missing', async () => {
    await expect(run({ fetchFile: async () => new Response('', { status: 404 }) }).done).rejects.toThrow(
      MissingFile,
    );
  });

  it('starts nothing once it is cancelled', async () => {
    const controller = new AbortController();
    controller.abort();
    const { fetchFile, done } = run({ signal: controller.signal });
    await expect(done).rejects.toThrow(/abort/i);
    expect(fetchFile).not.toHaveBeenCalled();
  });

  it('passes on that the device is full', async () => {
    const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    await expect(run({ cache: { ...fakeCache(), put: full } }).done).rejects.toMatchObject({
      name: 'QuotaExceededError',
    });
  });
});
