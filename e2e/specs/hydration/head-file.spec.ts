import type { Page } from '@playwright/test';
import { expect, holdBack, openHydrated, test, untilHydrated } from '../../fixtures';
import { countDocuments } from '../../hosts/deploys';

/** The layout's controls are answered by a file that comes after the first paint; until it's here, the inline script keeps what is done. */
const DOC = '/docs/alerts/creating-an-alert';
const FILE = '**/assets/head.*.js';
const menu = (page: Page) => page.locator('dialog.pt-menu');
const search = (page: Page) => page.locator('dialog.pt-search');
const menuButton = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });
const searchButton = (page: Page) => page.locator('.navbar').getByRole('button', { name: 'Search' });
const modeButton = (page: Page) => page.getByRole('button', { name: /^Switch between dark and light mode/ });

test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

/** Opens a page while the head's file is on its way, and returns how to let it arrive. */
async function openBefore(page: Page): Promise<() => void> {
  const release = await holdBack(page, FILE);
  await page.goto(DOC, { waitUntil: 'commit' });
  await expect(page.locator('footer')).toBeAttached();
  return release;
}

test.describe('while the head’s file is on its way', () => {
  test('taps on the menu are kept, and answered once when it is here', async ({ page }) => {
    const release = await openBefore(page);
    await menuButton(page).tap();
    await menuButton(page).tap();
    release();
    await expect(menu(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(DOC);
  });

  for (const [way, open] of [
    ['a tap', (page: Page) => searchButton(page).tap()],
    ['/', (page: Page) => page.keyboard.press('/')],
    ['Ctrl + K', (page: Page) => page.keyboard.press('Control+k')],
  ] as const) {
    test(`the search opens by ${way}`, { tag: '@all' }, async ({ page }) => {
      const release = await openBefore(page);
      await open(page);
      release();
      await expect(search(page)).toBeVisible();
      await expect(search(page).locator('input').first()).toBeFocused();
    });
  }

  test('the colour mode, and a fold are answered', { tag: '@all' }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const release = await openBefore(page);
    await modeButton(page).click();
    const category = page.locator('aside details:not([open])').first();
    await category.evaluate((details) => details.toggleAttribute('data-tried', true));
    await category.locator('summary').first().press('Enter');
    release();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('aside details[data-tried]')).toHaveAttribute('open');
  });
});

test.describe('without the head’s file', () => {
  test.use({ expectedMessages: /Failed to load resource|Unexpected token/ });

  for (const [what, answer] of Object.entries({
    missing: { status: 404, body: '' },
    'a page instead': { status: 200, contentType: 'text/javascript', body: '<!doctype html>' },
  })) {
    test(`which is ${what} once, the page is loaded again`, {
      tag: what === 'missing' ? [] : '@all',
    }, async ({ page }) => {
      const documents = countDocuments(page);
      await page.route(FILE, (route) => (documents() === 1 ? route.fulfill(answer) : route.continue()));
      await openHydrated(page, DOC);
      expect(documents()).toBe(2);
    });

    for (const [name, control, address] of [
      ['menu', menuButton, /#all-pages$/],
      ['search', searchButton, /\/search$/],
    ] as const) {
      test(`which is ${what} for good, the ${name} is a link`, { tag: '@all' }, async ({ page }) => {
        await page.route(FILE, (route) => route.fulfill(answer));
        await page.goto(DOC, { waitUntil: 'commit' });
        await expect(page.locator('.page-notice')).toContainText('could not be loaded');
        await control(page).tap();
        await expect(page).toHaveURL(address);
      });
    }
  }

  test('a tap before it fails leads to the list of all pages', { tag: '@all' }, async ({ page }) => {
    let fail = () => {};
    const failed = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route(FILE, async (route) => {
      await failed;
      await route.fulfill({ status: 404, body: '' });
    });
    await page.goto(DOC, { waitUntil: 'commit' });
    await expect(page.locator('footer')).toBeAttached();
    await menuButton(page).tap();
    fail();
    await expect(page).toHaveURL(/#all-pages$/);
  });
});

test('on a phone the notice’s button is in sight', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(DOC);
  await untilHydrated(page);
  await page.evaluate(() => {
    const notice = document.createElement('div');
    notice.className = 'page-notice';
    notice.append(
      `Part of this page could not be loaded: figures and filters may not work. ${location.origin}/assets/js/${'0'.repeat(60)}.js`,
      document.createElement('button'),
    );
    notice.querySelector('button')?.append('Retry');
    document.body.append(notice);
  });
  await expect(page.getByRole('button', { name: 'Retry' })).toBeInViewport({ ratio: 1 });
});
