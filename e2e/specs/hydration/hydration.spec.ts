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

const isIdle = (page: Page) => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

test('the application waits for the reader: only a page with islands asks for React', async ({ page }) => {
  const scripts = scriptsAskedFor(page);
  await page.goto('/docs/others/act-now', { waitUntil: 'networkidle' });
  await isIdle(page);
  expect([...scripts]).toEqual([]);
  await page.goto(DOC, { waitUntil: 'networkidle' });
  await isIdle(page);
  await expect.poll(() => scripts.size).toBe(2);
  expect([...scripts].join()).toMatch(/react.*islands/);
  await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
  await page.mouse.move(5, 5);
  await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
});

test.describe('what says nothing without the application doesn’t wait for the reader', () => {
  test.use({ expectedMessages: /status of 404/ });

  for (const [name, address, shown] of [
    ['results', '/search?q=slippage', '.pt-hit'],
    ['an address that leads nowhere', '/docs/creating-alerts', '#nearest-pages'],
  ] as const) {
    test(name, async ({ page }) => {
      await page.goto(address);
      await expect(page.locator(shown).first()).toBeVisible();
    });
  }
});

test('a link that is pressed first is the browser’s: the page that is left asks for nothing more', async ({
  page,
}) => {
  const scripts = scriptsAskedFor(page);
  await page.goto('/docs/others/act-now', { waitUntil: 'networkidle' });
  const link = page.locator('.pagination-nav__link').first();
  await link.evaluate((element) => {
    element.addEventListener('click', (event) => event.preventDefault());
    for (const type of ['pointerdown', 'pointerup', 'click']) {
      element.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true }));
    }
    (element as HTMLElement).focus();
  });
  await isIdle(page);
  expect([...scripts]).toEqual([]);
});

test('for a reader who saves data it hydrates only when it is wanted', { tag: '@all' }, async ({ page }) => {
  const scripts = scriptsAskedFor(page);
  await fetchNothingAhead(page);
  await page.goto(DOC, { waitUntil: 'networkidle' });
  await isIdle(page);
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
