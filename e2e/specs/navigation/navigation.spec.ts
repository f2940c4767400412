import type { Page } from '@playwright/test';
import {
  expect,
  fetchNothingAhead,
  holdBack,
  isSameDocument,
  markDocument,
  openHydrated,
  sidebarLink,
  test,
  untilIslandHydrated,
} from '../../fixtures';
import { verdictOf } from '../figures/figures';

/** What a slow or broken network brings when the reader has long gone on, or back. */
const START = '/docs/alerts/overview';
const SLOW = '/docs/alerts/alerts-panel';
const SLOWER = '/docs/alerts/creating-an-alert';
const FIGURES = '/docs/trading/decentralised-exchange/swap-tokens';

test.use({ viewport: { width: 1280, height: 900 } });

async function openWithoutPrefetch(page: Page, address: string): Promise<void> {
  await fetchNothingAhead(page);
  await openHydrated(page, address);
  await markDocument(page);
}

const fragmentOf = (address: string) => `**/assets/fragments${address}.*.json`;

/** Two frames: what the page wants to do about something that has just arrived is done. */
const settle = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

/** By the page's own links, without pointing at them first. */
const follow = (page: Page, address: string) =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Onwards' });
    document.querySelector('.theme-doc-markdown')?.prepend(link);
    link.click();
    link.remove();
  }, address);

test('of two pages on their way the one that was clicked last is shown, at its heading', async ({ page }) => {
  await openWithoutPrefetch(page, START);
  const releaseFirst = await holdBack(page, fragmentOf(SLOW));
  const releaseLast = await holdBack(page, fragmentOf(SLOWER));
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    new MutationObserver(() => seen.add(document.querySelector('h1')?.textContent ?? 'no page')).observe(
      document,
      { childList: true, subtree: true },
    );
  });
  await follow(page, SLOW);
  await follow(page, `${SLOWER}#deliveries`);
  releaseFirst();
  await settle(page);
  releaseLast();
  await expect(page.locator('h1')).toHaveText('Create an alert');
  await expect(page.locator('#deliveries')).toBeInViewport();
  const seen = await page.evaluate(() => Array.from((window as unknown as { seen: Set<string> }).seen));
  expect(seen).not.toContain('no page');
  expect(seen).not.toContain('The alerts panel');
  expect(await isSameDocument(page)).toBe(true);
});

test.describe(() => {
  test.use({ expectedMessages: /did not arrive within/ });

  test('a page whose content hangs is loaded by the browser itself', { tag: '@all' }, async ({ page }) => {
    await page.clock.install();
    await openWithoutPrefetch(page, START);
    await page.route(fragmentOf(SLOW), () => new Promise(() => {}));
    await follow(page, SLOW);
    await page.clock.runFor(8000);
    await expect(page.locator('h1')).toHaveText('Alerts overview');
    await page.clock.runFor(3000);
    await expect(page.locator('h1')).toHaveText('The alerts panel');
    expect(await isSameDocument(page)).toBe(false);
  });
});

test.describe('a figure', () => {
  const figure = (page: Page) => page.locator('#swap-calculator');
  const slider = (page: Page) => figure(page).locator('input[type="range"]').first();
  /** One that is far below the first screen, so that it hydrates only when the reader comes to it. */
  const FIGURE_BELOW = '/docs/workbench/overview/studies-metrics/custom-metrics/exchange-metrics';
  const below = (page: Page) => page.locator('#funding-cost');
  const sliderBelow = (page: Page) => below(page).locator('input[type="range"]').first();
  const islandBelow = (page: Page) => below(page).locator('[data-island-state]');

  test('and the address agree after other links of the same page', { tag: '@all' }, async ({ page }) => {
    await openWithoutPrefetch(page, `${FIGURES}?swap-calculator.pay=50000`);
    await figure(page).scrollIntoViewIfNeeded();
    await untilIslandHydrated(figure(page));
    await expect(slider(page)).toHaveValue('50000');
    await sidebarLink(page, FIGURES).click();
    await expect(slider(page)).toHaveValue('50000');
    await expect(page).toHaveURL(/pay=50000/);
    await page.locator('.table-of-contents a').last().click();
    await expect(page).toHaveURL(/#/);
    await slider(page).press('End');
    await expect(page).toHaveURL(/pay=200000.*#/);
    await page.goBack();
    // The older entry has its own value.
    await expect(page).toHaveURL(/pay=50000$/);
    await expect(slider(page)).toHaveValue('50000');
  });

  test.describe(() => {
    test.use({ expectedMessages: /ERR_FAILED/ });

    test('whose script did not arrive says so, asks again when it is touched, and does what was meant', {
      tag: '@all',
    }, async ({ page }) => {
      await openWithoutPrefetch(page, FIGURE_BELOW);
      let isDown = true;
      await page.route('**/assets/js/*.js', (route) => (isDown ? route.abort() : route.continue()));
      await below(page).scrollIntoViewIfNeeded();
      await expect(islandBelow(page)).toHaveAttribute('data-island-state', 'failed');
      await expect(page.locator('.page-notice')).toHaveCount(0);
      await sliderBelow(page).press('ArrowRight');
      await expect(page.locator('.page-notice')).toContainText('This figure could not be loaded');
      const before = (await verdictOf(below(page)).textContent()) ?? '';
      isDown = false;
      await sliderBelow(page).press('ArrowRight');
      await expect(islandBelow(page)).toHaveAttribute('data-island-state', 'hydrated');
      await expect(verdictOf(below(page))).not.toHaveText(before);
    });
  });
});
