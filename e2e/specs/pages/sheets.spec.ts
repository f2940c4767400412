import type { Page } from '@playwright/test';
import { expect, openHydrated, test } from '../../fixtures';

const FAMILY = '/docs/workbench/overview/studies-metrics/custom-metrics/exchange-metrics';

/** The sheet of a metric: its row, how to read it, where it misleads, and its formula. */
const sheet = (page: Page, id: string) => {
  const root = page.locator(`#${id} + [data-sheet]`);
  return {
    root,
    row: root.locator('summary').first(),
    reading: root.getByText('How to read it', { exact: true }),
    misleads: root.getByText('Where it misleads', { exact: true }),
    formula: root.locator('details', { hasText: 'How it’s calculated' }).locator('p').first(),
  };
};

test('on a wide screen a sheet is a row that opens to how to read it beside where it misleads', {
  tag: '@all',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page, FAMILY);
  const { root, row, reading, misleads, formula } = sheet(page, 'open-interest');
  await expect(row).toContainText('Unit: coin');
  await expect(row.locator('> svg:not([role])')).toBeVisible();
  await expect(row.getByRole('img', { name: 'Source public, live, full coverage' })).toBeVisible();
  expect(await root.evaluate(({ clientHeight }) => clientHeight)).toBeLessThan(100);
  await row.click();
  await expect(formula).toBeHidden();
  const [left, right] = [await reading.boundingBox(), await misleads.boundingBox()];
  expect(left?.y).toBe(right?.y);
  expect(left?.x).toBeLessThan(right?.x ?? 0);
});

test('an address that names a metric opens its sheet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, `${FAMILY}#basis`);
  await expect(sheet(page, 'basis').reading).toBeVisible();
  await expect(sheet(page, 'volume').reading).toBeHidden();
  await page.locator('a[href$="#volume"]').filter({ visible: true }).first().click();
  await expect(sheet(page, 'volume').reading).toBeVisible();
});
