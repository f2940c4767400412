import type { Page } from '@playwright/test';
import { DARK, LIGHT } from '../../../src/head/themeColours';
import { expect, openHydrated, openWithoutApplication, test, untilHydrated } from '../../fixtures';

const theme = (page: Page) => page.locator('html');
const toggle = (page: Page) =>
  page.locator('.navbar').getByRole('button', { name: /switch between dark and light mode/i });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

test('the browser’s own bars follow the mode: before hydration, by the toggle, on the next page', {
  tag: '@all',
}, async ({ page }) => {
  const colour = page.locator('meta[name="theme-color"]');
  await page.goto('/docs/alerts/overview');
  await expect(colour).toHaveCount(1);
  await expect(colour).toHaveAttribute('content', DARK);
  await toggle(page).click();
  await expect(colour).toHaveAttribute('content', LIGHT);
  await untilHydrated(page);
  await page.locator('.pagination-nav a').last().click();
  await expect(page).not.toHaveURL(/overview/);
  await expect(colour).toHaveAttribute('content', LIGHT);
  // The application never starts: what the page shows is what was painted first.
  await openWithoutApplication(page, '/docs/alerts/overview');
  await expect(colour).toHaveAttribute('content', LIGHT);
  await expect(theme(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('a corrupt stored value is forgotten and the logo stays visible', { tag: '@all' }, async ({ page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('seeded')) {
      sessionStorage.setItem('seeded', 'yes');
      localStorage.setItem('theme', '"><b>pink');
    }
  });
  await openHydrated(page, '/');
  await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
  expect(await stored(page)).toBeNull();
  await expect(page.locator('.navbar__logo img').filter({ visible: true })).toHaveCount(1);
});
