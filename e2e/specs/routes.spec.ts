import { survives } from '../faults';
import {
  expect,
  fetchNothingAhead,
  openHydrated,
  sitemapPaths,
  specifiedRoutes,
  test,
  untilHydrated,
} from '../fixtures';

const NOT_IN_SITEMAP = ['/search'];
const otherSlashForm = (path: string) => (path.endsWith('/') ? path.slice(0, -1) : `${path}/`);

test('the sitemap holds exactly the specified routes', () => {
  const specified = [...specifiedRoutes.top, ...specifiedRoutes.docs].filter(
    (path) => !NOT_IN_SITEMAP.includes(path),
  );
  expect(sitemapPaths().toSorted()).toEqual(specified.toSorted());
});

test('both slash forms of every page answer', async ({ request }) => {
  const paths = [...specifiedRoutes.top, ...specifiedRoutes.docs].filter((route) => route !== '/');
  for (const path of paths) {
    for (const form of [path, otherSlashForm(path)]) {
      const response = await request.get(form, { maxRedirects: 0 });
      expect.soft(response.status(), form).toBe(200);
    }
  }
});

test('pages load their content lazily: a doc’s fragment comes when it is asked for, alone', async ({
  page,
}) => {
  await fetchNothingAhead(page);
  const loaded: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/\/assets\/(js|fragments)\//.test(pathname)) {
      loaded.push(pathname.replace(/.*\/fragments\/\w+/, ''));
    }
  });
  await openHydrated(page, '/docs/alerts/overview');
  expect(loaded.filter((path) => path.startsWith('/docs/'))).toEqual([]);
  loaded.splice(0);
  await page.locator('.theme-doc-sidebar-menu a[href="/docs/alerts/alerts-panel"]').click();
  await expect(page).toHaveURL('/docs/alerts/alerts-panel');
  await expect
    .poll(() => loaded.filter((path) => path.startsWith('/docs/')))
    .toEqual(['/docs/alerts/alerts-panel.json']);
});

test('/docs leads to the main doc by deep link, by in-app link and without scripts', async ({
  page,
  browser,
  baseURL,
}) => {
  const target = specifiedRoutes.redirects['/docs'] ?? '';
  await page.goto('/docs');
  await expect(page).toHaveURL(target);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting started');

  await openHydrated(page, '/blog');
  await page.evaluate(() => window.history.pushState({}, '', '/docs'));
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
  await expect(page).toHaveURL(target);

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const plain = await context.newPage();
  await plain.goto('/docs');
  await expect(plain).toHaveURL(target);
  await context.close();
});

test('about-pt is a page but stands in no sidebar', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of specifiedRoutes.notInSidebar) {
    await openHydrated(page, path);
    await openHydrated(page, '/docs/introduction/getting-started');
    await expect(page.locator(`.theme-doc-sidebar-menu a[href="${path}"]`)).toHaveCount(0);
  }
});

test.describe('not found', () => {
  test.use({ expectedMessages: /404 \(Not Found\)/ });
  for (const path of [
    '/nope',
    '/docs/nope',
    '/docs/trading',
    '/blog/authors',
    '/blog/tags',
    '/docs/%E0%A4%A',
  ]) {
    const details = path.includes('%') ? survives('path-malformed') : {};
    test(`${path} shows the not-found page with status 404`, details, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await untilHydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    });
  }
});
