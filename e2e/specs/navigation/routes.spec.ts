import { published } from '../../../tests/published';
import { expect, openHydrated, sitemapPaths, test, untilHydrated } from '../../fixtures';

const MAIN_DOC = '/docs/introduction/getting-started';
const otherSlashForm = (path: string) => (path.endsWith('/') ? path.slice(0, -1) : `${path}/`);

test('every route published so far and every page of the sitemap answers, in both slash forms', async ({
  request,
}) => {
  const paths = Array.from(new Set([...published.keys(), ...sitemapPaths()]));
  for (const path of paths) {
    for (const form of path === '/' ? [path] : [path, otherSlashForm(path)]) {
      const response = await request.get(form, { maxRedirects: 0 });
      expect.soft(response.status(), form).toBe(200);
    }
  }
});

test('/docs leads to the main doc by deep link, by in-app link and without scripts', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/docs');
  await expect(page).toHaveURL(MAIN_DOC);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting started');

  await openHydrated(page, '/blog');
  await page.evaluate(() => window.history.pushState({}, '', '/docs'));
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
  await expect(page).toHaveURL(MAIN_DOC);

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const plain = await context.newPage();
  await plain.goto('/docs');
  await expect(plain).toHaveURL(MAIN_DOC);
  await context.close();
});

test.describe('not found', () => {
  test.use({ expectedMessages: /404 \(Not Found\)/ });

  test('an unknown address shows the not-found page with status 404', async ({ page }) => {
    for (const path of ['/nope', '/docs/nope', '/docs/trading', '/blog/tags', '/docs/%E0%A4%A']) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(404);
      await untilHydrated(page);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Page Not Found');
    }
  });

  test('its title is back with the reader, also below /docs', async ({ page }) => {
    await openHydrated(page, '/docs/nope');
    await page.getByRole('link', { name: 'Getting started' }).first().click();
    await expect(page).toHaveTitle(/^(?!Page Not Found)/);
    await page.goBack();
    await expect(page).toHaveTitle('Page Not Found | PT Docs');
  });
});
