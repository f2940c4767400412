import fc from 'fast-check';
import { Window } from 'happy-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { hashOf } from './intact';
import { manifestScript } from './manifest';
import { MANIFEST_PATH, MANIFEST_SCRIPT, SAVED_CACHE } from './names';

/** Saving all docs while the site is deployed between any two requests. */
const ORIGIN = 'https://docs.pt.example';
const PARSER = new Window().DOMParser;
const PAGES = ['/', '/docs/a', '/docs/b', '/docs/c', '/blog'];
const TYPES = { js: 'text/javascript', css: 'text/css', md: 'text/markdown' };

type Build = ReadonlyMap<string, string>;

/** Every second build changes words only, the others scripts and styles too. */
function buildNumber(number: number): Build {
  const assets = [`/assets/js/main.${number >> 1}.js`, `/assets/css/styles.${number >> 1}.css`];
  const page = `<meta name=islands-scripts content="${assets[0]}"><link href=${assets[1]}><body>Build ${number}.</body>`;
  return new Map([
    ...assets.map((path) => [path, path] as const),
    ...PAGES.map((path) => [path, page] as const),
    ['/docs/a.md', `Build ${number}.`],
  ]);
}

async function manifestOf(build: Build) {
  const files = await Promise.all(
    Array.from(build, async ([path, text]) => ({
      path,
      bytes: text.length,
      hash: await hashOf(new TextEncoder().encode(text).buffer),
    })),
  );
  return { version: build.get('/') ?? '', files };
}

/** The browser's caches, as far as saving uses them. */
function fakeCaches() {
  const stores = new Map<string, Map<string, () => Response>>();
  const keyOf = (key: string) => new URL(key, ORIGIN).href;
  const open = (name: string) => {
    const stored = stores.get(name) ?? new Map<string, () => Response>();
    stores.set(name, stored);
    return {
      async put(key: string, response: Response) {
        const text = await response.text();
        stored.set(keyOf(key), () => new Response(text, response));
      },
      match: async (key: string) => stored.get(keyOf(key))?.(),
      delete: async (key: string) => stored.delete(keyOf(key)),
      keys: async () => Array.from(stored.keys(), (url) => ({ url })),
    };
  };
  return {
    open: async (name: string) => open(name),
    match: async (key: string, { cacheName }: { cacheName: string }) => open(cacheName).match(key),
    delete: async (name: string) => stores.delete(name),
  };
}

/** What is saved, by its path. */
async function savedTexts(caches: ReturnType<typeof fakeCaches>): Promise<Map<string, string>> {
  const cache = await caches.open(SAVED_CACHE);
  const texts = new Map<string, string>();
  for (const { url } of await cache.keys()) {
    texts.set(new URL(url).pathname, (await (await cache.match(url))?.text()) ?? '');
  }
  return texts;
}

afterEach(() => vi.unstubAllGlobals());

it('keeps one build, whole, whatever is deployed between any two requests', async () => {
  const deploys = fc.array(fc.nat(40), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(deploys, fc.boolean(), async (afterRequests, keepsAssets) => {
      let current = 0;
      let requests = 0;
      let willDeploy = false;
      const fetchFile = async (path: string) => {
        current += willDeploy ? afterRequests.filter((after) => after === requests).length : 0;
        requests += 1;
        const build = buildNumber(current);
        if (path === MANIFEST_SCRIPT) {
          return new Response(manifestScript(await manifestOf(build)));
        }
        const older = Array.from({ length: current }, (_, number) => buildNumber(number).get(path));
        const text = build.get(path) ?? (keepsAssets ? older.find(Boolean) : undefined);
        const ending = path.split('.').at(-1) as keyof typeof TYPES;
        return new Response(text ?? 'Not found', {
          status: text === undefined ? 404 : 200,
          headers: { 'Content-Type': TYPES[ending] ?? 'text/html' },
        });
      };
      const caches = fakeCaches();
      vi.stubGlobal('caches', caches);
      vi.stubGlobal('window', { isSecureContext: true, caches });
      vi.stubGlobal('location', new URL(ORIGIN));
      vi.stubGlobal('navigator', { serviceWorker: {} });
      vi.stubGlobal('fetch', fetchFile);
      vi.stubGlobal('DOMParser', PARSER);
      vi.resetModules();
      const { check, save, savedDocs } = await import('./savedDocs');
      await check();
      await save();
      expect(savedDocs.current()).toMatchObject({ kind: 'saved' });

      willDeploy = true;
      requests = 0;
      await check();
      await save();
      const texts = await savedTexts(caches);
      const { version, files } = JSON.parse(texts.get(MANIFEST_PATH) ?? '');
      for (const { path } of files) {
        expect(texts.has(path), path).toBe(true);
      }
      for (const path of PAGES) {
        expect(texts.get(path), path).toBe(version);
      }
    }),
    { numRuns: 100 },
  );
});
