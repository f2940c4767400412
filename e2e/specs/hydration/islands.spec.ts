import type { Locator, Page } from '@playwright/test';
import { expect, holdBack, openHydrated, test, untilHydrated } from '../../fixtures';
import { verdictOf } from '../figures/figures';

const GLOSSARY = '/docs/others/overview';
const METRICS = '/docs/workbench/overview/studies-metrics';
const COMMANDS = '/docs/workbench/overview/using-the-workbench/workbench-cmds';
const WALLET = '/docs/trading/decentralised-exchange/connecting-your-wallet';

test.use({ viewport: { width: 1280, height: 900 } });

type List = {
  readonly name: string;
  readonly address: string;
  readonly label: string;
  readonly query: string;
  /** An entry that the query leaves, and one that it hides. */
  readonly left: string;
  readonly hidden: string;
  readonly all: RegExp;
  readonly some: RegExp;
  readonly none: RegExp;
};

const LISTS: readonly List[] = [
  {
    name: 'glossary',
    address: GLOSSARY,
    label: 'Filter by term, abbreviation or word',
    // Found by a synonym that the page does not show.
    query: 'indicator',
    left: '#study',
    hidden: '#open-interest',
    all: /^\d+ terms$/,
    some: /^\d+ of \d+ terms$/,
    none: /^No term matches “zebra”\. Try a shorter word, or search the whole documentation\.$/,
  },
  {
    name: 'catalogue of metrics',
    address: METRICS,
    label: 'Filter by name, abbreviation or unit',
    query: 'l/s',
    left: 'tr:has(a[href$="#long-short-ratio"])',
    hidden: 'tr:has(a[href$="#cvd"])',
    all: /^\d+ metrics$/,
    some: /^\d+ of \d+ metrics$/,
    none: /^No metric matches “zebra”\. Try a shorter word, or an abbreviation such as OI\.$/,
  },
  {
    name: 'commands',
    address: COMMANDS,
    label: 'Filter workbench commands',
    // A piece of a choice in the syntax.
    query: 'heikin'.slice(1),
    left: 'li:has(> div > #cmd-style)',
    hidden: 'li:has(> div > #cmd-study-add)',
    all: /^\d+ commands$/,
    some: /^1 of \d+ commands$/,
    none: /^0 of \d+ commands$/,
  },
];

const islandAround = (page: Page, field: Locator) => page.locator('[data-island]', { has: field });
const statusOf = (page: Page, field: Locator) => islandAround(page, field).locator('[role="status"]').first();

/** Holds every script back until the test lets them come. */
async function openBeforeHydration(page: Page, address: string): Promise<() => void> {
  const release = await holdBack(page);
  await page.goto(address, { waitUntil: 'commit' });
  return release;
}

async function untilWorking(page: Page, field: Locator): Promise<void> {
  await untilHydrated(page);
  await field.scrollIntoViewIfNeeded();
  await expect(islandAround(page, field)).toHaveAttribute('data-island-state', 'hydrated');
}

for (const { name, address, label, query, left, hidden, all, some, none } of LISTS) {
  test.describe(name, { tag: name === 'glossary' ? [] : '@all' }, () => {
    test('is filtered, counted and cleared by keyboard', async ({ page }) => {
      await openHydrated(page, address);
      const field = page.getByLabel(label);
      const status = statusOf(page, field);
      await untilWorking(page, field);
      await expect(status).toHaveText(all);
      const whole = await status.textContent();
      await field.focus();
      await page.keyboard.type(query.toUpperCase());
      await expect(status).toHaveText(some);
      await expect(page.locator(left)).toBeVisible();
      await expect(page.locator(hidden)).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(field).toHaveValue('');
      await expect(status).toHaveText(whole ?? '');
      await expect(page.locator(hidden)).toBeVisible();
      await page.keyboard.type('zebra');
      await expect(status).toHaveText(none);
      await expect(page.locator(left)).toBeHidden();
    });

    test('is filtered by what was typed before it was hydrated', async ({ page }) => {
      const release = await openBeforeHydration(page, address);
      const field = page.getByLabel(label);
      await field.pressSequentially(query);
      await expect(statusOf(page, field)).toHaveText(all);
      release();
      await expect(statusOf(page, field)).toHaveText(some);
      await expect(field).toHaveValue(query);
      await expect(field).toBeFocused();
      await expect(page.locator(left)).toBeVisible();
      await expect(page.locator(hidden)).toBeHidden();
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('is whole, and has no field that does nothing', async ({ page }) => {
        await page.goto(address);
        await expect(page.getByLabel(label)).toBeHidden();
        await expect(page.locator(left)).toBeVisible();
        await expect(page.locator(hidden)).toBeVisible();
        await expect(page.locator('[data-entry]').filter({ visible: false })).toHaveCount(0);
      });
    });
  });
}

