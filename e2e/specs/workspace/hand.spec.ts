import type { Page } from '@playwright/test';
import { expect, openHydrated, test, untilIslandHydrated } from '../../fixtures';

const CHART = '/docs/workbench/overview/navigating-the-chart-interface';

/** The chart of a page's workspace, and what its time and price axes say. */
async function open(page: Page) {
  await page.setViewportSize({ width: 1_440, height: 900 });
  await openHydrated(page, CHART);
  const figure = page.locator('figure#try');
  await figure.scrollIntoViewIfNeeded();
  await untilIslandHydrated(figure);
  const bars = figure.getByRole('slider', { name: /^Bars of/ });
  await bars.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = (await bars.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const text = (part: string) => figure.locator(`[class*="${part}"]`).first().textContent();
  return {
    figure,
    bars,
    field: figure.getByRole('combobox', { name: 'Command' }),
    said: figure.locator('[role="status"] > span'),
    times: () => text('times'),
    prices: () => text('axis'),
    at: (x: number, y: number) => ({ x: box.x + box.width * x, y: box.y + box.height * y }),
  };
}

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
}

test('mouse and wheel pan, roll on, zoom, stretch and fit the chart', async ({ page }) => {
  const { times, prices, at } = await open(page);
  const first = [await times(), await prices()];
  await drag(page, at(0.3, 0.4), at(0.6, 0.4));
  await expect.poll(times, 'panned').not.toBe(first[0]);
  const panned = await times();
  await page.mouse.wheel(-400, 0);
  await expect.poll(times, 'a wheel sideways pans').not.toBe(panned);
  await page.mouse.dblclick(at(0.4, 0.4).x, at(0.4, 0.4).y);
  await page.mouse.move(0, 0);
  await expect.poll(times, 'a double click fits').toBe(first[0]);
  await drag(page, at(0.98, 0.2), at(0.98, 0.4));
  await expect.poll(prices, 'the price axis scales').not.toBe(first[1]);
  await page.mouse.dblclick(at(0.98, 0.3).x, at(0.98, 0.3).y);
  await expect.poll(prices).toBe(first[1]);
  await drag(page, at(0.3, 0.99), at(0.5, 0.99));
  await page.mouse.move(0, 0);
  await expect.poll(times, 'the time axis zooms').not.toBe(first[0]);
});

test('a drawing is moved and deleted, and an alert set at a price, in the chart and in the book', {
  tag: '@all',
}, async ({ page }) => {
  const { figure, bars, field, said, at } = await open(page);
  await field.fill('draw hline');
  await field.press('Enter');
  await page.mouse.click(at(0.4, 0.3).x, at(0.4, 0.3).y);
  await expect(said).toHaveText('The hline is on BTCUSDT.');
  await drag(page, at(0.5, 0.3), at(0.5, 0.4));
  await expect(said).toHaveText('The hline is moved.');
  await page.mouse.click(at(0.6, 0.4).x, at(0.6, 0.4).y);
  await bars.press('Delete');
  await expect(said).toHaveText('The hline is gone.');
  await page.mouse.click(at(0.5, 0.3).x, at(0.5, 0.3).y, { button: 'right' });
  const dialog = figure.getByRole('dialog', { name: 'New alert' });
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(said).toHaveText(/is watched, once per bar close\.$/);
  await drag(page, at(0.5, 0.3), at(0.5, 0.2));
  await expect(said).toHaveText(/is watched instead\.$/);
  await figure.getByRole('button', { name: 'Order book', exact: true }).click();
  await figure
    .getByRole('button', { name: /^Set an alert at/ })
    .first()
    .click();
  await expect(dialog.locator(':focus')).toBeVisible();
});

test('what one tab saves, the other has too', { tag: '@all' }, async ({ page, context }) => {
  const one = await open(page);
  const other = await open(await context.newPage());
  await one.field.fill('save as "Mine"');
  await one.field.press('Enter');
  await expect(one.said).toHaveText('Saved as "Mine".');
  await other.field.fill('save as "Theirs"');
  await other.field.press('Enter');
  for (const { field, said } of [one, other]) {
    for (const name of ['Mine', 'Theirs']) {
      await field.fill(`open "${name}"`);
      await field.press('Enter');
      await expect(said).toHaveText(`"${name}" is open.`);
    }
  }
});
