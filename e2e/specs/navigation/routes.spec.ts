import { expect, openHydrated, test } from '../../fixtures';

const MAIN_DOC = '/docs/introduction/getting-started';
test('/docs leads to the main doc by deep link, by in-app link and without scripts', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/docs');
  await expect(page).toHaveURL(MAIN_DOC);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting started');

  await openHydrated(page, '/blog');
  await page.evaluate(() => window.history.pushState({}, '', '/docs'));
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
  await expect(page).toHaveURL(MAIN_DOC);

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const plain = await context.newPage();
  await plain.goto('/docs');
  await expect(plain).toHaveURL(MAIN_DOC);
  await context.close();
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
