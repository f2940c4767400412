import type { Page } from '@playwright/test';
import { denyStorage, expect, holdBack, openHydrated, test, untilIslandHydrated } from '../../fixtures';

const COMMANDS = '/docs/workbench/overview/using-the-workbench/workbench-cmds';

/** A page at its workspace, which works. */
async function open(page: Page, address: string) {
  await openHydrated(page, address);
  const figure = page.locator('figure#try');
  await figure.scrollIntoViewIfNeeded();
  await untilIslandHydrated(figure);
  const field = figure.getByRole('combobox', { name: 'Command' });
  // The line that ran stands before the sentence, for the eyes only.
  const said = figure.locator('[role="status"] > span');
  const type = async (line: string) => {
    await field.fill(line);
    await field.press('Enter');
  };
  return { figure, field, said, type, bars: figure.getByRole('slider') };
}

test('a command page runs lines by typing, by a tap and by its links, and keeps what was saved', async ({
  page,
}) => {
  const { figure, field, said, type, bars } = await open(page, COMMANDS);
  await type('study add rsi');
  await expect(said).toHaveText(/^RSI/);
  await figure.getByRole('button', { name: 'ethusdt', exact: true }).click();
  await expect(bars).toHaveAccessibleName('Bars of ETHUSDT on 4H');
  await type('metric add funding rate');
  await expect(said, 'refused, with the reason').toHaveText(/rate/);
  await expect(field, 'and the line stays').toHaveValue('metric add funding rate');
  await type('undo');
  await expect(bars).toHaveAccessibleName('Bars of BTCUSDT on 4H');
  await type('save as "Mine"');
  await expect(said).toHaveText('Saved as "Mine".');

  const entry = page.getByRole('listitem').filter({ has: page.locator('#cmd-tf') });
  await entry.locator('summary').click();
  await entry.getByRole('button', { name: 'Run tf 15m' }).click();
  const dock = page.getByRole('complementary', { name: 'PT, on sample data' });
  await expect(dock.getByRole('slider')).toHaveAccessibleName('Bars of BTCUSDT on 15m');
  await expect(bars, 'what was built stays').toHaveAccessibleName('Bars of BTCUSDT on 4H');
  const command = dock.getByRole('combobox', { name: 'Command' });
  await page.locator('h1').click();
  await page.keyboard.press('Control+j');
  await expect(command, 'the keys reach the app in front').toBeFocused();
  await command.fill('help');
  await command.press('Enter');
  const help = dock.getByRole('dialog');
  await help.press('Escape');
  await expect(help, 'Escape closes the innermost').toBeHidden();
  await expect(dock).toBeVisible();
  await dock.getByRole('button', { name: 'Play' }).click();
  await dock.getByRole('button', { name: 'Close' }).click();
  await expect(dock).toBeHidden();
  await entry.getByRole('button', { name: 'Run tf 15m' }).click();
  await expect(dock.getByRole('button', { name: 'Play' }), 'time stood still').toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dock).toBeHidden();

  const linked = await open(page, `${COMMANDS}?w=workbench:tf+15m#try`);
  await expect(linked.bars).toHaveAccessibleName('Bars of BTCUSDT on 15m');
  await linked.type('undo');
  await expect(linked.bars, 'back to what the reader had').toHaveAccessibleName('Bars of BTCUSDT on 4H');

  const again = await open(page, COMMANDS);
  await again.type('open "Mine"');
  await expect(again.said).toHaveText('"Mine" is open.');
  await again.figure.getByRole('button', { name: 'Remove RSI 14' }).click();
  await expect(again.said).toHaveText('RSI 14 is off the pane.');
});

test('Run opens the app without the application, once for two quick clicks', { tag: '@all' }, async ({
  page,
}) => {
  await holdBack(page, '**/assets/js/main.*.js');
  const sendApp = await holdBack(page, '**/assets/js/island-workspace.*.js');
  await page.goto(COMMANDS);
  const entry = page.getByRole('listitem').filter({ has: page.locator('#cmd-study-add') });
  await entry.locator('summary').click();
  await entry.getByRole('button', { name: /^Run study add rsi/ }).dblclick();
  sendApp();
  const dock = page.getByRole('complementary', { name: 'PT, on sample data' });
  await expect(dock.getByRole('status').first()).toContainText('RSI 14');
  await expect(dock.getByRole('status').first()).not.toContainText('already');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
});

test('a dashboard’s widgets follow their group, and a screener’s rows open', async ({ page }) => {
  const dashboard = await open(page, '/docs/dashboard/overview');
  await dashboard.figure.getByLabel('Symbol of Order book').selectOption('SOLUSDT');
  await expect(dashboard.said).toHaveText('The blue group shows SOLUSDT.');
  await expect(dashboard.figure.getByLabel('Symbol of Trades')).toHaveValue('SOLUSDT');
  await dashboard.figure.getByRole('button', { name: 'Metric tile' }).press('ArrowUp');
  await expect(dashboard.said).toHaveText('Metric tile is at column 7, row 5.');

  const screener = await open(page, '/docs/screener/screener-commands?w=screener:where+rsi+%3C+60#try');
  await expect(screener.said).toHaveText(/^The filters are rsi < 60\./);
  await screener.figure.getByRole('button', { name: 'Drop rsi < 60' }).click();
  await screener.figure.getByRole('button', { name: /^Funding/ }).click();
  await expect(screener.said).toHaveText('Sorted by funding, largest first.');
  await screener.figure.getByRole('button', { name: 'ETHUSDT', exact: true }).click();
  await expect(screener.bars).toHaveAccessibleName('Bars of ETHUSDT on 4H');
});

test.describe('what can go wrong is said', { tag: '@all' }, () => {
  test.use({ expectedMessages: /Docusaurus (browser )?storage/ });

  const fillStorage = (page: Page) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });

  for (const [what, spoil] of Object.entries({ blocked: denyStorage, full: fillStorage })) {
    test(`storage is ${what}`, async ({ page }) => {
      await spoil(page);
      const { said, type } = await open(page, COMMANDS);
      await type('save as "Mine"');
      await expect(said).toHaveText(/^This browser keeps nothing for this site/);
      await type('open "Mine"');
      await expect(said).toHaveText('"Mine" is open.');
    });
  }

  test('what was saved can’t be read', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('pt:workbench:Mine', '[99,{}]'));
    const { said, bars } = await open(page, COMMANDS);
    await expect(said).toHaveText(/without what can’t be read, “\[99,\{\}\]”.* kept as "Mine \(set aside\)"/);
    await expect(bars).toHaveAccessibleName('Bars of BTCUSDT on 4H');
  });

  test('the address is damaged, a line far too long, or a symbol not there', async ({ page }) => {
    const { said, type, bars } = await open(page, `${COMMANDS}?w=not-an-address#try`);
    await expect(said).toHaveText(/^This address is damaged/);
    await type('x'.repeat(10_000));
    await expect(said).toHaveText(/too long/);
    await type('symbol XRPUSDT');
    await expect(said).toHaveText(/not XRPUSDT/);
    await expect(bars).toHaveAccessibleName('Bars of BTCUSDT on 4H');
  });
});
