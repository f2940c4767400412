import type { Frame, Page } from '@playwright/test';
import type { Docs, DocsOptions } from '../../../packages/embed/host/src/types';
import { expect, test } from '../../fixtures';
import {
  APP,
  DOCS,
  expectAddress,
  expectAtSection,
  expectEmbedded,
  modeOf,
  positionOf,
  settle,
} from './embedding';

type Panel = Partial<DocsOptions>;
/** What the app of e2e/hosts/app shows to tests: React, Vite, the packed kit, the guide's component, a strict policy. */
type AppWindow = Window & {
  docs: Docs[];
  events: [string, unknown, number][];
  setPanels(change: (panels: Panel[]) => Panel[]): void;
};

async function mount(page: Page, app: string, ...panels: Panel[]): Promise<void> {
  const all = panels.map((options, panel) => ({ base: DOCS, title: `Help ${panel}`, ...options }));
  await page.goto(`${app}/app/?panels=${encodeURIComponent(JSON.stringify(all))}`);
  await expect(page.locator('iframe')).toHaveCount(panels.length);
}

/** Gives a panel other options, as a button of the app would. */
const change = (page: Page, options: Panel, panel = 0) =>
  page.evaluate(
    ([options, panel]) =>
      (window as unknown as AppWindow).setPanels((panels) =>
        panels.map((own, at) => (at === panel ? { ...own, section: undefined, ...options } : own)),
      ),
    [options, panel] as const,
  );

const events = (page: Page, name: string, panel = 0) =>
  page.evaluate(
    ([name, panel]) =>
      (window as unknown as AppWindow).events
        .filter(([event, , of]) => event === name && of === panel)
        .map(([, detail]) => detail),
    [name, panel] as const,
  );

type Place = { readonly page: string; readonly section: string; readonly title: string };

/** Where the docs said that they went. A title that came late is told again: the last one counts. */
const places = async (page: Page) =>
  ((await events(page, 'navigated')) as Place[]).filter(
    (place, at, all) => place.page !== all[at + 1]?.page || place.section !== all[at + 1]?.section,
  );

function frameOf(page: Page, panel = 0) {
  const frame = page.frames()[1 + panel];
  if (!frame) {
    throw new Error('There is no frame.');
  }
  return frame;
}

const SAVING = '/docs/workbench/overview/saving-resaving-a-workbench';

test.beforeAll(async ({ request }) => {
  // Vite builds the app when it is first asked for.
  test.setTimeout(180_000);
  await request.get(`${APP}/app/`, { timeout: 170_000 });
});

test('handshake, then pages, sections and help ids open without a reload', async ({ page }) => {
  await mount(page, APP, { page: SAVING, section: 'restore' });
  await expect.poll(() => events(page, 'ready')).toMatchObject([{ page: SAVING, section: 'restore' }]);
  await expect(page.locator('iframe')).toHaveAttribute('title', 'Help 0');
  const docs = frameOf(page);
  await expectEmbedded(docs);
  await expectAtSection(docs, 'restore');
  const [height] = (await events(page, 'height')) as number[];
  expect(height).toBeGreaterThan(1000);

  await docs.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await change(page, { page: SAVING, section: 'save-a-draft' });
  await expectAtSection(docs, 'save-a-draft');
  await change(page, { page: '/docs/alerts/overview' });
  await expectAddress(docs, /alerts\/overview$/);
  // Who goes on before the app was told of a page is told of by the next one.
  await expect.poll(async () => (await places(page)).at(-1)?.page).toBe('/docs/alerts/overview');
  await change(page, { page: 'swap.slippage' });
  await expectAddress(docs, /swap-tokens#tolerance$/);
  await expectAtSection(docs, 'tolerance');
  await expect
    .poll(() => places(page))
    .toMatchObject([
      { page: SAVING, section: 'save-a-draft' },
      { page: '/docs/alerts/overview', section: '', title: expect.stringContaining('Alerts') },
      {
        page: '/docs/trading/decentralised-exchange/swap-tokens',
        section: 'tolerance',
        title: expect.stringMatching(/swap/i),
      },
    ]);
  await expectEmbedded(docs);
  expect(await docs.evaluate(() => 'isSameDocument' in window), 'the frame was not reloaded').toBe(true);

  await change(page, { page: 'no.such-id' });
  await expect.poll(() => events(page, 'error')).toMatchObject([{ reason: 'unknown-id' }]);
  await expectAddress(docs, /swap-tokens#tolerance$/);

  await docs.evaluate(() => location.reload());
  await expect.poll(() => events(page, 'ready')).toHaveLength(2);
  await expectEmbedded(docs);
  await expect(docs.locator('h1')).toContainText(/swap/i);
});

test('light and dark: from the first paint, at the same place, also after a reload', { tag: '@all' }, async ({
  page,
}) => {
  // Before any script of the application, whether the browser has those at hand or not.
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const { mode, theme, hasHydrated } = document.documentElement.dataset;
      Object.assign(window, { atFirst: { mode, theme, hasHydrated } });
    }),
  );
  const atFirst = (docs: Frame) => docs.evaluate(() => (window as { atFirst?: object }).atFirst);
  await mount(page, APP, { page: SAVING, section: 'restore', theme: 'light' });
  const LIGHT = { mode: 'embed', theme: 'light' };
  await expect.poll(() => events(page, 'ready')).toHaveLength(1);
  const docs = frameOf(page);
  expect(await atFirst(docs)).toEqual({ ...LIGHT, hasHydrated: 'false' });
  await docs.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  await change(page, { section: 'restore', theme: 'dark' });
  await expectEmbedded(docs);
  await expect(docs.locator('html')).toHaveCSS('background-color', 'rgb(11, 14, 20)');
  await change(page, { section: 'restore', theme: 'light' });
  await expect.poll(() => modeOf(docs)).toEqual(LIGHT);
  await settle(page);
  expect((await positionOf(docs, 'restore')).scrolled).toBe(400);

  await docs.evaluate(() => location.reload());
  await expect.poll(() => events(page, 'ready')).toHaveLength(2);
  expect(await atFirst(docs)).toEqual({ ...LIGHT, hasHydrated: 'false' });
  expect(await modeOf(docs)).toEqual(LIGHT);
});
