import type { Page } from '@playwright/test';
import { expect, openHydrated, test } from '../../fixtures';
import { dialog, field, hits } from '../search/search';

const searchField = (page: Page) => page.getByRole('textbox', { name: 'Search the docs' });
const errorField = (page: Page) => page.getByRole('textbox', { name: 'Error code or message' });

test.describe('the search field of the home page', () => {
  test('is the dialog: a click goes on in there', async ({ page }) => {
    await openHydrated(page, '/');
    await searchField(page).click();
    await expect(field(page)).toBeFocused();
  });

  test('hands over what is typed before the application is here', async ({ page }) => {
    await page.route('**/assets/js/main*.js', () => {});
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await searchField(page).focus();
    await page.keyboard.type('funding');
    await expect(field(page)).toHaveValue('funding');
    await expect(hits(page).first()).toContainText(/funding/i);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(searchField(page)).toHaveValue('');
  });

  test('an example opens the dialog with its query', async ({ page }) => {
    await openHydrated(page, '/');
    await page.getByRole('link', { name: 'funding', exact: true }).click();
    await expect(field(page)).toHaveValue('funding');
  });

  test('an error code is answered on the spot', async ({ page }) => {
    await openHydrated(page, '/');
    await errorField(page).focus();
    await page.keyboard.insertText('10010');
    await expect(hits(page).first()).toContainText('10010');
  });
});

test('the figure of the home page answers', async ({ page }) => {
  await openHydrated(page, '/');
  const figure = page.locator('#order-book');
  await figure.scrollIntoViewIfNeeded();
  await figure.getByRole('radio', { name: 'Sell' }).check();
  await expect(figure).toContainText('Selling');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('search and the first tasks are in the first screenful', async ({ page }) => {
    await openHydrated(page, '/');
    await expect(searchField(page)).toBeInViewport();
    for (const task of ['Connect Bybit safely', 'Get an alert that arrives', 'Find squeezes']) {
      await expect(page.getByRole('link', { name: task })).toBeInViewport();
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the field leads to the search page', async ({ page }) => {
    await page.goto('/');
    await searchField(page).fill('funding');
    await searchField(page).press('Enter');
    await expect(page).toHaveURL(/\/search\/?\?q=funding$/);
  });
});
