import { afterEach, expect, it, vi } from 'vitest';
import { hashOf } from './intact';
import { manifestScript } from './manifest';
import { MANIFEST_PATH, MANIFEST_SCRIPT, SAVED_CACHE, type SaveDocs } from './names';

/** Saving all docs from a server that does what a test says, and what is on the device then. */
const ORIGIN = 'https://docs.pt.example';
const PAGES = ['/', '/docs/a', '/docs/b', '/blog'];
const SCRIPT = '/assets/js/main.1.js';
const TYPES = { js: 'text/javascript', css: 'text/css', md: 'text/markdown', json: 'application/json' };
const FULL = new DOMException('full', 'QuotaExceededError');

type Build = ReadonlyMap<string, string>;

const pageOf = (build: number, script: string, more = '') =>
  `<meta name="islands-scripts" content="${script}"><link rel=stylesheet href=/assets/css/s.1.css><body>Build ${build}.${more}</body>`;

function buildNumber(build: number): Build {
  const script = `/assets/js/main.${build}.js`;
  return new Map([
    ['/assets/css/s.1.css', 'a{}'],
    [script, `build ${build}`],
    ['/search-index.json', `{"file":"${script}"}`],
    ...PAGES.map((path) => [path, pageOf(build, script)] as const),
    ['/docs/a.md', `Build ${build}.`],
  ]);
}

async function manifestOf(build: Build) {
  const describeFile = async ([path, text]: readonly [string, string]) => ({
    path,
    bytes: text.length,
    hash: await hashOf(new TextEncoder().encode(text).buffer),
  });
  return { version: build.get('/') ?? '', files: await Promise.all(Array.from(build, describeFile)) };
}

function answer(path: string, text: string | undefined): Response {
  const type = TYPES[path.split('.').at(-1) as keyof typeof TYPES] ?? 'text/html';
  return new Response(text ?? 'Not found', {
    status: text === undefined ? 404 : 200,
    headers: { 'Content-Type': type },
  });
}

/** The browser's caches, as far as saving uses them; `put` may fail. */
function fakeCaches(onPut: () => void) {
  const stores = new Map<string, Map<string, () => Response>>();
  const urlOf = (key: RequestInfo | URL) =>
    new URL(key instanceof Request ? key.url : String(key), ORIGIN).href;
  const open = (name: string) => {
    const stored = stores.get(name) ?? new Map<string, () => Response>();
    stores.set(name, stored);
    return {
      async put(key: RequestInfo, response: Response) {
        const text = await response.text();
        onPut();
        stored.set(urlOf(key), () => new Response(text, response));
      },
      async match(key: RequestInfo, options?: CacheQueryOptions) {
        const plain = (url: string) => (options?.ignoreSearch ? url.replace(/\?.*/, '') : url);
        const found = Array.from(stored.keys()).find((url) => plain(url) === plain(urlOf(key)));
        return stored.get(found ?? '')?.();
      },
      delete: async (key: RequestInfo) => stored.delete(urlOf(key)),
      keys: async () => Array.from(stored.keys(), (url) => new Request(url)),
    };
  };
  return {
    open: async (name: string) => open(name),
    match: async (key: RequestInfo, { cacheName, ...options }: MultiCacheQueryOptions) =>
      stores.has(cacheName ?? '') ? open(cacheName ?? '').match(key, options) : undefined,
    delete: async (name: string) => stores.delete(name),
    has: (name: string) => stores.has(name),
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** A device and a server. What the server sends for a path may be changed by `sent`. */
async function device() {
  const server = {
    build: buildNumber(1),
    sent: (path: string, text: string | undefined, _signal?: AbortSignal): Response | Promise<Response> =>
      answer(path, text),
    onPut: () => {},
    asked: [] as string[],
  };
  const caches = fakeCaches(() => server.onPut());
  // Workbox in a test's environment asks for what only a worker has.
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, ORIGIN) : input, init);
      }
    },
  );
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('self', { caches });
  vi.stubGlobal('FetchEvent', class {});
  vi.stubGlobal('window', { isSecureContext: true, caches });
  vi.stubGlobal('location', new URL(ORIGIN));
  vi.stubGlobal('fetch', async (input: RequestInfo) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, ORIGIN);
    if (pathname === MANIFEST_SCRIPT) {
      return new Response(manifestScript(await manifestOf(server.build)));
    }
    server.asked.push(pathname);
    const { signal } = input as Request;
    return server.sent(pathname, server.build.get(pathname), signal);
  });
  vi.resetModules();
  const { saveDocs } = await import('./saveDocs');
  const active = {
    postMessage: (message: SaveDocs, [port]: MessagePort[]) => port && saveDocs(message, port),
  };
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve({ active }) } });
  const docs = await import('./savedDocs');
  await docs.check();
  const textOf = async (path: string) =>
    (await caches.match(path, { cacheName: SAVED_CACHE, ignoreSearch: true }))?.text();
  return { ...docs, server, caches, textOf };
}

