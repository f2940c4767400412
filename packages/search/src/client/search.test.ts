import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('the hosted service is asked once per pause, and an older question is given up', async () => {
  vi.useFakeTimers();
  const config = { hosted: { appId: 'A', apiKey: 'k' }, indexName: 'i', worker: '', searchPage: '/search' };
  vi.stubGlobal('document', { getElementById: () => ({ dataset: { config: JSON.stringify(config) } }) });
  const asked: { query: string; signal: AbortSignal }[] = [];
  vi.stubGlobal('fetch', (_: string, { body, signal }: { body: string; signal: AbortSignal }) => {
    asked.push({ query: JSON.parse(body).requests[0].query, signal });
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
  const { search } = await import('./search');
  const type = (query: string) => {
    search({ query, hitCount: 5, excerptWords: 5 }).catch(() => undefined);
  };
  for (const query of ['f', 'fu', 'fun']) {
    type(query);
    await vi.advanceTimersByTimeAsync(50);
  }
  await vi.advanceTimersByTimeAsync(200);
  expect(asked.map(({ query }) => query)).toEqual(['fun']);
  type('fund');
  await vi.advanceTimersByTimeAsync(200);
  expect(asked.map(({ query, signal }) => [query, signal.aborted])).toEqual([
    ['fun', true],
    ['fund', false],
  ]);
});
