import type { Page } from '@playwright/test';
import { expect, openHydrated, test } from '../../fixtures';

const FAMILY = '/docs/workbench/overview/studies-metrics/custom-metrics/exchange-metrics';

/** What the sheet of a metric shows once it is open. */
const reading = (page: Page, id: string) =>
  page.locator(`#${id} + [data-sheet]`).getByText('How to read it', { exact: true });

test('an address that names a metric opens its sheet', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, `${FAMILY}#basis`);
  await expect(reading(page, 'basis')).toBeVisible();
  await expect(reading(page, 'volume')).toBeHidden();
  await page.locator('a[href$="#volume"]').filter({ visible: true }).first().click();
  await expect(reading(page, 'volume')).toBeVisible();
});
