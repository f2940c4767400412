import type { Page } from '@playwright/test';
import { expect, openHydrated, test } from '../../fixtures';

const START = '/docs/alerts/overview';
const NEXT = '/docs/alerts/creating-an-alert';
const NEXT_TITLE = 'Create an alert';
const nextLink = `.theme-doc-sidebar-menu a[href="${NEXT}"]`;

test.use({ viewport: { width: 1280, height: 900 } });

test('progress bar: none for a page that is already here', async ({ page }) => {
  await openHydrated(page, START);
  await page.evaluate(async (address) => void (await window.docusaurus.preload(address)), NEXT);
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('#nprogress')) {
        (window as unknown as { sawBar: boolean }).sawBar = true;
      }
    }).observe(document.body, { childList: true });
  });
  await page.locator(nextLink).click();
  await expect(page.locator('h1')).toHaveText('Create an alert');
  expect(await page.evaluate(() => (window as unknown as { sawBar?: boolean }).sawBar)).toBeUndefined();
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
});
