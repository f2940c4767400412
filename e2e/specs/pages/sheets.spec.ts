import type { Page } from '@playwright/test';
import { survives } from '../../faults';
import { expect, openHydrated, test } from '../../fixtures';

const FAMILY = '/docs/workbench/overview/studies-metrics/custom-metrics/exchange-metrics';

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

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

test.describe('on a wide screen', () => {
  test.use({ viewport: WIDE });

  test('a sheet is a row that opens to how to read it beside where it misleads', async ({ page }) => {
    await openHydrated(page, FAMILY);
    const { root, row, reading, misleads, formula } = sheet(page, 'open-interest');
    await expect(row).toContainText('Unit: coin');
    await expect(row.locator('> svg')).toBeVisible();
    await expect(row.getByRole('img', { name: 'Source public, live, full coverage' })).toBeVisible();
    expect(await root.evaluate(({ clientHeight }) => clientHeight)).toBeLessThan(100);
    await row.click();
    await expect(formula).toBeHidden();
    const [left, right] = [await reading.boundingBox(), await misleads.boundingBox()];
    expect(left?.y).toBe(right?.y);
    expect(left?.x).toBeLessThan(right?.x ?? 0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('an address that names a metric opens its sheet', async ({ page }) => {
    await openHydrated(page, `${FAMILY}#basis`);
    await expect(sheet(page, 'basis').reading).toBeVisible();
    await expect(sheet(page, 'volume').reading).toBeHidden();
    await page.locator('a[href$="#volume"]').filter({ visible: true }).first().click();
    await expect(sheet(page, 'volume').reading).toBeVisible();
  });

  test('and does so without the application', async ({ page }) => {
    await page.route('**/*.js', () => {});
    await page.goto(`${FAMILY}#basis`, { waitUntil: 'domcontentloaded' });
    await expect(sheet(page, 'basis').reading).toBeVisible();
    await expect(sheet(page, 'volume').reading).toBeHidden();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('every sheet is open', survives('scripts-off'), async ({ page }) => {
      await page.goto(FAMILY);
      const { reading, misleads, formula } = sheet(page, 'basis');
      for (const element of [reading, misleads, formula]) {
        await expect(element).toBeVisible();
      }
    });
  });
});

test('what is found in a closed sheet opens it', async ({ page }) => {
  await page.goto(FAMILY);
  const sentence = await sheet(page, 'basis')
    .root.locator('li')
    .first()
    .evaluate((li) => li.textContent ?? '');
  await page.goto('about:blank');
  // The browser looks for a quotation in the address as it does after Ctrl+F.
  await page.goto(`${FAMILY}#:~:text=${encodeURIComponent(sentence.split(' ').slice(0, 5).join(' '))}`);
  await expect(sheet(page, 'basis').reading).toBeVisible();
  await expect(sheet(page, 'volume').reading).toBeHidden();
});

for (const viewport of [PHONE, WIDE]) {
  test(`paper of a ${viewport.width} px screen has every fold open`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openHydrated(page, FAMILY);
    await page.emulateMedia({ media: 'print' });
    const { reading, misleads, formula } = sheet(page, 'basis');
    // The last stands in a disclosure of the page.
    for (const element of [reading, misleads, formula, page.locator('#funding-times-bybit')]) {
      await expect(element).toBeVisible();
    }
  });
}
