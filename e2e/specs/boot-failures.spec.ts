import type { Page, Route } from '@playwright/test';
import { survives } from '../faults';
import { expect, fetchNothingAhead, openHydrated, test, untilHydrated } from '../fixtures';

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
      `${what} (${part}) that heals: one reload and the page is hydrated`,
      survives('boot-heals'),
      async ({ page }) => {
        const documents = countDocuments(page);
        await page.route('**/assets/js/*.js', (route) =>
          documents() === 1 && isPart(route.request().url(), part) ? route.fulfill(answer) : route.continue(),
        );
        await openHydrated(page, DOC);
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
      await expect(page.locator('.page-notice[role="status"]')).toContainText('could not be loaded');
      await page.waitForTimeout(700);
      expect(documents()).toBe(2);
      await expect(page.locator('h1')).toHaveText('Alerts overview');
      await page.unroute('**/assets/js/*.js');
      await page.locator('.page-notice[role="status"]').getByRole('button', { name: 'Retry' }).click();
      await untilHydrated(page);
    },
  );
}

test.describe('a script that causes no error', () => {
  const notice = (page: Page) => page.locator('.page-notice');
  const answerMain = (page: Page, answer: (route: Route) => Promise<void>) =>
    page.route('**/assets/js/main.*.js', answer);
  const EMPTY = { status: 200, contentType: 'text/javascript', body: '' };

  test.beforeEach(async ({ page }) => {
    // The watchdog waits ten times shorter. Playwright's clock would also hide what the browser has loaded.
    await page.addInitScript(() => {
      const wait = window.setTimeout;
      Object.assign(window, {
        setTimeout: (run: () => void, ms = 0) => wait(run, ms >= 10_000 ? ms / 10 : ms),
      });
    });
  });

  test(
    'hangs: the reader is told and reads on; late is not too late',
    survives('boot-hangs'),
    async ({ page }) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      const documents = countDocuments(page);
      await answerMain(page, (route) => released.then(() => route.continue()));
      await page.goto(DOC);
      await page.mouse.move(5, 5);
      await expect(notice(page)).toContainText('could not be loaded');
      await expect(page.locator('h1')).toHaveText('Alerts overview');
      expect(documents(), 'no reload').toBe(1);
      release();
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await expect(notice(page)).toHaveCount(0);
    },
  );

  test(
    'is empty once: fresh scripts and one reload, although the browser keeps what it has for a year',
    survives('boot-empty'),
    async ({ page }) => {
      const documents = countDocuments(page);
      let asked = 0;
      await answerMain(page, (route) => {
        asked += 1;
        return asked === 1 ? route.fulfill(EMPTY) : route.continue();
      });
      await page.goto(DOC);
      await page.mouse.move(5, 5);
      // Fresh copies are waited for, a few seconds at most.
      await expect.poll(documents, { timeout: 15_000 }).toBe(2);
      await untilHydrated(page);
      expect(documents()).toBe(2);
    },
  );

  test('is empty for good: one reload, then a notice', survives('boot-empty'), async ({ page }) => {
    const documents = countDocuments(page);
    await answerMain(page, (route) => route.fulfill(EMPTY));
    await page.goto(DOC);
    await page.mouse.move(5, 5);
    await expect(notice(page)).toContainText('could not be loaded');
    expect(documents()).toBe(2);
    await expect(page.locator('h1')).toHaveText('Alerts overview');
  });
});

test.describe('a link clicked without network', () => {
  const AWAY = '/docs/alerts/alerts-panel';
  const HERE = '/docs/alerts/creating-an-alert';
  const link = (page: Page, address: string) => page.locator(`.theme-doc-sidebar-menu a[href="${address}"]`);

  /** Back on the network, with time to be taken elsewhere. */
  async function expectToStay(page: Page, address: string): Promise<void> {
    const documents = countDocuments(page);
    await page.context().setOffline(false);
    await page.waitForTimeout(700);
    expect(documents()).toBe(0);
    expect(new URL(page.url()).pathname).toBe(address);
  }

  test(
    'keeps the reader on the page, says so, and goes on when the network is back',
    survives('offline-click'),
    async ({ page, context }) => {
      await fetchNothingAhead(page);
      await openHydrated(page, DOC);
      await page.evaluate(() => window.scrollTo(0, 200));
      const scrolled = await page.evaluate(() => window.scrollY);
      await context.setOffline(true);
      await link(page, AWAY).click();
      await expect(page.locator('.page-notice[role="status"]')).toContainText('You’re offline');
      expect(new URL(page.url()).pathname).toBe(DOC);
      expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
      await context.setOffline(false);
      await expect(page).toHaveURL(AWAY);
      await expect(page.locator('h1')).toHaveText('The alerts panel');
    },
  );

  test('opens a page whose parts are already here', async ({ page, context }) => {
    await openHydrated(page, DOC);
    await page.evaluate(async (path) => void (await window.docusaurus.preload(path)), AWAY);
    await context.setOffline(true);
    await link(page, AWAY).click();
    await expect(page.locator('h1')).toHaveText('The alerts panel');
    await context.setOffline(false);
  });

  test('is forgotten when the reader goes elsewhere instead', async ({ page, context }) => {
    await fetchNothingAhead(page);
    await openHydrated(page, HERE);
    await link(page, DOC).click();
    await expect(page.locator('h1')).toHaveText('Alerts overview');
    await context.setOffline(true);
    await link(page, AWAY).click();
    await expect(page.locator('.page-notice')).toContainText('You’re offline');
    await link(page, HERE).click();
    await expect(page.locator('h1')).toHaveText('Create an alert');
    await expect(page.locator('.page-notice')).toHaveCount(0);
    await expectToStay(page, HERE);
  });
});
