// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const page = vi.hoisted(() => ({
  prefetch: vi.fn<(address: string) => Promise<void>>(async () => {}),
  preload: vi.fn<(path: string) => Promise<void>>(async () => {}),
  painted: [] as (() => void)[],
}));
vi.mock('./preload', () => ({ default: page.preload }));
vi.mock('./prefetch', () => ({ default: page.prefetch, mayFetch: () => true }));
vi.mock('../fragments/afterNextPaint', () => ({
  afterNextPaint: (run: () => void) => page.painted.push(run),
}));

const KILOBYTES: Readonly<Record<string, number>> = { a: 8, b: 3, c: 5, d: 7, e: 20 };
vi.mock('../fragments/fragmentTable', () => ({
  fragmentEntry: async (name: string) => ({
    fragment: `${name}.json`,
    size: (KILOBYTES[name.slice(-1)] ?? 0) * 1000,
    styles: [],
  }),
}));

let docusaurus: typeof import('./docusaurus').default;

const connect = (connection: object | undefined) => vi.stubGlobal('navigator', { connection });
const go = (pathname: string) => history.replaceState(null, '', pathname);

beforeEach(async () => {
  connect(undefined);
  vi.resetModules();
  const { declareDoc } = await import('../fragments/fragmentStore');
  ['/docs/here', '/docs/there', ...Object.keys(KILOBYTES).map((name) => `/docs/${name}`)].forEach(declareDoc);
  ({ default: docusaurus } = await import('./docusaurus'));
  go('/docs/here');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  page.painted.length = 0;
});

/** Links come into view; what is fetched when they have been painted. */
async function see(...paths: string[]): Promise<string[]> {
  page.prefetch.mockClear();
  for (const path of paths) {
    docusaurus.prefetch(path);
  }
  for (const run of page.painted.splice(0)) {
    run();
  }
  await new Promise((resolve) => setTimeout(resolve));
  return page.prefetch.mock.calls.flat();
}

const addresses = (...names: string[]) => names.map((name) => `/docs/${name}.json`);

describe('links in view', () => {
  it('fetch the smallest first, up to 16 kB for a page, each once', async () => {
    expect(await see('/docs/a', '/docs/b?q=1', '/docs/c/', '/docs/d#x', '/docs/e')).toEqual(
      addresses('b', 'c', 'd'),
    );
    expect(await see('/docs/a', '/docs/b')).toEqual([]);
    go('/docs/there');
    expect(await see('/docs/e', '/docs/a')).toEqual(addresses('a'));
  });

  it.each([
    ['the page itself', '/docs/here', '/docs/here/'],
    ['a post, whose code a doc hasn’t', '/docs/here', '/blog/release'],
    ['a doc, seen from a post', '/blog', '/docs/b'],
  ])('don’t fetch %s', async (_, here, path) => {
    go(here);
    expect(await see(path)).toEqual([]);
  });

  it.each([[{ saveData: true }], [{ effectiveType: '2g' }]])('fetch nothing with %j', async (connection) => {
    connect(connection);
    expect(await see('/docs/b')).toEqual([]);
  });

  it('fetch where the browser does not say how fast the connection is', async () => {
    connect({});
    expect(await see('/docs/b')).toEqual(addresses('b'));
  });
});

it('what the reader points at is fetched at once', () => {
  docusaurus.preload('/blog/release#x');
  expect(page.preload).toHaveBeenCalledExactlyOnceWith('/blog/release#x');
});
