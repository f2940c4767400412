// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The module remembers what it has asked for: each test gets one of its own. */
let table: typeof import('./fragmentTable');
const PATIENTLY = { timeout: 15_000, interval: 1 };
const fetching = vi.fn<(address: string) => Promise<Response>>();

const SCRIPTS = '/assets/js/runtime.1.js /assets/js/main.2.js';
const ENTRY = { fragment: '/assets/fragments/docs/swap.1a.json', styles: ['/a.css', '/b.css'] };
const TABLE = { scripts: SCRIPTS, docs: { '/docs/swap': ENTRY } };

beforeEach(async () => {
  vi.resetModules();
  table = await import('./fragmentTable');
  document.head.innerHTML = `<meta name="islands-scripts" content="${SCRIPTS} /assets/js/17.4.js">`;
  fetching.mockImplementation(async () => Response.json(TABLE));
  vi.stubGlobal('fetch', fetching);
  vi.stubGlobal('origin', 'https://docs.example');
});
afterEach(() => {
  fetching.mockReset();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

const asked = () => fetching.mock.calls.map(([address]) => address);

describe('the table of doc fragments', () => {
  it('is fetched once, and says where a doc is and which styles it needs', async () => {
    expect(await table.fragmentEntry('/docs/swap')).toEqual(ENTRY);
    expect(await table.fragmentEntry('/docs/swap')).toEqual(ENTRY);
    await expect(table.fragmentEntry('/docs/other')).rejects.toThrow('does not have /docs/other');
    expect(asked()).toEqual(['/fragments.json']);
  });

  it.each([
    ['another build', JSON.stringify({ ...TABLE, scripts: '/assets/js/runtime.9.js' })],
    ['a proxy', '<html>Sign in to the network</html>'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['an entry of another form', JSON.stringify({ scripts: SCRIPTS, docs: { '/docs/swap': 5 } })],
  ])('of %s is refused', async (_, body) => {
    fetching.mockResolvedValue(new Response(body));
    await expect(table.fragmentEntry('/docs/swap')).rejects.toThrow();
  });

  it('is fetched again after a failure', async () => {
    fetching.mockResolvedValueOnce(new Response('', { status: 503 }));
    await expect(table.fragmentEntry('/docs/swap')).rejects.toThrow('did not arrive: 503');
    expect(await table.fragmentEntry('/docs/swap')).toEqual(ENTRY);
  });
});

describe('prefetching a doc', () => {
  it('fetches its fragment, and its styles one after the other', async () => {
    let isBusy = false;
    fetching.mockImplementation(async (address) => {
      if (!address.endsWith('.css')) {
        return Response.json(TABLE);
      }
      expect(isBusy).toBe(false);
      isBusy = true;
      await new Promise((done) => setTimeout(done));
      isBusy = false;
      return new Response('');
    });
    await table.prefetchFragment('/docs/swap');
    await vi.waitUntil(() => asked().includes('/b.css'), PATIENTLY);
    expect(asked()).toEqual(['/fragments.json', ENTRY.fragment, '/a.css', '/b.css']);
  });

  it('that is not in the table is no error', async () => {
    await expect(table.prefetchFragment('/docs/other')).resolves.toBeUndefined();
  });
});
