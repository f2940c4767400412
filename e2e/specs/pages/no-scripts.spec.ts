import { expect, test } from '../../fixtures';

test.use({ javaScriptEnabled: false });

test('without scripts a page is readable, dark, with one logo, and its links work', async ({ page }) => {
  await page.goto('/docs/workbench/overview/studies-metrics/custom-metrics/exchange-metrics');
  await expect(page.locator('h1')).toHaveText('Exchange metrics');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(11, 14, 20)');
  await expect(page.locator('.navbar__logo img').filter({ visible: true })).toHaveCount(1);
  await expect(page.locator('#funding-cost svg').first()).toBeVisible();
  await page.getByRole('article').getByRole('link', { name: 'order-flow metrics' }).first().click();
  await expect(page.locator('h1')).toHaveText('Order-flow metrics');
});
