import { expect, type Locator, type Page, test } from '@playwright/test';
import { openWithTypeface, untilHydrated, untilIslandHydrated } from '../fixtures';

const HEIGHTS = { 390: 844, 820: 1_180, 1100: 800, 1440: 900 } as const;
type Width = keyof typeof HEIGHTS;
type Mode = 'dark' | 'light';
type Scene = {
  readonly name: string;
  readonly address?: string;
  /** A line between backticks, a number as the size of an order, or a button by its name. */
  readonly steps?: readonly string[];
  readonly modes?: readonly Mode[];
};

const GUIDE = '/docs/workbench/overview';
const WIDTHS = [390, 820, 1100, 1440] as const;
const BOTH: readonly Mode[] = ['dark', 'light'];
const DARK: readonly Mode[] = ['dark'];

/** The app in each of its places and states, at each width at which it looks different; in both modes what most readers see. */
const SCENES: readonly Scene[] = [
  { name: 'workbench', modes: BOTH },
  { name: 'dashboard', steps: ['Dashboard'] },
  { name: 'screener', steps: ['Screener'] },
  { name: 'filter', steps: ['Screener', '+ Add filter'] },
  { name: 'alerts', steps: ['Alerts'] },
  { name: 'alert-dialog', steps: ['Alerts', 'New alert'] },
  { name: 'refused', steps: ['`metric add "fundng"`'] },
  { name: 'ticket', steps: ['Trade'] },
  { name: 'ticket-filled', steps: ['Trade', '0.05'] },
  { name: 'ticket-sent', steps: ['Trade', '0.05', 'Send'], modes: BOTH },
  { name: 'try-tools', address: `${GUIDE}/using-the-workbench/charting-tools` },
  { name: 'try-chart', address: `${GUIDE}/navigating-the-chart-interface` },
  { name: 'try-commands', address: `${GUIDE}/using-the-workbench/workbench-cmds` },
  { name: 'try-cost', address: '/docs/trading/centralised-exchange/cost-and-liquidation' },
  { name: 'try-screener', address: '/docs/screener/creating-a-screener' },
  { name: 'try-filters', address: '/docs/screener/screener-commands' },
  { name: 'try-alerts', address: '/docs/alerts/alerts-panel' },
  { name: 'try-dashboard', address: '/docs/dashboard/overview' },
  { name: 'try-sizes', address: '/docs/dashboard/customizing-a-dashboard' },
  { name: 'try-widgets', address: '/docs/dashboard/dashboard-commands' },
  { name: 'try-syncing', address: '/docs/dashboard/two-way-syncing' },
];

async function openAt(page: Page, address: string, width: Width, mode: Mode) {
  await page.setViewportSize({ width, height: HEIGHTS[width] });
  await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
  await openWithTypeface(page, address);
  await untilHydrated(page);
}

async function act(app: Locator, step: string) {
  if (step.startsWith('`')) {
    const field = app.getByRole('combobox', { name: 'Command' });
    await field.fill(step.slice(1, -1));
    await field.press('Enter');
  } else if (Number(step) > 0) {
    await app.getByRole('textbox', { name: /^Size/ }).fill(step);
  } else {
    const buttons = app.getByRole('button', { name: step, exact: step !== 'Send' });
    await buttons.filter({ visible: true }).last().click();
  }
}

const LIKE = { maxDiffPixelRatio: 0.001 };
const SHOTS = SCENES.flatMap(({ modes = DARK, ...scene }) =>
  modes.flatMap((mode) => WIDTHS.map((width) => ({ ...scene, mode, width }))),
);

test.describe('the app:', { tag: '@all' }, () => {
  for (const { name, address = '/', steps = [], mode, width } of SHOTS) {
    test(`${name}, ${mode}, ${width} px`, async ({ page }) => {
      await openAt(page, address, width, mode);
      const root = page.locator('#workspace, figure#try').first();
      await root.evaluate((element) => element.scrollIntoView({ block: 'start' }));
      await untilIslandHydrated(root);
      const app = root.locator('[data-app]');
      for (const step of steps) {
        await act(app, step);
      }
      await page.mouse.move(0, 0);
      await expect(app).toHaveScreenshot(`app-${name}-${mode}-${width}.png`, LIKE);
    });
  }

  for (const width of WIDTHS) {
    test(`the tour beside its steps, ${width} px`, async ({ page }) => {
      await openAt(page, '/docs/introduction/getting-started', width, 'dark');
      await untilIslandHydrated(page.locator('[data-tour]'));
      await expect(page).toHaveScreenshot(`tour-dark-${width}.png`, LIKE);
    });

    test(`the dock that Run opens, ${width} px`, async ({ page }) => {
      await openAt(page, `${GUIDE}/using-the-workbench/workbench-cmds`, width, 'dark');
      const entry = page.getByRole('listitem').filter({ has: page.locator('#cmd-tf') });
      await entry.locator('summary').click();
      await entry.getByRole('button', { name: 'Run tf 15m' }).click();
      const dock = page.getByRole('complementary', { name: 'PT, on sample data' });
      await expect(dock.getByRole('slider')).toHaveAccessibleName('Bars of BTCUSDT on 15m');
      await expect(page).toHaveScreenshot(`dock-dark-${width}.png`, LIKE);
    });
  }
});
