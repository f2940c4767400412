// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The module remembers what it has loaded: each test gets one of its own. */
let store: typeof import('./fragmentStore');

const DOC = { metadata: { title: 'Swap' }, frontMatter: {}, toc: [], assets: {}, contentTitle: 'Swap' };
const HTML = `<h1>Swap</h1><script type="application/json" data-doc>${JSON.stringify(DOC)}</script>`;

const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const fetching = vi.fn<(address: string) => Promise<Response>>();

const ADDRESS = '/assets/fragments/docs/swap.1a.json';
let address = ADDRESS;
let deployed = ADDRESS;
vi.mock('./fragmentTable', () => ({
  fragmentEntry: async () => ({ fragment: address, styles: [] }),
  forgetTable: () => {
    address = deployed;
  },
}));

beforeEach(async () => {
  vi.resetModules();
  store = await import('./fragmentStore');
  store.declareDoc('/docs/swap');
  address = ADDRESS;
  deployed = ADDRESS;
  fetching.mockImplementation(async () => answer(HTML));
  vi.stubGlobal('fetch', fetching);
});
afterEach(() => {
  fetching.mockReset();
  vi.unstubAllGlobals();
});

describe('loading a doc fragment', () => {
  it('fetches it once, however often it is asked for, in both slash forms', async () => {
    await Promise.all([store.loadFragment('/docs/swap'), store.loadFragment('/docs/swap/')]);
    await store.loadFragment('/docs/swap');
    expect(fetching).toHaveBeenCalledExactlyOnceWith(ADDRESS);
    const fragment = store.fragmentOf('/docs/swap/');
    expect(fragment?.doc?.metadata.title).toBe('Swap');
    // The layout's data is no part of what the reader sees.
    expect(fragment?.template.innerHTML).toBe('<h1>Swap</h1>');
  });

  it('says what did not arrive, and asks again the next time', async () => {
    fetching.mockResolvedValueOnce(answer({}, 404));
    await expect(store.loadFragment('/docs/swap')).rejects.toThrow(
      'The doc fragment of /docs/swap did not arrive: 404.',
    );
    expect(store.fragmentOf('/docs/swap')).toBeUndefined();
    await store.loadFragment('/docs/swap');
    expect(store.fragmentOf('/docs/swap')).toBeDefined();
  });

  it.each([[{ html: HTML }], ['<p>No data</p>'], [null]])('refuses the answer %j', async (body) => {
    fetching.mockResolvedValueOnce(answer(body));
    await expect(store.loadFragment('/docs/swap')).rejects.toThrow('is damaged');
    expect(store.fragmentOf('/docs/swap')).toBeUndefined();
  });

  it('looks into the table again when a deploy has replaced the file', async () => {
    deployed = '/assets/fragments/docs/swap.2b.json';
    fetching.mockImplementation(async (asked) => (asked === deployed ? answer(HTML) : answer({}, 404)));
    await store.loadFragment('/docs/swap');
    expect(fetching.mock.calls).toEqual([[ADDRESS], [deployed]]);
    expect(store.fragmentOf('/docs/swap')).toBeDefined();
  });
});
