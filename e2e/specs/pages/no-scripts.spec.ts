import { expect, test } from '../../fixtures';

test.describe('in a browser older than those of browserslist', () => {
  test.use({ expectedMessages: /is not a function|is not defined/ });
  test('a page is readable and its links work', { tag: '@all' }, async ({ page }) => {
    await page.addInitScript(() => {
      for (const [owner, name] of [
        [URL, 'canParse'],
        [AbortSignal, 'any'],
        [AbortSignal, 'timeout'],
        [Object, 'groupBy'],
        [window, 'ClipboardItem'],
        [window, 'ResizeObserver'],
        [Array.prototype, 'toSorted'],
        [Element.prototype, 'checkVisibility'],
      ] as const) {
        Reflect.deleteProperty(owner, name);
      }
    });
    await page.goto('/docs/alerts/overview');
    await expect(page.locator('h1')).toHaveText('Alerts overview');
    await page.locator('aside').getByRole('link', { name: 'Create an alert' }).click();
    await expect(page.locator('h1')).toHaveText('Create an alert');
    await expect(page.getByRole('article')).toContainText('trigger');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('on a phone menu and search lead to the list of all pages, and what would do nothing is hidden', {
    tag: '@all',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    for (const [name, address] of [
      ['Toggle navigation bar', /#all-pages$/],
      [/^Search/, /\/search$/],
    ] as const) {
      await page.goto('/docs/alerts/overview');
      await expect(page.locator('[data-head-action]:not([href])').filter({ visible: true })).toHaveCount(0);
      await page.locator('.navbar').getByRole('button', { name }).click();
      await expect(page).toHaveURL(address);
    }
    await page.goto('/docs/alerts/overview#all-pages');
    await expect(page.locator('aside').getByRole('link', { name: 'Create an alert' })).toBeInViewport();
  });

  test('a page is readable, dark, with one logo, and its links work', async ({ page }) => {
    await page.goto('/docs/workbench/overview/studies-metrics/custom-metrics/exchange-metrics');
    await expect(page.locator('h1')).toHaveText('Exchange metrics');
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(11, 14, 20)');
    await expect(page.locator('.navbar__logo img').filter({ visible: true })).toHaveCount(1);
    await expect(page.locator('#funding-cost svg').first()).toBeVisible();
    const link = page.getByRole('article').locator('a[href^="/docs/"]:not([href*="#"])').first();
    const address = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(address);
    await expect(page.locator('h1')).toBeVisible();
  });
});
