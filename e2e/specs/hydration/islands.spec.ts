import type { Locator, Page } from '@playwright/test';
import { expect, holdBack, openHydrated, test, untilHydrated, untilIslandHydrated } from '../../fixtures';
import { verdictOf } from '../figures/figures';

const GLOSSARY = '/docs/others/overview';
const WALLET = '/docs/trading/decentralised-exchange/connecting-your-wallet';

test.use({ viewport: { width: 1280, height: 900 } });

/** The glossary stands for all filtered lists; tests/built/filters.test.ts holds what every entry is found by. */
const LABEL = 'Filter by term, abbreviation or word';
/** A synonym that the page doesn't show, an entry that it leaves, and one that it hides. */
const [QUERY, LEFT, HIDDEN] = ['indicator', '#study', '#open-interest'];

const islandAround = (page: Page, field: Locator) => page.locator('[data-island]', { has: field });
const statusOf = (page: Page, field: Locator) => islandAround(page, field).locator('[role="status"]').first();

async function untilWorking(page: Page, field: Locator): Promise<void> {
  await untilHydrated(page);
  await field.scrollIntoViewIfNeeded();
  await expect(islandAround(page, field)).toHaveAttribute('data-island-state', 'hydrated');
}

test.describe('glossary', () => {
  test('is filtered, counted and cleared by keyboard', async ({ page }) => {
    await openHydrated(page, GLOSSARY);
    const field = page.getByLabel(LABEL);
    const status = statusOf(page, field);
    await untilWorking(page, field);
    await expect(status).toHaveText(/^\d+ terms$/);
    const whole = await status.textContent();
    await field.focus();
    await page.keyboard.type(QUERY.toUpperCase());
    await expect(status).toHaveText(/^\d+ of \d+ terms$/);
    await expect(page.locator(LEFT)).toBeVisible();
    await expect(page.locator(HIDDEN)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('');
    await expect(status).toHaveText(whole ?? '');
    await expect(page.locator(HIDDEN)).toBeVisible();
    await page.keyboard.type('zebra');
    await expect(status).toHaveText(/^No term matches “zebra”\. Try a shorter word, or search the whole/);
    await expect(page.locator(LEFT)).toBeHidden();
  });

  test('is filtered by what was typed before it was hydrated', { tag: '@all' }, async ({ page }) => {
    const release = await holdBack(page);
    await page.goto(GLOSSARY, { waitUntil: 'commit' });
    const field = page.getByLabel(LABEL);
    await field.pressSequentially(QUERY);
    await expect(statusOf(page, field)).toHaveText(/^\d+ terms$/);
    release();
    await expect(statusOf(page, field)).toHaveText(/^\d+ of \d+ terms$/);
    await expect(field).toHaveValue(QUERY);
    await expect(field).toBeFocused();
    await expect(page.locator(HIDDEN)).toBeHidden();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is whole, and has no field that does nothing', { tag: '@all' }, async ({ page }) => {
      await page.goto(GLOSSARY);
      await expect(page.getByLabel(LABEL)).toBeHidden();
      await expect(page.locator('[data-entry]').filter({ visible: false })).toHaveCount(0);
    });
  });
});

test('a figure answers before the application is there', async ({ page }) => {
  await page.route('**/assets/js/main.*.js', () => {});
  await page.goto('/docs/trading/decentralised-exchange/swap-tokens', { waitUntil: 'domcontentloaded' });
  const figure = page.locator('#swap-calculator');
  await figure.scrollIntoViewIfNeeded();
  await untilIslandHydrated(figure);
  const verdict = verdictOf(figure);
  const before = (await verdict.textContent()) ?? '';
  await figure.locator('input[type="range"]').first().press('ArrowRight');
  await expect(verdict).not.toHaveText(before);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
});

test('the error decoder decodes a message and is cleared by keyboard', { tag: '@all' }, async ({ page }) => {
  await openHydrated(page, WALLET);
  const field = page.getByLabel('Wallet error code or message');
  const row = (code: string) => page.locator(`[id="err-${code}"]`);
  await untilWorking(page, field);
  await field.focus();
  await page.keyboard.type('{code: -32002, message: "Request already pending"}');
  await expect(row('minus-32002')).toContainText('Match');
  await expect(statusOf(page, field)).toContainText('-32002');
  await page.getByRole('link', { name: '-32002 in the list' }).press('Enter');
  await expect(page).toHaveURL(/#err-minus-32002$/);
  await field.fill('99999');
  await expect(statusOf(page, field)).toContainText('Not in this list.');
  await expect(row('minus-32002')).toContainText('Linked');
  await field.press('Escape');
  await expect(field).toHaveValue('');
  await expect(statusOf(page, field)).toBeEmpty();
  await page.keyboard.type('4902');
  await page.getByRole('button', { name: 'Clear', exact: true }).press('Enter');
  await expect(field).toBeFocused();
  await expect(row('4902')).not.toContainText('Match');
});
