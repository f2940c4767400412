import type { Locator, Page } from '@playwright/test';
import { expect, openHydrated, test, untilIslandHydrated } from '../../fixtures';

const PAGE = '/docs/trading/practise-trading';

async function open(page: Page, address = PAGE) {
  await openHydrated(page, address);
  const app = page.locator('[data-tour]');
  await app.locator('[data-island="workspace"]').scrollIntoViewIfNeeded();
  await untilIslandHydrated(app);
  return { app, ticket: app.getByRole('form', { name: /^Practice order/ }) };
}

type Press = (button: Locator) => Promise<void>;

/** The three steps of the page, however buttons are pressed. */
async function practise(page: Page, press: Press) {
  const { app, ticket } = await open(page);
  const button = (name: string) => app.getByRole('button', { name, exact: true });
  await ticket.getByRole('radio', { name: 'Limit', exact: true }).check();
  await ticket.getByLabel('Price', { exact: true }).fill('67200');
  await ticket.getByLabel('Size', { exact: true }).fill('0.05');
  await ticket.getByLabel('Stop-loss').fill('65000');
  await expect(ticket).toContainText('Liquidation price');
  await press(ticket.getByRole('button', { name: 'Send Buy 0.050 BTC at 67,200.0, practice' }));
  await expect(app.getByText('1 of 3')).toBeVisible();
  await expect(app.getByRole('row', { name: /Buy .*Limit .*0\.050 BTC .*67,200\.0 .*New/ })).toBeVisible();
  await press(button('One bar'));
  await expect(app.getByText('2 of 3')).toBeVisible();
  await press(button('Close'));
  await press(button('Close at market'));
  await expect(app.getByText('3 of 3')).toBeVisible();
  await expect(button('Positions 0')).toBeVisible();
}

test('the three steps by mouse', ({ page }) => practise(page, (button) => button.click()));

test('the three steps by keyboard', { tag: '@all' }, ({ page }) =>
  practise(page, async (button) => {
    await button.focus();
    await page.keyboard.press('Enter');
  }),
);

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  test('the three steps by touch', { tag: '@all' }, ({ page }) => practise(page, (button) => button.tap()));
});

test('bad input is answered beside its field, and nothing is sent', { tag: '@all' }, async ({ page }) => {
  const { app, ticket } = await open(page);
  const size = ticket.getByRole('textbox', { name: 'Size', exact: true });
  const send = ticket.getByRole('button', { name: /^Send/ });
  for (const [typed, said] of [
    ['', 'Enter a size.'],
    ['0', 'A size is a number above 0.'],
    ['-1', 'A size is a number above 0.'],
    ['1e309', 'A size is a number above 0.'],
    ['as much as I can', 'A size is a number above 0.'],
    ['0.00001', 'multiple of 0.001 BTC'],
    ['99999999', 'largest order'],
    ['50', '110007'],
  ] as const) {
    await size.fill(typed);
    await send.click();
    await expect(size, typed).toHaveAccessibleDescription(new RegExp(said));
  }
  await size.fill('0.05');
  const stop = ticket.getByRole('textbox', { name: 'Stop-loss' });
  await stop.fill('70000');
  await expect(stop).toHaveAccessibleDescription(/stop-loss of a long is below the last price/);
  await stop.fill('');
  const leverage = ticket.getByRole('textbox', { name: 'Leverage' });
  await leverage.fill('500');
  await expect(leverage).toHaveAccessibleDescription('Leverage is a number from 1 to 100.');
  await expect(app.getByText('0 of 3')).toBeVisible();
  await expect(app.getByRole('region', { name: 'Practice account' })).toBeHidden();
});

test('a lesson opens its orders, and time brings its verdict', { tag: '@all' }, async ({ page }) => {
  await openHydrated(page, '/docs/trading/centralised-exchange/order-ticket');
  await page.getByRole('link', { name: 'Practise a long with a stop through a fall' }).click();
  const region = page.getByRole('region', { name: 'Practice account' });
  await expect(region).toContainText('Its stop-loss waits at 90,000.0. Press One bar and watch.');
  for (let bar = 0; bar < 6; bar += 1) {
    await page.getByRole('button', { name: 'One bar', exact: true }).click();
  }
  await expect(region).toContainText('The position is closed');
});
