import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { figuresOnPages, openFigure, summaryOf } from './figures';

const GRID = figuresOnPages().filter(({ id }) => id === 'dashboard-grid');

async function openGrid(page: Page) {
  const [grid] = GRID;
  if (!grid) {
    throw new Error('The dashboard grid stands on no page.');
  }
  const figure = await openFigure(page, grid);
  const watchlist = figure.getByRole('button', { name: /^Watchlist:/ });
  await watchlist.scrollIntoViewIfNeeded();
  return { figure, watchlist, summary: summaryOf(figure) };
}

test.use({ viewport: { width: 1280, height: 1000 } });

test('arrow keys move, Shift and arrow keys resize, the edge of the grid and the lock refuse', async ({
  page,
}) => {
  const { figure, watchlist, summary } = await openGrid(page);
  await watchlist.focus();
  await page.keyboard.press('ArrowRight');
  await expect(summary, 'refused: it would leave the 12 columns').toContainText('move 10,6, size 3x3');
  await page.keyboard.press('ArrowDown');
  await expect(summary).toContainText('move 10,7, size 3x3');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(summary).toContainText('move 10,7, size 3x4');
  await expect(watchlist).toBeFocused();
  await figure.getByRole('checkbox', { name: 'Lock the dashboard' }).press('Space');
  await watchlist.press('ArrowUp');
  await expect(summary).toContainText('move 10,7, size 3x4');
  await expect(summary).toContainText('locked');
});

test('a symbol chosen in a linked widget is shown by its whole group and by no other', {
  tag: '@all',
}, async ({ page }) => {
  const { figure } = await openGrid(page);
  await figure.getByRole('radio', { name: 'SOLUSDT' }).check();
  for (const name of ['Workbench', 'Order book', 'Trades']) {
    await expect(figure.getByRole('button', { name: new RegExp(`^${name}:.*SOLUSDT$`) })).toBeVisible();
  }
  await expect(figure.getByRole('button', { name: /^Metric tile:.*BTCUSDT$/ })).toBeVisible();
});
