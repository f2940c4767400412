// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The module remembers what it has asked for: each test gets one of its own. */
let table: typeof import('./fragmentTable');
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

describe('the table of doc fragments', () => {
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
