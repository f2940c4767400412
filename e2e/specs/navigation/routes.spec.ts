import { expect, openHydrated, test } from '../../fixtures';

const MAIN_DOC = '/docs/introduction/getting-started';

// tests/built/specification.test.ts opens it by its address.
test('/docs leads to the main doc by in-app link', { tag: '@all' }, async ({ page }) => {
  await openHydrated(page, '/blog');
  await page.evaluate(() => window.history.pushState({}, '', '/docs'));
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
  await expect(page).toHaveURL(MAIN_DOC);
});

test.describe(() => {
  test.use({ expectedMessages: /404 \(Not Found\)/ });

  test('an unknown address shows the not-found page, whose title is back with the reader', async ({
    page,
  }) => {
    for (const path of ['/docs/%E0%A4%A', '/docs/nope']) {
      await openHydrated(page, path);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Page Not Found');
    }
    await page.getByRole('link', { name: 'Getting started' }).first().click();
    await expect(page).toHaveTitle(/^(?!Page Not Found)/);
    await page.goBack();
    await expect(page).toHaveTitle('Page Not Found | PT Docs');
  });
});
