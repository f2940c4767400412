// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The module remembers what it has asked for: each test gets one of its own. */
let styles: typeof import('./docStyles');
const fetching = vi.fn<(address: string) => Promise<Response>>();

beforeEach(async () => {
  vi.resetModules();
  styles = await import('./docStyles');
  vi.stubGlobal('fetch', fetching);
  vi.stubGlobal('origin', 'https://docs.example');
});
afterEach(() => {
  fetching.mockReset();
  vi.unstubAllGlobals();
});

const asked = () => fetching.mock.calls.map(([address]) => address);

describe('the styles of docs', () => {
  it('are known once their list is here, and asked for once', async () => {
    fetching.mockImplementation(async () => Response.json({ '/docs/swap': ['/a.css'] }));
    expect(styles.knownStyles('/docs/swap')).toEqual([]);
    styles.prefetchStyles('/fragments/1a', '/docs/swap');
    styles.prefetchStyles('/fragments/1a', '/docs/other');
    await expect.poll(asked).toContain('/a.css');
    expect(styles.knownStyles('/docs/swap')).toEqual(['/a.css']);
    expect(styles.knownStyles('/docs/other')).toEqual([]);
    expect(asked()).toEqual(['/fragments/1a/_styles.json', '/a.css']);
  });

  it.each([['null'], ['[]'], ['{"/docs/swap": 5}'], ['<html>Sign in to the network</html>'], ['']])(
    'stay unknown after the answer %j',
    async (body) => {
      fetching.mockResolvedValue(new Response(body));
      styles.prefetchStyles('/fragments/1a', '/docs/swap');
      await expect.poll(() => fetching.mock.settledResults[0]?.type).toBe('fulfilled');
      await new Promise((done) => setTimeout(done));
      expect(asked()).toHaveLength(1);
      expect(styles.knownStyles('/docs/swap')).toEqual([]);
    },
  );

  it('are fetched one after the other', async () => {
    let isBusy = false;
    fetching.mockImplementation(async (address) => {
      expect(isBusy).toBe(false);
      isBusy = true;
      await new Promise((done) => setTimeout(done));
      isBusy = false;
      return address.endsWith('.json')
        ? Response.json({ '/docs/one': ['/a.css', '/b.css'], '/docs/two': ['/b.css', '/c.css'] })
        : new Response('');
    });
    styles.prefetchStyles('/fragments/1a', '/docs/one');
    styles.prefetchStyles('/fragments/1a', '/docs/two');
    await expect.poll(asked).toContain('/c.css');
    expect(asked()).toEqual(['/fragments/1a/_styles.json', '/a.css', '/b.css', '/c.css']);
  });
});
