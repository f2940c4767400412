import type { Page } from '@playwright/test';
import { survives } from '../faults';
import { expect, openAwake, test, untilAwake } from '../fixtures';

const DOC = '/docs/alerts/overview';

test.use({
  viewport: { width: 1280, height: 900 },
  expectedMessages:
    /Failed to load resource|ChunkLoadError|Loading chunk|Refused to execute|MIME type|uncaught: Unexpected token/,
});

function countDocuments(page: Page) {
  let documents = 0;
  page.on('request', (request) => {
    documents += Number(request.isNavigationRequest() && request.frame() === page.mainFrame());
  });
  return () => documents;
}

const failures = {
  'a missing script': { status: 404, body: '' },
  'a server error': { status: 500, body: '' },
  'HTML instead of a script': { status: 200, contentType: 'text/javascript', body: '<!doctype html>' },
};

/** Main script, runtime, and one of the page's own parts. */
const parts = ['main', 'runtime', 'part'] as const;
const isPart = (url: string, part: (typeof parts)[number]) =>
  part === 'part' ? !/main|runtime/.test(url) : new URL(url).pathname.split('/').at(-1)?.startsWith(part);

for (const part of parts) {
  for (const [what, answer] of Object.entries(failures)) {
    test(
      `${what} (${part}) that heals: one reload and the page is awake`,
      survives('boot-heals'),
      async ({ page }) => {
        const documents = countDocuments(page);
        await page.route('**/assets/js/*.js', (route) =>
          documents() === 1 && isPart(route.request().url(), part) ? route.fulfill(answer) : route.continue(),
        );
        await openAwake(page, DOC);
        expect(documents()).toBe(2);
      },
    );
  }

  test(
    `a ${part} script that never arrives: one reload, then a readable page with a notice and working links`,
    survives('boot-never-heals'),
    async ({ page }) => {
      const documents = countDocuments(page);
      await page.route('**/assets/js/*.js', (route) =>
        isPart(route.request().url(), part) ? route.fulfill({ status: 404, body: '' }) : route.continue(),
      );
      await page.goto(DOC);
      await page.mouse.move(5, 5);
      await expect(page.getByRole('status')).toContainText('could not be loaded');
      await page.waitForTimeout(700);
      expect(documents()).toBe(2);
      await expect(page.locator('h1')).toHaveText('Alerts overview');
      await page.unroute('**/assets/js/*.js');
      await page.getByRole('status').getByRole('button', { name: 'Retry' }).click();
      await untilAwake(page);
    },
  );
}

test.describe('a link clicked without network', () => {
  test(
    'keeps the reader on the page, says so, and goes on when the network is back',
    survives('offline-click'),
    async ({ page, context }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
      });
      await openAwake(page, DOC);
      await page.evaluate(() => window.scrollTo(0, 200));
      const scrolled = await page.evaluate(() => window.scrollY);
      await context.setOffline(true);
      await page.locator('.theme-doc-sidebar-menu a[href="/docs/alerts/alerts-panel"]').click();
      await expect(page.getByRole('status')).toContainText('You are offline');
      expect(new URL(page.url()).pathname).toBe(DOC);
      expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
      await context.setOffline(false);
      await expect(page).toHaveURL('/docs/alerts/alerts-panel');
      await expect(page.locator('h1')).toHaveText('The alerts panel');
    },
  );

  test('opens a page whose parts are already here', async ({ page, context }) => {
    await openAwake(page, DOC);
    await page.evaluate(async () => void (await window.docusaurus.preload('/docs/alerts/alerts-panel')));
    await context.setOffline(true);
    await page.locator('.theme-doc-sidebar-menu a[href="/docs/alerts/alerts-panel"]').click();
    await expect(page.locator('h1')).toHaveText('The alerts panel');
    await context.setOffline(false);
  });
});
