import type { Page } from '@playwright/test';
import { expect, openHydrated, test } from '../../fixtures';
import { dialog, field, hits } from '../search/search';

const searchField = (page: Page) => page.getByRole('textbox', { name: 'Search the docs' });

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
