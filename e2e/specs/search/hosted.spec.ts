import type { Page, Route } from '@playwright/test';
import { clause } from '../../../tests/clauses';
import { expect, openHydrated, test } from '../../fixtures';
import { PORTS } from '../../ports';
import { dialog, field, hits } from './search';

test.describe('hosted search', { tag: '@all' }, () => {
  test.use({
    baseURL: `http://localhost:${PORTS.hostedSearch}`,
    expectedMessages: /Failed to load resource|ERR_|records of the search service/,
  });

  const SERVICE = /algolia(net\.com|\.net)\//;
  const EVIL = '<img src=x onerror="document.title=1">';
  const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

  function answer(query: string) {
    // As the service's crawler writes a record and its API returns it.
    const hit = {
      objectID: '7-https://docs.pt.example/docs/alerts/overview/',
      url: 'https://docs.pt.example/docs/alerts/overview#limits',
      url_without_anchor: 'https://docs.pt.example/docs/alerts/overview',
      anchor: 'limits',
      type: 'content',
      language: 'en',
      docusaurus_tag: 'docs-default-current',
      hierarchy: { lvl0: 'Alerts', lvl1: `Hosted ${EVIL}`, lvl2: null },
      content: `Content ${EVIL}`,
      _highlightResult: {
        hierarchy: { lvl1: { value: `<mark>Hosted</mark> ${EVIL}`, matchLevel: 'full', matchedWords: [] } },
      },
    };
    return {
      results: [{ query, hits: [hit], nbHits: 1, nbPages: 1, page: 0, hitsPerPage: 12 }],
    };
  }

  type SentRequest = { query: string; indexName: string; facetFilters: unknown; clickAnalytics?: boolean };

  async function serve(page: Page, reply: (route: Route) => Promise<void> | void): Promise<SentRequest[]> {
    const sent: SentRequest[] = [];
    await page.route(SERVICE, async (route) => {
      if (route.request().method() === 'OPTIONS') {
        await route.fulfill({ status: 204, headers: CORS });
        return;
      }
      const { requests } = JSON.parse(route.request().postData() ?? '{"requests":[]}');
      sent.push(...requests);
      await reply(route);
    });
    return sent;
  }

  async function ask(page: Page, query: string): Promise<void> {
    await openHydrated(page, '/docs/alerts/overview');
    await page.keyboard.press('Control+k');
    await field(page).fill(query);
  }

  test(clause('Hosted search'), async ({ page }) => {
    const sent = await serve(page, (route) => route.fulfill({ json: answer('funding'), headers: CORS }));
    await ask(page, 'funding');
    await expect(hits(page).first()).toContainText(`Hosted ${EVIL}`);
    await expect(dialog(page).locator('img')).toHaveCount(0);
    const last = sent.at(-1);
    expect(last?.indexName).toBe('pt-docs-test');
    expect(last?.facetFilters).toEqual([
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
    ]);
    expect(last?.clickAnalytics).toBe(false);

    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/alerts/overview#limits');
    await page.keyboard.press('Control+k');
    // What was chosen is stored and rendered again, still as text.
    await expect(hits(page).first()).toContainText(`Hosted ${EVIL}`);
    await expect(dialog(page).locator('img')).toHaveCount(0);
    await expect(page).not.toHaveTitle('1');

    // The search page asks the same service.
    sent.length = 0;
    await openHydrated(page, '/search?q=funding');
    await expect(page.getByRole('main').getByRole('list', { name: 'Results' })).toContainText(
      `Hosted ${EVIL}`,
    );
    await expect(page.locator('main img')).toHaveCount(0);
    await expect(page.getByRole('status').first()).toHaveText('1 result');
    expect(sent.at(-1)?.facetFilters).toEqual(last?.facetFilters);
  });

  test('records of another form are named once, and the embedded index answers', async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    const other = { url: '/docs/a', kind: 'page', title: 'A', text: 'Text.' };
    const sent = await serve(page, (route) =>
      route.fulfill({ json: { results: [{ hits: [other], nbHits: 1 }] }, headers: CORS }),
    );
    await ask(page, '10010');
    await expect(hits(page).first()).toContainText('10010');
    await expect(dialog(page)).toContainText('so the index on your device answered');
    expect(warnings.join()).toContain('DocSearch');
    const asked = sent.length;
    await field(page).fill('webhook');
    await expect(hits(page).first()).toContainText(/webhook/i);
    expect(sent).toHaveLength(asked);
  });

  const FAILURES: readonly (readonly [string, (route: Route) => Promise<void> | void])[] = [
    ['403', (route) => route.fulfill({ status: 403, json: { message: 'Invalid key' }, headers: CORS })],
    ['a blocked connection', (route) => route.abort('blockedbyclient')],
    ['no answer at all', () => undefined],
    ['a page of HTML', (route) => route.fulfill({ status: 200, body: '<html>', headers: CORS })],
  ];

  for (const [name, reply] of FAILURES) {
    test(`on ${name} the embedded index answers`, async ({ page }) => {
      await serve(page, reply);
      await ask(page, '10010');
      await expect(hits(page).first()).toContainText('10010');
      await expect(dialog(page)).not.toContainText('No results');
    });
  }
});
