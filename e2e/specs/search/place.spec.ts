import type { Page } from '@playwright/test';
import { expect, openHydrated, test } from '../../fixtures';
import { dialog, field, hits, NAMES, openDialog } from './search';

/** Where the reader was before the dialog was opened, and is after it. */
const DOC = '/docs/alerts/overview';
const POST = '/blog/release-v2.8.6';

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await expect.poll(() => scrollTop(page)).toBe(top);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('back from an answer leads to where the dialog was opened', async ({ page }) => {
    await openHydrated(page, DOC);
    await scrollTo(page, 2000);
    await openDialog(page);
    await field(page).fill('slippage');
    await expect(hits(page).first()).toContainText(/slippage/i);
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(DOC);
    await expect(page.locator('h1')).not.toHaveText('Alerts overview');
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Alerts overview');
    await expect.poll(() => scrollTop(page)).toBe(2000);
  });

  test.describe('without an index', () => {
    test.use({ expectedMessages: /404/ });

    test('a retry does not forget the place', async ({ page }) => {
      await openHydrated(page, DOC);
      await page.route(NAMES, (route) => route.fulfill({ status: 404, body: '' }));
      await scrollTo(page, 2000);
      await openDialog(page);
      await field(page).fill('funding');
      await dialog(page).getByRole('button', { name: 'Retry' }).click();
      await expect(dialog(page)).toContainText('Unable to fetch results');
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect.poll(() => scrollTop(page)).toBe(2000);
    });
  });
});

test('a post that is here already opens at its top', async ({ page }) => {
  await openHydrated(page, POST);
  const title = (await page.locator('h1').textContent()) ?? '';
  await page.locator('.navbar a', { hasText: 'Documentation' }).first().click();
  await expect(page.locator('.theme-doc-sidebar-menu')).toBeVisible();
  await page.locator(`.theme-doc-sidebar-menu a[href="/docs/introduction/getting-started"]`).first().click();
  await expect(page).toHaveURL('/docs/introduction/getting-started');
  await scrollTo(page, 1500);
  await openDialog(page);
  await field(page).fill(title);
  const answer = hits(page).filter({ hasText: title }).first();
  await answer.hover();
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText(title);
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('a page that arrives behind the dialog leaves it the focus', async ({ page }) => {
  await openHydrated(page, DOC);
  await openDialog(page);
  // As the theme does for whoever uses a screen reader, when the page of a link is there.
  await page.evaluate(() => {
    const start = document.createElement('div');
    start.tabIndex = -1;
    document.querySelector('#__docusaurus')?.prepend(start);
    start.focus();
    start.remove();
  });
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('10010');
  await expect(hits(page).first()).toContainText('10010');
});

test('Back closes the dialog: it belongs to the page that is left', async ({ page }) => {
  await openHydrated(page, DOC);
  await page.locator('.theme-doc-sidebar-menu a[href="/docs/alerts/alerts-panel"]').click();
  await expect(page.locator('h1')).toHaveText('The alerts panel');
  await openDialog(page);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Alerts overview');
  await expect(dialog(page)).toHaveCount(0);
});
