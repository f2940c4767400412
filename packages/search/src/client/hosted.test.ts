import { afterEach, describe, expect, it, vi } from 'vitest';
import { askHosted, OtherRecords } from './hosted';
import { SearchFailure } from './protocol';
import { search } from './search';

const config = { indexName: 'docs', hosted: { appId: 'APP', apiKey: 'key' } };
const request = { query: 'webhook', hitCount: 8, excerptWords: 18 };

function answerWith(answer: unknown) {
  const send = vi.fn<typeof fetch>(async () => new Response(JSON.stringify(answer)));
  vi.stubGlobal('fetch', send);
  return send;
}

/** A record as the service's crawler writes it and its API returns it, with the fields that nothing here needs. */
const recorded = {
  url: 'https://docs.pt.example/docs/alerts/webhooks/#webhook',
  url_without_anchor: 'https://docs.pt.example/docs/alerts/webhooks/',
  anchor: 'webhook',
  content: 'PT sends a POST request to your address.',
  type: 'content',
  language: 'en',
  docusaurus_tag: 'docs-default-current',
  hierarchy: {
    lvl0: 'Alerts',
    lvl1: 'Webhooks',
    lvl2: 'What a webhook holds',
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  objectID: '7-https://docs.pt.example/docs/alerts/webhooks/',
  _snippetResult: { content: { value: 'PT sends a <mark>POST</mark> request', matchLevel: 'full' } },
  _highlightResult: {
    content: { value: 'PT sends a POST request to your address.', matchLevel: 'none', matchedWords: [] },
    hierarchy: {
      lvl0: { value: 'Alerts', matchLevel: 'none', matchedWords: [] },
      lvl1: { value: '<mark>Webhook</mark>s', matchLevel: 'full', matchedWords: ['webhook'] },
      lvl2: { value: 'What a <mark>webhook</mark> holds', matchLevel: 'full', matchedWords: ['webhook'] },
    },
  },
};
const answerOf = (...hits: readonly unknown[]) => ({ results: [{ hits, nbHits: hits.length, page: 0 }] });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('hosted search', () => {
  it('reads a record of a DocSearch index', async () => {
    answerWith(
      answerOf(recorded, { ...recorded, type: 'lvl1', hierarchy: { lvl0: 'Alerts', lvl1: 'Webhooks' } }),
    );
    const { hits, total } = await askHosted(config, request);
    expect(hits).toEqual([
      {
        url: '/docs/alerts/webhooks/#webhook',
        kind: 'section',
        part: 'Alerts',
        title: ['What a ', 'webhook', ' holds'],
        trail: ['Webhooks'],
        text: ['PT sends a ', 'POST', ' request'],
      },
      expect.objectContaining({ kind: 'page', title: ['', 'Webhook', 's'], trail: [''], text: [] }),
    ]);
    expect(total).toBe(2);
  });

  it('asks for this language and these docs, and sends no insights', async () => {
    const send = answerWith(answerOf());
    await askHosted(config, request);
    const { requests } = JSON.parse(String(send.mock.calls[0]?.[1]?.body));
    expect(requests).toMatchObject([
      {
        query: 'webhook',
        clickAnalytics: false,
        facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
      },
    ]);
    expect(JSON.stringify(requests)).not.toMatch(/userToken|insights/);
  });

  it.each([
    { ...recorded, url: 'javascript:alert(1)' },
    { ...recorded, hierarchy: null },
    { ...recorded, type: 'constructor' },
    { url: '/docs/a', kind: 'page', part: 'Docs', title: 'A', trail: '', text: 'Text.' },
  ])('leaves out what isn’t one: %j', async (other) => {
    answerWith(answerOf(other, recorded));
    expect((await askHosted(config, request)).hits).toHaveLength(1);
    answerWith(answerOf(other));
    await expect(askHosted(config, request)).rejects.toBeInstanceOf(OtherRecords);
  });

  it.each([
    null,
    {},
    { results: [] },
    { results: [{}] },
    { results: [null] },
    { results: [{ hits: [] }] },
    '<html>',
  ])('takes %j for a failure', async (answer) => {
    answerWith(answer);
    await expect(askHosted(config, request)).rejects.toBeInstanceOf(SearchFailure);
  });
});

it('the service is asked once per pause, and an older question is given up', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { getElementById: () => ({ dataset: { config: JSON.stringify(config) } }) });
  const asked: { query: string; signal: AbortSignal }[] = [];
  vi.stubGlobal('fetch', (_: string, { body, signal }: { body: string; signal: AbortSignal }) => {
    asked.push({ query: JSON.parse(body).requests[0].query, signal });
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
  const type = (query: string) => {
    search({ ...request, query }).catch(() => undefined);
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
