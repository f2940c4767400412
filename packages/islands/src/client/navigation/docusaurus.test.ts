// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const stock = vi.hoisted(() => ({
  prefetch: vi.fn<(path: string) => unknown>(),
  preload: vi.fn<(path: string) => unknown>(),
}));
vi.mock('@docusaurus/core/lib/client/docusaurus', () => ({ default: stock }));

import docusaurus from './docusaurus';

const connect = (connection: object | undefined) => vi.stubGlobal('navigator', { connection });

/** Long after the three links of a test have had their turns. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

beforeEach(() => connect(undefined));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

describe('fetching ahead', () => {
  it('takes one link per task, in their order', async () => {
    let inThisTask = 0;
    const counts: number[] = [];
    stock.prefetch.mockImplementation(() => {
      inThisTask += 1;
      counts.push(inThisTask);
      setTimeout(() => {
        inThisTask = 0;
      });
      return true;
    });
    const paths = ['/one', '/two', '/three'];
    for (const path of paths) {
      docusaurus.prefetch(path);
    }
    expect(counts, 'nothing while links come into view').toEqual([]);
    await expect.poll(() => counts.length).toBe(paths.length);
    expect(counts).toEqual([1, 1, 1]);
    expect(stock.prefetch.mock.calls.flat()).toEqual(paths);
  });

  it('goes on after a link that cannot be looked up', async () => {
    stock.prefetch.mockImplementationOnce(() => {
      throw new Error('No such route.');
    });
    docusaurus.prefetch('/broken');
    docusaurus.prefetch('/whole');
    await expect.poll(() => stock.prefetch.mock.lastCall?.[0]).toBe('/whole');
  });

  it('does nothing where the browser does not say how fast the connection is', async () => {
    connect({});
    docusaurus.prefetch('/one');
    await docusaurus.preload('/one');
    await settled();
    expect(stock.prefetch).not.toHaveBeenCalled();
    expect(stock.preload).not.toHaveBeenCalled();
  });
});

it('a chunk that does not arrive while a link is hovered is no error', async () => {
  stock.preload.mockRejectedValue(new Error('Loading chunk 7 failed.'));
  await expect(docusaurus.preload('/one')).resolves.toBeUndefined();
});
