import type { Page } from '@playwright/test';
import {
  expect,
  fetchNothingAhead,
  holdBack,
  openHydrated,
  outlastTimers,
  scrollTop,
  sidebarLink,
  test,
  untilHydrated,
} from '../../fixtures';
import { countDocuments, deployHost } from '../../hosts/deploys';

const DOC = '/docs/alerts/overview';
const notice = (page: Page) => page.locator('.page-notice');

test.use({
  viewport: { width: 1280, height: 900 },
  expectedMessages:
    /Failed to load resource|ChunkLoadError|Loading chunk|Refused to execute|MIME type|uncaught: Unexpected token/,
});

const MISSING = { status: 404, body: '' };
const failures = {
  'a missing script': MISSING,
  'HTML instead of a script': { status: 200, contentType: 'text/javascript', body: '<!doctype html>' },
};

/** Main script, that of islands, and one of the page's own parts. */
const parts = ['main', 'islands', 'part'] as const;
const isPart = (url: string, part: (typeof parts)[number]) =>
  part === 'part'
    ? !/\/(main|islands)\./.test(url)
    : new URL(url).pathname.split('/').at(-1)?.startsWith(part);

for (const part of parts) {
  // The main script stands for all in `npm test`.
  test.describe(`the ${part} script`, { tag: part === 'main' ? [] : '@all' }, () => {
    const SCRIPTS = '**/assets/js/*.js';

    test('is missing or HTML once: one reload and the page is hydrated', async ({ page }) => {
      for (const [what, answer] of Object.entries(failures)) {
        const documents = countDocuments(page);
        await page.route(SCRIPTS, (route) =>
          documents() === 1 && isPart(route.request().url(), part) ? route.fulfill(answer) : route.continue(),
        );
        await openHydrated(page, DOC);
        expect(documents(), what).toBe(2);
        await page.unroute(SCRIPTS);
      }
    });

    test('never arrives: one reload, then a readable page with a notice', async ({ page }) => {
      const documents = countDocuments(page);
      await page.route(SCRIPTS, (route) =>
        isPart(route.request().url(), part) ? route.fulfill(MISSING) : route.continue(),
      );
      await page.goto(DOC);
      await page.mouse.move(5, 5);
      await expect(notice(page)).toContainText('could not be loaded');
      await outlastTimers(page, 700);
      expect(documents()).toBe(2);
      await expect(page.locator('h1')).toHaveText('Alerts overview');
      await page.unroute(SCRIPTS);
      await notice(page).getByRole('button', { name: 'Retry' }).click();
      await untilHydrated(page);
    });
  });
}

test('a line that drops after the page arrived, before its scripts: page and menu stay, and Retry goes on', {
  tag: '@all',
}, async ({ page }) => {
  const documents = countDocuments(page);
  await page.setViewportSize({ width: 390, height: 800 });
  let isDown = false;
  await page.route('**/*', (route) => {
    const isScript = route.request().url().includes('/assets/js/');
    isDown ||= isScript;
    return isDown ? route.abort('internetdisconnected') : route.continue();
  });
  await page.goto(DOC);
  await page.mouse.move(5, 5);
  await expect(notice(page)).toContainText('The connection was lost');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(documents()).toBe(1);
  await page.keyboard.press('Escape');
  await page.unroute('**/*');
  await notice(page).getByRole('button', { name: 'Retry' }).click();
  await untilHydrated(page);
  expect(documents()).toBe(2);
});

test.describe('a script that causes no error', () => {
  type Patience = { runOut?: () => void };

  test.beforeEach(async ({ page }) => {
    // The page's patience ends when the test says so (PATIENCE_MS of packages/islands/src/head/recovery.ts).
    await page.addInitScript(() => {
      const wait = window.setTimeout;
      Object.assign(window, {
        setTimeout: (run: () => void, ms?: number, ...rest: unknown[]) =>
          ms === 12_000 ? void Object.assign(window, { runOut: run }) : wait(run, ms, ...rest),
      });
    });
  });

  /** `isMainHere` for a main script that has arrived, whatever is in it. The others must be here: what is slow is only waited for. */
  const endPatience = (page: Page, { isMainHere }: { isMainHere: boolean }) =>
    expect(async () => {
      await page.evaluate((isWanted) => {
        window.dispatchEvent(new Event('pointermove'));
        const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
        const own = Array.from(document.scripts, ({ src }) => src).filter((src) =>
          src.includes('/assets/js/'),
        );
        const missing = own.filter((src) => !loaded.has(src));
        const isReady = isWanted
          ? own.length > 0 && missing.length === 0
          : missing.some((src) => src.includes('/main.'));
        const { runOut } = window as Patience;
        if (!runOut || !isReady) {
          throw new Error('not yet');
        }
        // Once: the next call is for the next document.
        (window as Patience).runOut = undefined;
        runOut();
      }, isMainHere);
    }).toPass();

  /** After fresh copies of all scripts, for which the page waits a few seconds. */
  const nextLoad = (page: Page) => page.waitForRequest((request) => request.isNavigationRequest());

  const holdMain = (page: Page) => holdBack(page, '**/assets/js/main.*.js');

  test('hangs: the reader is told and reads on; late is not too late', { tag: '@all' }, async ({ page }) => {
    const documents = countDocuments(page);
    const release = await holdMain(page);
    // Not "load", which waits for the script.
    await page.goto(DOC, { waitUntil: 'domcontentloaded' });
    await endPatience(page, { isMainHere: false });
    await expect(notice(page)).toContainText('could not be loaded');
    await expect(page.locator('h1')).toHaveText('Alerts overview');
    expect(documents(), 'no reload').toBe(1);
    release();
    await untilHydrated(page);
    await expect(notice(page)).toHaveCount(0);
    expect(documents()).toBe(1);
  });

  test('is empty once: fresh scripts and one reload, although the browser keeps what it has for a year', {
    tag: '@all',
  }, async ({ page }) => {
    // No route: it would switch the browser's cache off.
    const host = deployHost('empty-once');
    await host.become('empty-main');
    const documents = countDocuments(page);
    const main = page.waitForResponse(/\/assets\/js\/main\./);
    await page.goto(host.origin + DOC);
    await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
    await main;
    await host.become('first');
    const reload = nextLoad(page);
    await endPatience(page, { isMainHere: true });
    await reload;
    await untilHydrated(page);
    expect(documents()).toBe(2);
  });
});

test('a link clicked without network keeps the reader on the page, says so, and goes on when it is back', {
  tag: '@all',
}, async ({ page, context }) => {
  const AWAY = '/docs/alerts/alerts-panel';
  await fetchNothingAhead(page);
  await openHydrated(page, DOC);
  await page.evaluate(() => window.scrollTo(0, 200));
  const scrolled = await scrollTop(page);
  await context.setOffline(true);
  await sidebarLink(page, AWAY).click();
  await expect(notice(page)).toContainText('You’re offline');
  expect(new URL(page.url()).pathname).toBe(DOC);
  expect(await scrollTop(page)).toBe(scrolled);
  await context.setOffline(false);
  await expect(page).toHaveURL(AWAY);
  await expect(page.locator('h1')).toHaveText('The alerts panel');
});
