import { expect, openHydrated, test } from '../../fixtures';

test('a release that came since the last visit is marked as new, once', { tag: '@all' }, async ({ page }) => {
  const isNew = page.locator('article', { has: page.getByText('New', { exact: true }) });
  await openHydrated(page, '/blog');
  await expect(isNew).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('pt-newest-post', '2023-10-01T00:00:00.000Z'));
  await openHydrated(page, '/blog');
  await expect(isNew).toHaveCount(1);
  await openHydrated(page, '/blog');
  await expect(isNew).toHaveCount(0);
});

test('the list of posts has no landmark without content', { tag: '@all' }, async ({ page }) => {
  await page.goto('/blog');
  const landmarks = page.getByRole('navigation').or(page.getByRole('complementary'));
  await expect(landmarks.first()).toBeAttached();
  expect((await landmarks.allInnerTexts()).filter((text) => !text.trim())).toEqual([]);
});
