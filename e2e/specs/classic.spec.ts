import type { Server } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { BASE, buildClassic, serveClassic, type Variant } from '../classic';
import { expect, fetchNothingAhead, test, untilHydrated } from '../fixtures';
import { PORTS } from '../ports';

/**
 * packages/islands in the framework's stock template: that it is not tied to this site, and what it gains beside the template
 * as it is published. Both are built here, once for the same sources.
 */
const PAGE = 'docs/tutorial-basics/markdown-features';
const addresses: Readonly<Record<Variant, string>> = {
  islands: `http://localhost:${PORTS.classic}${BASE}`,
  stock: `http://localhost:${PORTS.classic + 1}${BASE}`,
};
const SITE = addresses.islands;

// One worker, one pair of builds.
test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1280, height: 900 } });

let servers: Server[] = [];
test.beforeAll(async () => {
  test.setTimeout(400_000);
  const islands = await buildClassic('islands');
  const stock = await buildClassic('stock');
  servers = [await serveClassic(islands, PORTS.classic), await serveClassic(stock, PORTS.classic + 1)];
});
test.afterAll(() => {
  for (const server of servers) {
    server.close();
  }
});

const counter = (page: Page) => page.locator('[data-island="Counter"] button');

test('a page is complete without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(SITE + PAGE);
  await expect(page.locator('h1')).toHaveText('Markdown Features');
  await expect(counter(page)).toHaveText('Clicked 3 times');
  await expect(page.locator('.theme-code-block .token').first()).toBeVisible();
  await expect(page.locator('.theme-admonition').first()).toBeVisible();
  await expect(page.getByRole('tab', { name: 'npm' })).toHaveAttribute('aria-selected', 'true');
  await page.locator('summary').click();
  await expect(page.getByText('The browser opens this')).toBeVisible();
  await context.close();
});

test('navigation, the island, stock components and the way back work', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Pictures of the blog's authors are on another host.
  await page.route(/^https:/, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await page.goto(`${SITE}docs/intro`);
  await untilHydrated(page);
  await page.evaluate(() => void Object.assign(window, { isSameDocument: true }));

  await page.getByRole('link', { name: 'Tutorial - Basics', exact: true }).click();
  await expect(page.locator('h1')).toHaveText('Tutorial - Basics');
  await page.locator('.theme-doc-sidebar-menu a', { hasText: 'Markdown Features' }).click();
  await expect(page.locator('h1')).toHaveText('Markdown Features');

  await counter(page).click();
  await expect(counter(page)).toHaveText('Clicked 4 times');

  const panel = page.getByRole('tabpanel', { includeHidden: true });
  await page.getByRole('tab', { name: 'Yarn' }).click();
  await expect(panel.nth(1)).toBeVisible();
  await expect(panel.nth(0)).toBeHidden();

  await panel.nth(1).hover();
  await panel.nth(1).getByRole('button', { name: 'Copy code to clipboard' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('yarn start');

  const code = panel.nth(1).locator('.token').first();
  const colour = () => code.evaluate((element) => getComputedStyle(element).color);
  const before = await colour();
  const toggle = page.getByRole('button', { name: /Switch between dark and light mode/ });
  // From the system's colour mode to light, then to dark.
  await toggle.click();
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await colour()).not.toBe(before);

  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Tutorial - Basics');
  await page.goForward();
  await expect(page.getByRole('tab', { name: 'Yarn' })).toHaveAttribute('aria-selected', 'true');

  await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
  await expect(page.locator('article h2').first()).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('the mobile menu opens and leads on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(SITE + PAGE);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await page.locator('.navbar-sidebar a', { hasText: 'Create a Page' }).click();
  await expect(page.locator('h1')).toHaveText('Create a Page');
});

/** What a page costs, compressed as a host would: until it has loaded, and until it is hydrated. */
async function weigh(browser: Browser, address: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await fetchNothingAhead(page);
  const pending: Promise<number>[] = [];
  page.on('response', (response) => {
    if (/^(document|script|stylesheet|fetch)$/.test(response.request().resourceType())) {
      pending.push(response.body().then((body) => brotliCompressSync(body).length));
    }
  });
  const sum = async () => (await Promise.all(pending)).reduce((total, size) => total + size, 0) / 1000;
  await page.goto(address, { waitUntil: 'networkidle' });
  const firstView = await sum();
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  const hydrated = await sum();
  await context.close();
  return { firstView, hydrated };
}

test('a page weighs less than in the untouched template', async ({ browser }) => {
  test.setTimeout(90_000);
  const stock = await weigh(browser, addresses.stock + PAGE);
  const islands = await weigh(browser, addresses.islands + PAGE);
  const line = (name: string, { firstView, hydrated }: typeof stock) =>
    `${name}: first view ${firstView.toFixed(1)} kB, hydrated ${hydrated.toFixed(1)} kB`;
  console.log(`${line('classic template', stock)}\n${line('with packages/islands', islands)}`);
  expect(islands.firstView).toBeLessThan(stock.firstView / 3);
  // Prism and React are in both.
  expect(islands.hydrated).toBeLessThan(stock.hydrated * 1.1);
});
