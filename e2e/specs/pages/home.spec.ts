import type { Page } from '@playwright/test';
import { expect, openHydrated, test } from '../../fixtures';
import { field, hits } from '../search/search';

const box = (page: Page) => page.locator('#workspace').getByRole('combobox', { name: 'Command' });
const answer = (page: Page) => page.locator('#workspace [role="status"]').first();

test.describe('the box of the home page', () => {
  test('runs a command, and hands anything else to search', async ({ page }) => {
    await openHydrated(page, '/');
    await box(page).fill('symbol ETHUSDT');
    await box(page).press('Enter');
    await expect(answer(page)).toContainText('ETHUSDT');
    await expect(box(page)).toHaveValue('');
    await box(page).fill('liquidation long 60000 10x');
    await box(page).press('Enter');
    await expect(field(page)).toHaveValue('liquidation long 60000 10x');
    await expect(hits(page).first()).toContainText('54');
  });

  test('runs a line to try with one tap', { tag: '@all' }, async ({ page }) => {
    await openHydrated(page, '/');
    await page.getByRole('button', { name: 'metric add "funding rate"' }).click();
    await expect(answer(page)).toContainText(/funding rate/i);
    await page.getByRole('button', { name: 'error 10010' }).click();
    await expect(hits(page).first()).toContainText('10010');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the box leads to the search page, over a chart that is complete', { tag: '@all' }, async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.locator('#workspace svg').first()).toBeVisible();
    await box(page).fill('funding');
    await box(page).press('Enter');
    await expect(page).toHaveURL(/\/search\/?\?q=funding$/);
  });
});
