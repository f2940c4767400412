import { afterEach, describe, expect, it, vi } from 'vitest';
import { SearchFailure } from './failure';
import { askHosted } from './hosted';

const config = { indexName: 'docs', hosted: { appId: 'APP', apiKey: 'key' } };
const request = { query: 'x', hitCount: 8, excerptWords: 18 };

function answerWith(answer: unknown, status = 200) {
  const send = vi.fn<typeof fetch>(async () => new Response(JSON.stringify(answer), { status }));
  vi.stubGlobal('fetch', send);
  return send;
}

afterEach(() => vi.unstubAllGlobals());

describe('askHosted', () => {
  it('sends the query with the filters of contextual search, and no click analytics', async () => {
    const send = answerWith({ results: [{ hits: [], nbHits: 0 }] });
    expect(await askHosted(config, request)).toMatchObject({ hits: [], total: 0 });
    const [address, { body } = {}] = send.mock.calls[0] ?? [];
    expect(address).toBe(
      'https://app-dsn.algolia.net/1/indexes/*/queries?x-algolia-application-id=APP&x-algolia-api-key=key',
    );
    expect(JSON.parse(String(body)).requests).toEqual([
      expect.objectContaining({
        indexName: 'docs',
        query: 'x',
        hitsPerPage: 8,
        clickAnalytics: false,
        facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
      }),
    ]);
  });

  it('asks for one section, and for the counts of all', async () => {
    const counts = { facets: { section: { Alerts: 3, Trading: 1, Odd: 'x' } } };
    const send = answerWith({
      results: [
        { hits: [], nbHits: 3 },
        { hits: [], nbHits: 4, ...counts },
      ],
    });
    expect(await askHosted(config, { ...request, section: 'Alerts' })).toMatchObject({
      total: 3,
      section: 'Alerts',
      sections: [
        ['Alerts', 3],
        ['Trading', 1],
      ],
    });
    const { requests } = JSON.parse(String(send.mock.calls[0]?.[1]?.body));
    expect(requests.map(({ facetFilters }: { facetFilters: unknown[] }) => facetFilters.at(2))).toEqual([
      'section:Alerts',
      undefined,
    ]);
  });

  it('asks for all sections when the index does not know the wanted one', async () => {
    const send = answerWith({ results: [{ hits: [], nbHits: 2 }] });
    expect(await askHosted(config, { ...request, section: '-Alerts' })).toMatchObject({
      total: 2,
      section: '',
      sections: [],
    });
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('takes usable hits only', async () => {
    const usable = { url: '/docs/a', kind: 'page', part: 'Docs', title: 'A', trail: '', text: 'Text.' };
    const hits = [usable, { ...usable, url: 'javascript:alert(1)' }];
    answerWith({ results: [{ nbHits: 2, hits }] });
    const { hits: read, total } = await askHosted(config, request);
    expect([read.map(({ url }) => url), total]).toEqual([['/docs/a'], 2]);
  });

  it.each([
    null,
    {},
    { results: [] },
    { results: [{}] },
    { results: [null] },
    { results: [{ hits: [] }] },
    { results: [{ hits: [{ url: '/docs/a', hierarchy: {} }], nbHits: 1 }] },
    '<html>',
  ])('takes %j for a failure', async (answer) => {
    answerWith(answer);
    await expect(askHosted(config, request)).rejects.toBeInstanceOf(SearchFailure);
  });

  it('takes a refusal for a failure', async () => {
    answerWith({ results: [{ hits: [], nbHits: 0 }] }, 403);
    await expect(askHosted(config, request)).rejects.toBeInstanceOf(SearchFailure);
  });
});
