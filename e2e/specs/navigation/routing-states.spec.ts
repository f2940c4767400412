import type { Page } from '@playwright/test';
import { expect, fetchNothingAhead, holdBack, openHydrated, test, untilHydrated } from '../../fixtures';
import { countDocuments } from '../../hosts/deploys';

const START = '/docs/alerts/overview';
const NEXT = '/docs/alerts/creating-an-alert';
const NEXT_TITLE = 'Create an alert';
const nextLink = `.theme-doc-sidebar-menu a[href="${NEXT}"]`;

test.use({ viewport: { width: 1280, height: 900 } });

/** Scripts and texts that come after the page is hydrated. */
const LATE_PARTS = /\/assets\/(js|fragments)\//;

test('progress bar: not before 200 ms, then until the page is there; the old page stays readable', async ({
  page,
}) => {
  await fetchNothingAhead(page);
  await openHydrated(page, START);
  const release = await holdBack(page, LATE_PARTS);
  await page.evaluate(() => {
    const state = window as unknown as { clickedAt: number; barAt: number };
    document.addEventListener('click', () => (state.clickedAt = performance.now()), true);
    new MutationObserver(() => {
      if (document.querySelector('#nprogress') && !state.barAt) {
        state.barAt = performance.now();
      }
    }).observe(document.body, { childList: true });
  });
  await page.locator(nextLink).click();
  await expect(page.locator('#nprogress')).toBeAttached();
  const delay = await page.evaluate(() => {
    const state = window as unknown as { clickedAt: number; barAt: number };
    return state.barAt - state.clickedAt;
  });
  expect(delay).toBeGreaterThanOrEqual(195);
  await expect(page.locator('h1')).toHaveText('Alerts overview');
  release();
  await expect(page.locator('h1')).toHaveText('Create an alert');
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test.describe('prefetch', () => {
  const isNext = (path: string) => path.startsWith(`/assets/fragments${NEXT}.`);

  /** Scripts, styles and fragments that are fetched for the next click. */
  function countPrefetches(page: Page, moment: 'request' | 'requestfinished' = 'request'): () => string[] {
    const addresses: string[] = [];
    page.on(moment as 'request', (request) => {
      if (request.resourceType() === 'fetch' && request.url().includes('/assets/')) {
        addresses.push(new URL(request.url()).pathname);
      }
    });
    return () => addresses;
  }

  test('what linked pages need is fetched ahead, and a click then takes nothing from the network', async ({
    page,
  }) => {
    const prefetched = countPrefetches(page);
    const arrived = countPrefetches(page, 'requestfinished');
    await openHydrated(page, START);
    await expect.poll(() => arrived().filter((path) => path.endsWith('.json')).length).toBeGreaterThan(5);
    await expect.poll(() => arrived().some((path) => path.startsWith('/assets/css/'))).toBe(true);
    await expect.poll(() => arrived().some(isNext)).toBe(true);
    expect(new Set(prefetched()).size).toBe(prefetched().length);
    await page.evaluate(() => performance.clearResourceTimings());
    await page.locator(nextLink).click();
    await expect(page.locator('h1')).toHaveText(NEXT_TITLE);
    const loaded = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ initiatorType }) => initiatorType !== 'img')
        .map(({ name, transferSize }) => ({ path: new URL(name).pathname, transferSize })),
    );
    const fragment = loaded.find(({ path }) => isNext(path));
    expect(fragment?.transferSize).toBe(0);
  });

  for (const connection of [
    { saveData: true, effectiveType: '4g' },
    { saveData: false, effectiveType: '2g' },
  ]) {
    test(`nothing is fetched ahead with ${JSON.stringify(connection)}`, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      const prefetched = countPrefetches(page);
      await openHydrated(page, START);
      await page.locator(nextLink).hover();
      await page.waitForLoadState('networkidle');
      expect(prefetched()).toEqual([]);
    });
  }
});

test.describe('a page whose parts do not arrive', () => {
  test.use({
    // A script that another part of the page asks for meanwhile gets the same answer.
    expectedMessages:
      /warning: (Error: The doc fragment of|SyntaxError)|Failed to load resource|Unexpected token '<'/,
  });

  for (const [how, answer] of [
    ['404', { status: 404, body: 'gone' }],
    ['500', { status: 500, body: 'broken' }],
    ['HTML with status 200', { status: 200, contentType: 'text/html', body: '<!doctype html><p>Hello' }],
  ] as const) {
    test(`${how}: a warning is logged and the page is reached with one reload`, {
      tag: how === '404' ? [] : '@all',
    }, async ({ page, consoleMessages }) => {
      await fetchNothingAhead(page);
      await openHydrated(page, START);
      let broken = true;
      await page.route(LATE_PARTS, (route) => (broken ? route.fulfill(answer) : route.continue()));
      const documents = countDocuments(page);
      page.on('request', (request) => {
        broken &&= !request.isNavigationRequest();
      });
      await page.locator(nextLink).click();
      await expect(page.locator('h1')).toHaveText('Create an alert');
      await untilHydrated(page);
      expect(documents()).toBe(1);
      await expect.poll(() => consoleMessages.join()).toMatch(/warning: (Error|SyntaxError)/);
    });
  }
});

test.describe('a post whose script never arrives', () => {
  test.use({ expectedMessages: /Failed to load resource|ChunkLoadError|Loading chunk/ });

  test('is readable after one reload, with a notice that names the error and whose Retry brings it', async ({
    page,
  }) => {
    await fetchNothingAhead(page);
    await openHydrated(page, '/blog');
    const isOfPost = /\/assets\/js\/(?!main|runtime)/;
    await page.route(isOfPost, (route) => route.fulfill({ status: 404, body: '' }));
    const documents = countDocuments(page);
    await page.locator('main a[href="/blog/release-v2.8.6"]').first().click();
    await expect(page.locator('h1')).toHaveText('Release v2.8.6');
    await page.mouse.move(5, 5);
    const notice = page.locator('.page-notice[role="status"]');
    await expect(notice).toContainText(/could not be loaded.* (Loading chunk|http\S+\/assets\/js\/)/);
    expect(documents()).toBe(1);
    await page.unroute(isOfPost);
    await notice.getByRole('button', { name: 'Retry' }).click();
    await untilHydrated(page);
    await expect(notice).toHaveCount(0);
  });
});

test.describe('a crash', () => {
  test.use({ expectedMessages: /boom|ErrorBoundary/ });

  test('shows "This page crashed." and "Try again" brings the page back', async ({ page }) => {
    await fetchNothingAhead(page);
    await openHydrated(page, START);
    // Makes the next page's first heading throw while its contents are rendered, as long as `window.boom` is set.
    await page.evaluate(() => {
      const state = window as unknown as { boom: boolean };
      state.boom = true;
      const { parse } = JSON;
      JSON.parse = (...args) => {
        const data = parse(...args);
        const [heading] = data?.toc ?? [];
        const value = heading?.value;
        if (value) {
          Object.defineProperty(heading, 'value', {
            get() {
              if (state.boom) {
                throw new Error('boom');
              }
              return value;
            },
          });
        }
        return data;
      };
    });
    await page.locator(nextLink).click();
    await expect(page.getByRole('heading', { name: 'This page crashed.' })).toBeVisible();
    await page.evaluate(() => {
      (window as unknown as { boom: boolean }).boom = false;
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('h1')).toHaveText('Create an alert');
  });
});
