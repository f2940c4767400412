import type { Locator, Page } from '@playwright/test';
import {
  expect,
  holdBack,
  openHydrated,
  openWithoutApplication,
  scrollTop,
  test,
  untilHydrated,
} from '../../fixtures';
import { addAxe, axeViolations, switchToLight } from './accessibility';

/** The layout answers without the application: src/head/layout.ts and native elements. */
const DOC = '/docs/alerts/creating-an-alert';
const PHONE = { width: 390, height: 800 };
const WIDE = { width: 1280, height: 900 };
const html = (page: Page) => page.locator('html');
const menu = (page: Page) => page.locator('dialog.pt-menu');
const menuButton = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });
const contents = (page: Page) => page.locator('details.theme-doc-toc-mobile');
const modeButton = (page: Page, mode: 'dark' | 'light') =>
  page.getByRole('button', { name: `Switch between dark and light mode (currently ${mode} mode)` });
const category = (page: Page, label: string) =>
  page.locator('aside summary').and(page.getByText(label, { exact: true }));
const pageMenu = (page: Page) => page.locator('summary', { hasText: 'Page menu' });
const panel = (page: Page) => page.getByRole('button', { name: 'Copy link to this page' });

const WAYS = {
  touch: (control: Locator) => control.tap(),
  keyboard: (control: Locator) => control.press('Enter'),
} as const;

