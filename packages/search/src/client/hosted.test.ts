import { afterEach, describe, expect, it, vi } from 'vitest';
import { SearchFailure } from './failure';
import { askHosted } from './hosted';

const config = { indexName: 'docs', hosted: { appId: 'APP', apiKey: 'key' } };
const request = { query: 'x', hitCount: 8, excerptWords: 18 };

function answerWith(answer: unknown) {
  const send = vi.fn<typeof fetch>(async () => new Response(JSON.stringify(answer)));
  vi.stubGlobal('fetch', send);
  return send;
}

afterEach(() => vi.unstubAllGlobals());

describe('askHosted', () => {
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
});
