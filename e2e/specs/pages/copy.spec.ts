import type { Page } from '@playwright/test';
import { expect, openHydrated, test } from '../../fixtures';

const NETWORKS = '/docs/trading/decentralised-exchange/adjust-rpcs-on-metamask';
const NAME = 'Copy network name of Ethereum';
const TEXT = 'Ethereum Mainnet';

const buttonOf = (page: Page) => page.getByRole('button', { name: NAME });
const copied = (page: Page) => page.getByRole('status').getByText('Copied', { exact: true });
const iconOf = (page: Page) => buttonOf(page).locator('[data-icon]').getAttribute('data-icon');

test('a click copies, and says so for a moment', { tag: '@all' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHydrated(page, NETWORKS);
  const icon = await iconOf(page);
  await buttonOf(page).click();
  await expect(copied(page)).toBeVisible();
  expect(await iconOf(page)).not.toBe(icon);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(TEXT);
  await expect(copied(page)).toHaveCount(0);
  expect(await iconOf(page)).toBe(icon);
});

test('a code block is copied as it is written', { tag: '@all' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHydrated(page, '/docs/screener/screener-commands');
  await page.getByRole('button', { name: 'Copy the code' }).first().click();
  await expect(copied(page)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'where market_cap > 100m and mvrv between 0.8 1.2 and active_addresses changed% 20 7d',
  );
});

test('where the browser refuses, the text is selected, to be copied by hand', { tag: '@all' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () =>
      Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
  });
  await openHydrated(page, NETWORKS);
  await buttonOf(page).click();
  await expect(page.getByText('Press Ctrl/Cmd + C to copy')).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(TEXT);
});