for (const [way, use] of Object.entries(WAYS)) {
  test.describe(`without the application, by ${way}`, { tag: way === 'keyboard' ? [] : ['@all'] }, () => {
    test.use({ hasTouch: true });

    const expectBackToTop = async (page: Page) => {
      const top = page.getByRole('link', { name: 'Scroll back to top' });
      await expect(top).not.toBeInViewport();
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect(top).toBeInViewport();
      await use(top);
      await expect.poll(() => scrollTop(page)).toBe(0);
    };

    test('a phone: back to top, "On this page", the menu with its categories', async ({ page }) => {
      await page.setViewportSize(PHONE);
      await openWithoutApplication(page, DOC);
      await expectBackToTop(page);
      await expect(page).toHaveURL(DOC);
      await use(contents(page).locator('summary'));
      await use(contents(page).getByRole('link').last());
      await expect(page).toHaveURL(/#/);
      await expect.poll(() => scrollTop(page)).toBeGreaterThan(500);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await use(menuButton(page));
      await expect(menu(page)).toBeVisible();
      await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(menu(page).locator('[data-menu-copy] [aria-current="page"]')).toBeInViewport();
      await use(menu(page).getByRole('button', { name: 'Close navigation bar' }));
      await expect(menu(page)).toBeHidden();
      await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(menuButton(page)).toBeFocused();
      await use(menuButton(page));
      await use(menu(page).locator('summary', { hasText: 'Community' }));
      await use(menu(page).getByRole('link', { name: 'Publish', exact: true }));
      await expect(page).toHaveURL('/docs/community/publishing-in-community');
    });

    test('a wide screen: back to top, sidebar, colour mode, page menu', { tag: '@all' }, async ({ page }) => {
      await page.setViewportSize(WIDE);
      await openWithoutApplication(page, DOC);
      await expectBackToTop(page);
      const link = page.locator('aside').getByRole('link', { name: 'Where PT works' });
      await expect(link).toBeHidden();
      await use(category(page, 'Help'));
      await expect(link).toBeVisible();
      // Two taps on one place are a double tap, unless one elsewhere comes between.
      await use(category(page, 'Community'));
      await use(category(page, 'Help'));
      await expect(link).toBeHidden();

      await use(modeButton(page, 'dark'));
      await expect(html(page)).toHaveAttribute('data-theme', 'light');
      await expect(modeButton(page, 'light')).toBeVisible();
      await page.reload({ waitUntil: 'domcontentloaded' });
      await expect(html(page)).toHaveAttribute('data-theme', 'light');
      await use(modeButton(page, 'light'));
      await expect(html(page)).toHaveAttribute('data-theme', 'dark');

      await use(pageMenu(page));
      await expect(panel(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panel(page)).toBeHidden();
      await expect(pageMenu(page)).toBeFocused();
      await use(pageMenu(page));
      await page.locator('h1').click();
      await expect(panel(page)).toBeHidden();
    });
  });
}

test.describe('the menu', () => {
  test.use({ viewport: PHONE });

  test('keeps focus inside, and closes with Escape, on its backdrop and on Back', async ({ page }) => {
    await openWithoutApplication(page, DOC);
    await menuButton(page).click();
    for (let stop = 0; stop < 8; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main, .navbar'))).toBeNull();
    }
    const first = menu(page).getByRole('button').first();
    await first.focus();
    await page.keyboard.press('Shift+Tab');
    await expect(menu(page).locator('a:visible, summary:visible').last()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await menuButton(page).click();
    await page.mouse.click(385, 400);
    await expect(menu(page)).toBeHidden();
  });

  test('has rows and a close button of 44 px, and no axe violation in either mode', { tag: '@all' }, async ({
    page,
  }) => {
    await openWithoutApplication(page, DOC);
    await menuButton(page).click();
    const small = await menu(page)
      .locator('a:visible, summary:visible, button:visible')
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).length);
    expect(small).toBe(0);
    await addAxe(page);
    expect(await axeViolations(page, { within: 'dialog' })).toEqual([]);
    await switchToLight(page);
    expect(await axeViolations(page, { within: 'dialog', colours: true })).toEqual([]);
  });
});

test('the menu stays open while the page is hydrated, with its focus and its scroll position', {
  tag: '@all',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  const release = await holdBack(page);
  await page.goto(DOC, { waitUntil: 'domcontentloaded' });
  await menuButton(page).click();
  const link = menu(page).getByRole('link', { name: 'Alerts panel' });
  await link.focus();
  const list = menu(page).locator('nav');
  await list.evaluate((element) => element.scrollTo(0, 60));
  await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
  release();
  await untilHydrated(page);
  await expect(menu(page)).toBeVisible();
  await expect(link).toBeFocused();
  expect(await list.evaluate(({ scrollTop }) => scrollTop)).toBe(60);
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  await link.click();
  await expect(page.locator('h1')).toHaveText('The alerts panel');
});

for (const [what, open] of Object.entries({
  hydrated: openHydrated,
  'without the application': openWithoutApplication,
})) {
  test(`the navbar stays after a jump and makes room for a reader who scrolls down, ${what}`, {
    tag: '@all',
  }, async ({ page }) => {
    const navbar = page.locator('nav.navbar');
    await page.setViewportSize(WIDE);
    await open(page, `${DOC}#deliveries`);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(500);
    await expect(navbar).toBeInViewport();
    await page.mouse.move(600, 500);
    await page.mouse.wheel(0, 300);
    await expect(navbar).not.toBeInViewport();
    await page.mouse.wheel(0, -100);
    await expect(navbar).toBeInViewport();
    await page.mouse.wheel(0, 100);
    await expect(navbar).not.toBeInViewport();
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href$="#what-can-go-wrong"]')?.click());
    await expect(page.locator('#what-can-go-wrong')).toBeInViewport();
    await expect(navbar).toBeInViewport();
  });
}

test('further down a phone’s navbar names the section and opens the contents', { tag: '@all' }, async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openHydrated(page, DOC);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  await expect(contents(page).locator('summary')).toHaveText(/\d of \d/);
  await page.evaluate(() => scrollBy(0, -200));
  await contents(page).locator('summary').click();
  await contents(page).locator('a[href$="#what-can-go-wrong"]').click();
  await expect(contents(page)).not.toHaveAttribute('open');
  await expect(page.locator('#what-can-go-wrong')).toBeInViewport();
});
