import { expect, openHydrated, test } from '../../fixtures';

// Chromium asks for /favicon.ico beside a file that is no page.
test.use({ permissions: ['clipboard-read', 'clipboard-write'], expectedMessages: /404 \(Not Found\)/ });

test('the page menu copies the page as Markdown and opens it, by keyboard', { tag: '@all' }, async ({
  page,
}) => {
  await openHydrated(page, '/docs/alerts/overview');
  const menu = page.locator('summary', { hasText: 'Page menu' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Copy page as Markdown' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('# Alerts overview');
  await expect(page.getByText('Copied', { exact: true })).toBeHidden();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^http.*\/docs\/alerts\/overview$/,
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Copy link to this page' })).toBeHidden();
  await expect(menu).toBeFocused();
});
