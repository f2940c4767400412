import { expect, openHydrated, scrollTop, sidebarLink, test } from '../../fixtures';
import { dialog, field, hits, openDialog } from './search';

/** Where the reader was before the dialog was opened, and is after it. */
const DOC = '/docs/alerts/overview';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('back from an answer leads to where the dialog was opened', async ({ page }) => {
    await openHydrated(page, DOC);
    await page.evaluate(() => window.scrollTo(0, 2000));
    await expect.poll(() => scrollTop(page)).toBe(2000);
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
});

test('Back closes the dialog: it belongs to the page that is left', async ({ page }) => {
  await openHydrated(page, DOC);
  await sidebarLink(page, '/docs/alerts/alerts-panel').click();
  await expect(page.locator('h1')).toHaveText('The alerts panel');
  await openDialog(page);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Alerts overview');
  await expect(dialog(page)).toHaveCount(0);
});
