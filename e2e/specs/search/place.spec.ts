import { expect, openHydrated, scrollTop, sidebarLink, test, untilHydrated } from '../../fixtures';
import { dialog, field, hits, openDialog } from './search';

/** Where the reader was before the dialog was opened, and is after it. */
const DOC = '/docs/alerts/overview';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('back from an answer leads to where the dialog was opened', { tag: '@all' }, async ({ page }) => {
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

test('Back closes the dialog and no more, and leads on from there', async ({ page }) => {
  await openHydrated(page, DOC);
  await sidebarLink(page, '/docs/alerts/alerts-panel').click();
  await expect(page.locator('h1')).toHaveText('The alerts panel');
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect.poll(() => scrollTop(page)).toBe(400);
  await openDialog(page);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('h1')).toHaveText('The alerts panel');
  await expect.poll(() => scrollTop(page)).toBe(400);
  // Closed by a key, it leaves nothing in the history either.
  await openDialog(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.ptSearch))).toBe(false);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Alerts overview');
});

test('loaded again with the dialog open, or gone forward to it, Back leads to the page before', {
  tag: '@all',
}, async ({ page }) => {
  const isMarked = () => page.evaluate(() => Boolean(history.state?.ptSearch));
  await page.goto('/docs/alerts/triggers');
  await openHydrated(page, DOC);
  await openDialog(page);
  await page.reload();
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(isMarked).toBe(false);
  await page.evaluate(() => history.forward());
  await untilHydrated(page);
  await expect.poll(isMarked).toBe(false);
  await page.goBack();
  await expect(page.locator('h1')).not.toHaveText('Alerts overview');
});

test('the section that was opened has the focus, on this page and on another', { tag: '@all' }, async ({
  page,
}) => {
  await openHydrated(
    page,
    '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys/bybit-error-codes',
  );
  for (const [query, id] of [
    ['10010', 'err-10010'],
    ['-32002', 'err-minus-32002'],
  ] as const) {
    await openDialog(page);
    await field(page).fill(query);
    await expect(hits(page).first()).toContainText(query.slice(-5));
    await page.keyboard.press('Enter');
    await expect(page.locator(`#${id}`)).toBeFocused();
    await expect(page.locator(`#${id}`)).toBeInViewport();
  }
});

test.describe('above the menu of a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('search takes its place: one dialog keeps the keyboard, and one Escape closes it', {
    tag: '@all',
  }, async ({ page }) => {
    await openHydrated(page, DOC);
    const opener = page.locator('.navbar [data-head-action="menu"]');
    await opener.click();
    await expect(page.locator('.pt-menu[open]')).toHaveCount(1);
    await openDialog(page);
    await expect(page.locator('dialog[open]')).toHaveCount(1);
    await field(page).fill('funding');
    await expect(hits(page).first()).toContainText(/funding/i);
    await page.keyboard.press('Tab');
    await expect(dialog(page).getByRole('button', { name: 'Clear the query' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});