test('commands: one filter over both lists, and where else there is something', { tag: '@all' }, async ({
  page,
}) => {
  await openHydrated(page, COMMANDS);
  const [workbench, everywhere] = [
    page.getByLabel('Filter workbench commands'),
    page.getByLabel('Filter commands that work everywhere'),
  ];
  await untilWorking(page, workbench);
  await workbench.fill('alert');
  await expect(everywhere).toHaveValue('alert');
  await expect(page.locator('li:has(> div > #cmd-alert)')).toBeVisible();
  await expect(page.locator('li:has(> div > #cmd-undo)')).toBeHidden();
  await expect(statusOf(page, workbench)).toContainText('0 of');
  await expect(statusOf(page, workbench)).toContainText('matches in Screener (1), Everywhere (1)');
  await workbench.fill('link');
  await expect(page.locator('[data-scope="dashboard"] b').first()).toHaveText('1');
  await workbench.press('Escape');
  await expect(everywhere).toHaveValue('');
  await expect(page.locator('li:has(> div > #cmd-undo)')).toBeVisible();
});

test('a figure answers before the application is there', async ({ page }) => {
  // The docs layout hangs, so that the application never hydrates.
  await page.route('**/assets/js/docs-layout*.js', () => {});
  await page.goto('/docs/trading/decentralised-exchange/swap-tokens', { waitUntil: 'domcontentloaded' });
  const figure = page.locator('#swap-calculator');
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.locator('[data-island-state]')).toHaveAttribute('data-island-state', 'hydrated');
  const verdict = verdictOf(figure);
  const before = (await verdict.textContent()) ?? '';
  await figure.locator('input[type="range"]').first().press('ArrowRight');
  await expect(verdict).not.toHaveText(before);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
});

test.describe('error decoder', () => {
  const fieldOf = (page: Page) => page.getByLabel('Wallet error code or message');
  const row = (page: Page, code: string) => page.locator(`[id="err-${code}"]`);

  test('decodes a message and is cleared by keyboard', async ({ page }) => {
    await openHydrated(page, WALLET);
    const field = fieldOf(page);
    await untilWorking(page, field);
    await field.focus();
    await page.keyboard.type('{code: -32002, message: "Request already pending"}');
    await expect(row(page, 'minus-32002')).toContainText('Match');
    await expect(statusOf(page, field)).toContainText('-32002');
    await page.getByRole('link', { name: '-32002 in the list' }).press('Enter');
    await expect(page).toHaveURL(/#err-minus-32002$/);
    await field.fill('99999');
    await expect(statusOf(page, field)).toContainText('Not in this list.');
    await expect(row(page, 'minus-32002')).toContainText('Linked');
    await field.press('Escape');
    await expect(field).toHaveValue('');
    await expect(statusOf(page, field)).toBeEmpty();
    await page.keyboard.type('4902');
    await page.getByRole('button', { name: 'Clear', exact: true }).press('Enter');
    await expect(field).toBeFocused();
    await expect(row(page, '4902')).not.toContainText('Match');
  });
});
