import type { Page } from '@playwright/test';
import {
  expect,
  fetchNothingAhead,
  holdBack,
  openHydrated,
  scriptsAskedFor,
  sidebarLink,
  test,
  untilHydrated,
  untilIslandHydrated,
} from '../../fixtures';
import { verdictOf } from '../figures/figures';

const DOC = '/docs/alerts/overview';
const html = (page: Page) => page.locator('html');

const STARTING_SCRIPTS = '**/assets/js/{main,islands}.*.js';

/** What the reader does before the returned function is called happens while the page is not hydrated. */
async function openBeforeHydration(page: Page, address: string): Promise<() => void> {
  const hydrate = await holdBack(page, STARTING_SCRIPTS);
  await page.goto(address);
  return hydrate;
}

test.use({ viewport: { width: 1280, height: 900 } });

test('the first view asks for no script; once it is loaded and idle the page hydrates by itself', async ({
  page,
}) => {
  const scripts = scriptsAskedFor(page);
  // The browser is idle when the test says so.
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    Object.assign(window, {
      requestIdleCallback: (callback: () => void) => waiting.push(callback),
      beIdle: () => {
        for (const callback of waiting.splice(0)) {
          callback();
        }
      },
    });
  });
  await page.goto(DOC, { waitUntil: 'networkidle' });
  expect([...scripts]).toEqual([]);
  await page.evaluate(() => (window as unknown as { beIdle: () => void }).beIdle());
  await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
  expect(scripts.size).toBeGreaterThan(0);
});

test('for a reader who saves data it hydrates only when it is wanted', { tag: '@all' }, async ({ page }) => {
  const scripts = scriptsAskedFor(page);
  await fetchNothingAhead(page);
  await page.goto(DOC, { waitUntil: 'networkidle' });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect([...scripts]).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
});

test('a page has exactly one description at every moment: its own', { tag: '@all' }, async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  // A busy device hydrates in many small steps.
  await client.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.addInitScript(() => {
    const counts = new Set<number>();
    Object.assign(window, { counts });
    new MutationObserver(() => {
      if (document.body) {
        counts.add(document.querySelectorAll('meta[name="description"]').length);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  const counts = () => page.evaluate(() => Array.from((window as unknown as { counts: Set<number> }).counts));
  const description = page.locator('meta[name="description"]');
  await openHydrated(page, DOC);
  // Docusaurus' own one has come in its place.
  await expect(description).toHaveAttribute('data-rh', 'true');
  const opened = await description.getAttribute('content');
  await sidebarLink(page, '/docs/alerts/creating-an-alert').click();
  await expect(page.locator('h1')).toHaveText('Create an alert');
  await expect(description).not.toHaveAttribute('content', opened ?? '');
  expect(await counts()).toEqual([1]);
});

test('Back on a page that is not hydrated leads to the page of the address', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('/docs/introduction/getting-started');
  await untilHydrated(page);
  await page.evaluate(() => history.pushState({ key: 'next' }, '', '/docs/alerts/overview'));
  await page.route('**/assets/js/*.js', () => {});
  await page.goto('/markdown-page');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Alerts overview');
  await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
  await page.goBack();
  await expect(page).toHaveURL('/docs/introduction/getting-started');
  await expect(page.locator('h1')).toHaveText('Getting started');
});

test.describe('what is done before the page is hydrated takes effect', () => {
  test('/ and words typed on while the page hydrates, for a reader who has the dialog already', async ({
    page,
  }) => {
    const hydrate = await openBeforeHydration(page, DOC);
    await page.keyboard.type('/slippage fee', { delay: 60 });
    hydrate();
    await page.keyboard.type(' of a swap', { delay: 60 });
    await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page.locator('.pt-search__field')).toHaveValue('slippage fee of a swap');
  });

  test('text typed on the search page, with focus and scroll where they were', { tag: '@all' }, async ({
    page,
  }) => {
    const hydrate = await openBeforeHydration(page, '/search');
    const field = page.locator('main input').first();
    await field.pressSequentially('funding rate');
    hydrate();
    await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
    await expect(field).toHaveValue('funding rate');
    await expect(field).toBeFocused();
    await expect(page).toHaveURL(/[?&]q=funding/);
    await expect(page.locator('main .pt-hit').first()).toBeVisible();
  });

  test("a figure's slider", { tag: '@all' }, async ({ page }) => {
    const hydrate = await openBeforeHydration(page, '/docs/trading/decentralised-exchange/swap-tokens');
    const figure = page.locator('figure', { has: page.locator('input[type="range"]') }).first();
    const verdict = verdictOf(figure);
    const before = (await verdict.textContent()) ?? '';
    await figure.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    const slider = figure.locator('input[type="range"]').first();
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    const value = await slider.inputValue();
    hydrate();
    await untilIslandHydrated(figure);
    await expect(verdict).not.toHaveText(before);
    await expect(slider).toHaveValue(value);
    await expect(slider).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  });
});
