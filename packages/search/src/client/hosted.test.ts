import { describe, expect, it, vi } from 'vitest';
import { askHosted } from './hosted';

const request = [{ indexName: 'docs', query: 'x' }];
const service = (answer: unknown) => ({ search: vi.fn(async () => answer) });

describe('askHosted', () => {
  it('turns everything that a record contains into text, and addresses into paths of this site', async () => {
    const evil = '<img src=x onerror=alert(1)>';
    const [result] = await askHosted(
      service({
        results: [
          {
            nbHits: 1,
            nbPages: 1,
            hits: [
              {
                objectID: '1',
                url: 'https://elsewhere.example/docs/a?b=1#c',
                type: 'lvl1',
                hierarchy: { lvl0: evil, lvl1: 'A & B', lvl2: null },
                content: evil,
                _highlightResult: { hierarchy: { lvl1: { value: `<mark>A</mark> ${evil}` } } },
                _snippetResult: { content: { value: `${evil}<mark>x</mark>` } },
              },
              { objectID: '2', url: 'javascript:alert(1)', hierarchy: { lvl1: 'x' } },
              {
                objectID: '3',
                url: 'https://elsewhere.example//evil.example/docs',
                hierarchy: { lvl1: 'x' },
              },
            ],
          },
        ],
      }),
      request,
    );
    expect(result?.hits).toHaveLength(1);
    expect(result?.hits[0]?.url).toBe('/docs/a?b=1#c');
    expect(JSON.stringify(result)).not.toMatch(/<(?!\/?mark>)/);
    expect(result?.hits[0]?._highlightResult.hierarchy.lvl1.value).toContain('<mark>A</mark>');
  });

  it.each([
    null,
    {},
    { results: [] },
    { results: [{}] },
    { results: [null] },
    { results: [{ hits: [] }] },
    { results: [{ hits: [], nbHits: '1', nbPages: 1 }] },
    '<html>',
  ])('takes %j for a failure', async (answer) => {
    await expect(askHosted(service(answer), request)).rejects.toMatchObject({ name: 'RetryError' });
  });

  it('does not wait for ever', async () => {
    vi.useFakeTimers();
    const pending = askHosted({ search: () => new Promise(() => undefined) }, request);
    const outcome = expect(pending).rejects.toMatchObject({ name: 'RetryError' });
    await vi.advanceTimersByTimeAsync(3_000);
    await outcome;
    vi.useRealTimers();
  });
});
