import type { Locator, Page } from '@playwright/test';
import { expect, openHydrated, test, untilIslandHydrated } from '../../fixtures';

/** What a reader does: a button by its name, or a line between backticks. A button that a width doesn't have is passed over. */
const ACTIONS = [
  ...[
    'Trade',
    'Order book',
    'Trades',
    'Alerts',
    'Chart',
    'Dashboard',
    'Screener',
    'Workbench',
    'Alerts',
    'Trade',
  ],
  ...[
    '`4h`',
    '`study add rsi`',
    '`metric add "funding rate"`',
    '`study add bollinger`',
    '`ethusdt`',
    '`panes 2`',
  ],
  ...[
    '`panes 4`',
    '`panes 1`',
    '`compare SOLUSDT`',
    '`metric add "fundng"`',
    '`undo`',
    '`redo`',
    '`draw hline`',
  ],
  ...[
    'Cancel',
    '`help`',
    'Close',
    '`alert price above 50000`',
    'Cancel',
    '`save as "Mine"`',
    'More',
    'Save as',
    'Close',
  ],
  ...[
    'Trade',
    'SIZE',
    'SEND',
    'One bar',
    'Play',
    'Pause',
    'Dashboard',
    '`add orderbook`',
    '`lock`',
    'Screener',
  ],
  ...['`where rsi < 50`', '`drop all`', 'Workbench', '`replay 2026-02-01`', '`undo`'],
];

async function open(page: Page, address: string) {
  await openHydrated(page, address);
  const root = page.locator('[data-layout="home"], figure#try').first();
  await root.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await untilIslandHydrated(page.locator('#workspace, figure#try').first());
  const app = root.locator('[data-app]');
  const field = app.getByRole('combobox', { name: 'Command' });
  const height = async () => (await app.boundingBox())?.height;
  const act = async (action: string) => {
    if (action.startsWith('`')) {
      await field.fill(action.slice(1, -1));
      await field.press('Enter');
      await field.fill('');
    } else if (action === 'SIZE') {
      await app.getByRole('textbox', { name: /^Size/ }).fill('0.05');
    } else {
      const name = action === 'SEND' ? /^Send/ : new RegExp(`^${action}( \\d+)?$`);
      const button = app.getByRole('button', { name }).filter({ visible: true }).last();
      if ((await button.count()) > 0 && (await button.isEnabled())) {
        await button.click();
      }
    }
  };
  return { app, height, act };
}

for (const [width, windowHeight] of [
  [320, 568],
  [390, 844],
  [820, 1_180],
  [1_100, 800],
  [1_440, 900],
] as const) {
  for (const [name, address] of [
    ['home', '/'],
    ['a page', '/docs/workbench/overview/navigating-the-chart-interface'],
  ] as const) {
    const isAlways = name === 'home' && (width === 390 || width === 1_440);
    test(`nothing changes the height of the app on ${name} at ${width} px`, {
      tag: isAlways ? [] : '@all',
    }, async ({ page }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height: windowHeight });
      const { height, act } = await open(page, address);
      const first = await height();
      expect(first).toBeLessThanOrEqual(Math.min(640, windowHeight - 56));
      for (const action of ACTIONS) {
        await act(action);
        expect(await height(), action).toBe(first);
      }
    });
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('home shows what one came for, and its app a chart of 300 px', { tag: '@all' }, async ({ page }) => {
    await openHydrated(page, '/');
    for (const what of [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('button', { name: 'Search', exact: false }).first(),
      page.getByRole('link', { name: 'Something is wrong' }).first(),
      page.locator('#workspace').getByRole('combobox', { name: 'Command' }),
    ]) {
      await expect(what).toBeInViewport({ ratio: 1 });
    }
    const ways = ['Getting started', 'Something is wrong', 'Open PT'].map((name) =>
      page.locator('main header').getByRole('link', { name }).boundingBox(),
    );
    const [first, ...others] = (await Promise.all(ways)).map((box) => (box?.y ?? 0) + (box?.height ?? 0) / 2);
    for (const middle of others) {
      expect(middle, 'the ways in stand on one line').toBeCloseTo(first ?? 0, -1);
    }
    const chart = page.locator('#workspace [class*="panes"]').first();
    expect((await chart.boundingBox())?.height).toBeGreaterThanOrEqual(300);
  });

  test('a section in the bar at the foot shows itself from its top', { tag: '@all' }, async ({ page }) => {
    await openHydrated(page, '/');
    const app = page.locator('#workspace [data-app]');
    const rail = app.getByRole('navigation', { name: 'Sections' });
    await rail.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await rail.getByRole('button', { name: 'Dashboard' }).tap();
    await expect(app.getByRole('combobox', { name: 'Command' })).toBeInViewport();
    await expect(app.getByText('Morning desk')).toBeInViewport();
  });
});

for (const [width, windowHeight] of [
  [820, 1_180],
  [1_440, 900],
] as const) {
  test(`a ticket keeps its fields in sight beside what came of it, ${width} px`, {
    tag: '@all',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: windowHeight });
    const { app, act } = await open(page, '/');
    for (const action of ['Trade', 'SIZE', 'SEND']) {
      await act(action);
    }
    await expect(app.getByRole('button', { name: 'TP/SL' })).toBeInViewport({ ratio: 1 });
    await expect(app.getByRole('textbox', { name: /^Size/ })).toBeInViewport({ ratio: 1 });
  });
}

test('what is chosen differs by more than an edge in forced colours', { tag: '@all' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const { app, act } = await open(page, '/');
  const ground = (of: Locator) => of.evaluate((element) => getComputedStyle(element).backgroundColor);
  await act('Trade');
  await act('SIZE');
  await act('SEND');
  const chosen = [
    app.getByRole('button', { name: 'Trade', exact: true }).first(),
    app.getByRole('button', { name: 'Trade', exact: true }).last(),
    app.getByRole('button', { name: /^Positions/ }),
    app.getByText('Market', { exact: true }).first(),
  ];
  const grounds = await Promise.all(chosen.map(ground));
  expect(new Set(grounds).size, grounds.join(' ')).toBe(1);
  expect(grounds[0]).not.toBe(await ground(app.getByRole('button', { name: /^Orders/ })));
});

test('a low window keeps a chart in sight, with the tools folded', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const { app, act } = await open(page, '/');
  const [whole, chart] = await Promise.all(
    [app, app.locator('[class*="panes"]').first()].map((part) => part.boundingBox()),
  );
  expect(whole?.height).toBeLessThanOrEqual(390 - 56);
  expect(chart?.height).toBeGreaterThanOrEqual(180);
  await act('Trade');
  // Nothing lies over it.
  await app.getByRole('textbox', { name: /^Size/ }).click();
});

test('at 400 % zoom the page scrolls before the app has no room', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 225 });
  const { app, act } = await open(page, '/');
  await act('Trade');
  const size = app.getByRole('textbox', { name: /^Size/ });
  await size.click();
  expect((await size.boundingBox())?.height).toBeGreaterThanOrEqual(24);
});
