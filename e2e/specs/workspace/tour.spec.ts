import type { Page } from '@playwright/test';
import { expect, holdBack, openHydrated, test } from '../../fixtures';

const PAGE = '/docs/introduction/getting-started';

async function open(page: Page) {
  await openHydrated(page, PAGE);
  await expect(page.locator('[data-island="workspace"]')).toHaveAttribute('data-island-state', 'hydrated');
  const count = await page.locator('button[data-step]').count();
  return {
    count,
    progress: (done: number) => expect(page.getByText(`${done} of ${count}`)).toBeVisible(),
  };
}

test('the whole tour by typing and clicking, and it is remembered', async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1_280, height: 900 });
  const { count, progress } = await open(page);
  const field = page.getByRole('combobox', { name: 'Command' });
  const type = async (...lines: readonly string[]) => {
    for (const line of lines) {
      await field.fill(line);
      await field.press('Enter');
      await expect(field).toHaveValue('');
    }
  };
  const alert = async (condition: string, trigger: string) => {
    const dialog = page.getByRole('dialog', { name: 'New alert' });
    if (!(await dialog.isVisible())) {
      await page.getByRole('button', { name: 'New alert' }).click();
    }
    await page.getByRole('textbox', { name: /^Condition/ }).fill(condition);
    await page.getByRole('combobox', { name: 'Trigger', exact: true }).selectOption(trigger);
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(dialog).toBeHidden();
  };

  await type('metric add "funding rate"');
  await progress(1);
  const results = page.locator('[data-tour] [data-steps] > :last-child > :last-child');
  await expect(results.first(), 'a result is read when its steps are done').toBeHidden();
  await type('symbol BTCUSDT venue=bybit', '4h', 'study add rsi length=14', 'draw hline');
  await expect(results.first()).toBeVisible();
  await page.getByRole('slider', { name: /^Bars of/ }).click({ position: { x: 200, y: 120 } });
  await progress(5);
  await type('save as "BTC move and funding"', '1d', 'undo', 'open "BTC 4H breakout"');
  await type('open "BTC move and funding"');
  await progress(8);
  await page
    .getByRole('button', { name: /^Alerts/ })
    .last()
    .click();
  await alert('price above 50000', 'Once');
  await alert('price crosses 67500', 'Once per bar close');
  await page.getByRole('button', { name: 'One bar' }).click({ clickCount: 2 });
  await progress(12);
  await page.getByRole('button', { name: 'Dashboard', exact: true }).click();
  await type('new "First desk"', 'add workbench', 'add orderbook', 'add trades');
  for (const widget of [0, 1, 2]) {
    await page
      .getByTitle(/^Drag, or use/)
      .nth(widget)
      .click();
    await type('link blue');
  }
  await type('ethusdt', 'lock', 'save');
  await progress(count);
  await expect(page.getByRole('link', { name: 'Now in the app' }).first()).toBeVisible();

  await page.reload();
  await progress(count);
  // On a second visit what was saved is still there, and the steps can be done again as they're written.
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('dialog', { name: 'Start over?' }).getByRole('button', { name: 'Start over' }).click();
  await progress(0);
  await field.fill('save as "BTC move and funding"');
  await field.press('Enter');
  await expect(page.getByText('Choose another name').first()).toBeVisible();
  await type('save as "BTC once more"');
  await page.getByRole('button', { name: 'Dashboard', exact: true }).click();
  await type('new "First desk"', 'add workbench');
  await expect(page.getByText(/^2 of|^3 of/)).toBeVisible();
});

test('on a phone the line and the progress come first, and the chart takes half of the screen', {
  tag: '@all',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const chart = page.getByRole('slider', { name: /^Bars of/ });
  await expect(chart).toBeHidden();
  await page.locator('button[data-current]').click();
  await expect(chart).toBeVisible();
  expect((await chart.boundingBox())?.height).toBeGreaterThanOrEqual(160);
  const { height = 0 } = (await page.locator('[data-tour] > :last-child').boundingBox()) ?? {};
  expect(height).toBeLessThanOrEqual(440);
  await page.getByRole('button', { name: 'Hide chart' }).click();
  await expect(chart).toBeHidden();
});

for (const [width, height] of [
  [1_440, 900],
  [768, 1_024],
  [390, 844],
] as const) {
  test(`the whole tour by Do it for me at ${width} × ${height}: bar, progress and answer stay in sight`, {
    tag: width === 390 ? [] : '@all',
  }, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height });
    const { count, progress } = await open(page);
    const next = page.locator('button[data-current]');
    const tour = page.locator('[data-tour]');
    const field = tour.getByRole('combobox', { name: 'Command' });
    for (let at = 0; at < count; at += 1) {
      await expect(next, 'one button, at the step that comes next').toHaveCount(1);
      await next.scrollIntoViewIfNeeded();
      await next.click();
      await progress(at + 1);
      for (const part of [field, tour.getByRole('progressbar'), tour.locator('[data-answer]')]) {
        await expect(part).toBeInViewport();
      }
    }
    // The focus stays in the app when what had it goes away.
    await tour.getByRole('button', { name: 'Screener', exact: true }).click();
    await field.fill('where rsi < 50');
    await field.press('Enter');
    await tour.getByRole('button', { name: 'Drop rsi < 50' }).click();
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  });
}

test('a line that is entered before the page is hydrated runs afterwards', { tag: '@all' }, async ({
  page,
}) => {
  const release = await holdBack(page);
  await page.goto(PAGE, { waitUntil: 'commit' });
  const field = page.getByRole('combobox', { name: 'Command' });
  await field.pressSequentially('study add rsi');
  await field.press('Enter');
  release();
  await expect(page.getByRole('status').getByText(/Step done: RSI is on the chart/)).toBeVisible();
  await expect(field).toHaveValue('');
});
