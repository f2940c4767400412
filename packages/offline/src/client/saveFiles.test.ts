import { Window } from 'happy-dom';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { hashOf } from './intact';
import { MissingFile, saveFiles } from './saveFiles';

// The rest of happy-dom would replace Node's own Response.
vi.stubGlobal('DOMParser', new Window().DOMParser);
afterAll(() => vi.unstubAllGlobals());

const ORIGIN = 'https://docs.pt.example';
const TEXT = 'text';
const hash = await hashOf(new TextEncoder().encode(TEXT).buffer);
const files = ['/docs/a', '/docs/b', '/assets/js/c.1234.js'].map((path) => ({ path, bytes: 100, hash }));

const pageWith = (script: string) =>
  `<head><meta name=islands-scripts content="/assets/js/c.1234.js ${script}"></head><body></body>`;
const answer = (path: string, body = path.endsWith('.js') ? TEXT : pageWith('')) =>
  new Response(body, { headers: { 'Content-Type': path.endsWith('.js') ? 'text/javascript' : 'text/html' } });

function fakeCache() {
  const stored = new Map<string, Response>();
  return {
    stored,
    put: async (key: RequestInfo | URL, response: Response) => void stored.set(String(key), response),
    match: async (key: RequestInfo | URL) => stored.get(String(key)),
  };
}

const run = (options: Partial<Parameters<typeof saveFiles>[0]> = {}) => {
  const cache = fakeCache();
  const done = saveFiles({
    manifest: { version: 'v', files },
    files,
    isCurrent: async () => true,
    cache,
    origin: ORIGIN,
    signal: new AbortController().signal,
    onProgress: () => {},
    fetchFile: async (path: RequestInfo | URL) => answer(String(path)),
    ...options,
  });
  return { cache, done };
};

describe('saving files', () => {
  it.each([
    ['a page in its place', () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
    ['other content of the right type', () => answer('.js', 'garbage')],
    ['nothing', () => answer('.js', '')],
  ])('stores no script that is answered with %s, and says so', async (_, wrong) => {
    const { cache, done } = run({
      fetchFile: async (path) => (String(path).endsWith('.js') ? wrong() : answer(String(path))),
    });
    await expect(done).rejects.toThrow(MissingFile);
    expect(Array.from(cache.stored.keys())).not.toContain(`${ORIGIN}/assets/js/c.1234.js`);
  });

  it.each([
    [
      'a page that needs a script of another build',
      {
        fetchFile: async (path: RequestInfo | URL) =>
          answer(String(path), String(path).endsWith('.js') ? TEXT : pageWith('/assets/js/new.5678.js')),
      },
    ],
    [
      'a sign-in page of a network',
      {
        fetchFile: async (path: RequestInfo | URL) =>
          answer(String(path), String(path).endsWith('.js') ? TEXT : '<body>Sign in</body>'),
      },
    ],
    ['a site that has changed by the end', { isCurrent: async () => false }],
  ])('leaves every older page in its place for %s', async (_, options) => {
    const { cache, done } = run(options);
    await expect(done).rejects.toThrow(MissingFile);
    expect(Array.from(cache.stored.keys()).filter((key) => key.includes('/docs/'))).toEqual([]);
  });

  it('takes addresses from attributes: a text may name a file that nobody has', async () => {
    const text = pageWith('').replace(
      '</body>',
      '<p title="/assets/js/x.js">In <code>="/assets/js/x.js"</code></body>',
    );
    const { cache, done } = run({
      fetchFile: async (path) => answer(String(path), String(path).endsWith('.js') ? TEXT : text),
    });
    await done;
    expect(cache.stored.size).toBe(files.length);
  });
});
