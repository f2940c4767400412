// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const page = vi.hoisted(() => ({
  chunksOfPage: vi.fn<(path: string) => string[]>(),
  preload: vi.fn<(path: string) => Promise<void>>(),
}));
vi.mock('./chunksOfPage', () => ({ chunksOfPage: page.chunksOfPage }));
vi.mock('./preload', () => ({ default: page.preload }));

let docusaurus: typeof import('./docusaurus').default;

const connect = (connection: object | undefined) => vi.stubGlobal('navigator', { connection });

beforeEach(async () => {
  connect(undefined);
  vi.resetModules();
  ({ default: docusaurus } = await import('./docusaurus'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

describe('fetching ahead', () => {
  it('takes one link per task, in their order', async () => {
    let inThisTask = 0;
    const counts: number[] = [];
    page.chunksOfPage.mockImplementation(() => {
      inThisTask += 1;
      counts.push(inThisTask);
      setTimeout(() => {
        inThisTask = 0;
      });
      return [];
    });
    const paths = ['/one', '/two', '/three'];
    for (const path of paths) {
      docusaurus.prefetch(path);
    }
    expect(counts, 'nothing while links come into view').toEqual([]);
    await expect.poll(() => counts.length).toBe(paths.length);
    expect(counts).toEqual([1, 1, 1]);
    expect(page.chunksOfPage.mock.calls.flat()).toEqual(paths);
  });

  it('works where the browser does not say how fast the connection is, once for each page', async () => {
    connect({});
    page.chunksOfPage.mockReturnValue([]);
    docusaurus.prefetch('/one?a=b');
    docusaurus.prefetch('/one#c');
    docusaurus.prefetch('/two');
    await expect.poll(() => page.chunksOfPage.mock.lastCall?.[0]).toBe('/two');
    expect(page.chunksOfPage.mock.calls.flat()).toEqual(['/one', '/two']);
  });
});