it('saves every file, and then fetches only what has changed', async () => {
  const { save, check, savedDocs, server, textOf, caches } = await device();
  await save();
  expect(savedDocs.current()).toMatchObject({ kind: 'saved', pages: PAGES.length, update: 0 });
  server.build = buildNumber(2);
  server.asked = [];
  await check();
  await save();
  expect(savedDocs.current()).toMatchObject({ kind: 'saved', update: 0, problem: null });
  expect(server.asked.toSorted()).toEqual(
    Array.from(server.build.keys())
      .filter((path) => !path.endsWith('.css'))
      .toSorted(),
  );
  expect(await textOf('/docs/a')).toContain('Build 2.');
  const kept = await (await caches.open(SAVED_CACHE)).keys();
  expect(kept).toHaveLength(server.build.size + 1);
});

it.each([
  ['a page in its place', SCRIPT, () => answer('/', '<!doctype html>')],
  ['other content of the right type', SCRIPT, () => answer(SCRIPT, 'garbage')],
  ['nothing', SCRIPT, () => answer(SCRIPT, '')],
  ['a sign-in page of a network', '/docs/b', () => answer('/', '<body>Sign in</body>')],
  ['a page of another build', '/docs/b', () => answer('/', pageOf(2, '/assets/js/main.2.js'))],
  ['an error', '/docs/a.md', () => answer('/docs/a.md', undefined)],
])(
  'says that the server did not send all when it sends %s, and goes on from there',
  async (_, wrong, send) => {
    const { save, savedDocs, server, textOf } = await device();
    server.sent = (path, text) => (path === wrong ? send() : answer(path, text));
    await save();
    expect(savedDocs.current()).toMatchObject({
      kind: 'none',
      problem: expect.stringContaining('did not send all'),
    });
    expect(await textOf(wrong)).toBeUndefined();
    expect(await textOf(MANIFEST_PATH)).toBeUndefined();
    server.sent = answer;
    server.asked = [];
    await save();
    expect(savedDocs.current()).toMatchObject({ kind: 'saved' });
    expect(server.asked.length).toBeLessThan(server.build.size);
  },
);

it('takes pages to which a host has added a script, and does not fetch them again', async () => {
  const { save, check, server, textOf } = await device();
  server.sent = (path, text) =>
    answer(path, text?.replace('</body>', '<p>/assets/js/x.js</p><script></script></body>'));
  await save();
  expect(await textOf('/docs/a')).toContain('<script>');
  server.build = new Map([...server.build, ['/docs/new', pageOf(1, SCRIPT)]]);
  server.asked = [];
  await check();
  await save();
  expect(server.asked).toEqual(['/docs/new']);
});

it('leaves the build that is here whole wherever an update ends, and says why', async () => {
  for (let fails = 0; fails < buildNumber(2).size - 1; fails += 1) {
    const { save, check, savedDocs, server, textOf } = await device();
    await save();
    server.build = buildNumber(2);
    let puts = 0;
    server.onPut = () => {
      puts += 1;
      if (puts > fails) {
        throw FULL;
      }
    };
    await check();
    await save();
    expect(savedDocs.current()).toMatchObject({
      kind: 'saved',
      problem: expect.stringContaining('What was saved before is kept'),
    });
    for (const [path, text] of buildNumber(1)) {
      expect(await textOf(path), `${path}, full after ${fails}`).toBe(text);
    }
  }
});

it.each([
  ['a full device', FULL, 'Nothing was kept'],
  ['a lost connection', new TypeError('Failed to fetch'), 'try again to go on'],
])('%s: says so', async (_, error, sentence) => {
  const { save, savedDocs, server, caches } = await device();
  let puts = 0;
  server.onPut = () => {
    puts += 1;
    if (puts > 3) {
      throw error;
    }
  };
  await save();
  expect(savedDocs.current()).toMatchObject({ kind: 'none', problem: expect.stringContaining(sentence) });
  expect(caches.has(SAVED_CACHE)).toBe(error !== FULL);
});

it('cancelled, keeps nothing and complains of nothing', async () => {
  const { save, cancel, savedDocs, server, caches } = await device();
  server.sent = (path, text, signal) => {
    if (path !== '/docs/b') {
      return answer(path, text);
    }
    cancel();
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  };
  await save();
  expect(savedDocs.current()).toMatchObject({ kind: 'none', problem: null });
  expect(caches.has(SAVED_CACHE)).toBe(false);
});
