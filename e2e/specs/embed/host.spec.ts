import type { Page } from '@playwright/test';
import type { Docs, DocsOptions } from '../../../packages/embed/host/src/types';
import { expect, test } from '../../fixtures';
import { PORTS } from '../../ports';
import {
  APP,
  addFrame,
  DOCS,
  expectAddress,
  expectAtSection,
  expectEmbedded,
  openApp,
  STRANGER,
} from './embedding';

/** The host package as the site serves it, used from another origin. */
type AppWindow = Window & { docs: Docs; events: [string, unknown][] };

async function mount(page: Page, app: string, options: Partial<DocsOptions> = {}): Promise<void> {
  await openApp(page, app);
  await page.evaluate(
    async ({ module, options }) => {
      const { mountDocs } = await import(module);
      const box = document.createElement('div');
      Object.assign(box.style, { height: '600px', width: '420px' });
      document.body.append(box);
      const own = window as unknown as AppWindow;
      own.events = [];
      own.docs = mountDocs(box, options);
      for (const event of ['ready', 'navigated', 'height', 'error', 'timeout'] as const) {
        own.docs.on(event, (detail) => own.events.push([event, detail]));
      }
    },
    { module: `${DOCS}/embed/host.js`, options: { base: DOCS, ...options } },
  );
}

const events = (page: Page, name: string) =>
  page.evaluate(
    (name) =>
      (window as unknown as AppWindow).events.filter(([event]) => event === name).map(([, detail]) => detail),
    name,
  );

type Place = { readonly page: string; readonly section: string; readonly title: string };

/** Where the docs said that they went. A title that came late is told again: the last one counts. */
const places = async (page: Page) =>
  ((await events(page, 'navigated')) as Place[]).filter(
    (place, at, all) => place.page !== all[at + 1]?.page || place.section !== all[at + 1]?.section,
  );

const open = (page: Page, ...target: Parameters<Docs['open']>) =>
  page.evaluate((target) => (window as unknown as AppWindow).docs.open(...target), target);

function frameOf(page: Page) {
  const frame = page.frames()[1];
  if (!frame) {
    throw new Error('There is no frame.');
  }
  return frame;
}

const SAVING = '/docs/workbench/overview/saving-resaving-a-workbench';

test('handshake, then pages, sections and help ids open without a reload', async ({ page }) => {
  await mount(page, APP, { page: SAVING, section: 'restore', title: 'Help' });
  await expect.poll(() => events(page, 'ready')).toMatchObject([{ page: SAVING, section: 'restore' }]);
  await expect(page.locator('iframe')).toHaveAttribute('title', 'Help');
  const docs = frameOf(page);
  await expectEmbedded(docs);
  await expectAtSection(docs, 'restore');
  const [height] = (await events(page, 'height')) as number[];
  expect(height).toBeGreaterThan(1000);

  await docs.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await open(page, SAVING, 'save-a-draft');
  await expectAtSection(docs, 'save-a-draft');
  await open(page, '/docs/alerts/overview');
  await expectAddress(docs, /alerts\/overview$/);
  // Who goes on before the app was told of a page is told of by the next one.
  await expect.poll(async () => (await places(page)).at(-1)?.page).toBe('/docs/alerts/overview');
  await open(page, 'swap.slippage');
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

  await open(page, 'no.such-id' as '/');
  await expect.poll(() => events(page, 'error')).toMatchObject([{ reason: 'unknown-id' }]);
  await expectAddress(docs, /swap-tokens#tolerance$/);

  await docs.evaluate(() => location.reload());
  await expect.poll(() => events(page, 'ready')).toHaveLength(2);
  await expectEmbedded(docs);
  await expect(docs.locator('h1')).toContainText(/swap/i);
});

test('a help id can be the first page; destroy leaves nothing behind', async ({ page }) => {
  await mount(page, APP, { page: 'alerts.trigger' });
  await expect.poll(() => events(page, 'ready')).toHaveLength(1);
  const docs = frameOf(page);
  await expectAddress(docs, /creating-an-alert\?.*#triggers$/);
  await expectAtSection(docs, 'triggers');
  await page.evaluate(() => (window as unknown as AppWindow).docs.destroy());
  await expect(page.locator('iframe')).toHaveCount(0);
  const before = await page.evaluate(() => (window as unknown as AppWindow).events.length);
  await addFrame(page, DOCS + SAVING);
  expect(await page.evaluate(() => (window as unknown as AppWindow).events.length)).toBe(before);
});

test('docs that answer late: timeout is reported, and the late answer counts', async ({ page }) => {
  await page.route(`${DOCS}/docs/**`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await mount(page, APP, { page: SAVING, timeout: 600 });
  await expect.poll(() => events(page, 'timeout')).toHaveLength(1);
  expect(await events(page, 'ready')).toEqual([]);
  await expect.poll(() => events(page, 'ready')).toHaveLength(1);
  await expectEmbedded(frameOf(page));
});

test('a frame that no longer answers is loaded again', async ({ page }) => {
  await mount(page, APP, { page: SAVING, timeout: 800 });
  await expect.poll(() => events(page, 'ready')).toHaveLength(1);
  await frameOf(page).evaluate(() => location.assign('/help-ids.json'));
  await expectAddress(frameOf(page), /help-ids\.json/);
  await open(page, '/docs/alerts/overview');
  await expect.poll(() => events(page, 'ready')).toMatchObject([{}, { page: '/docs/alerts/overview' }]);
});

test.describe('a page whose scripts did not arrive', () => {
  test.use({ expectedMessages: /ERR_FAILED/ });
  test('is loaded again when it is wanted again', async ({ page }) => {
    await page.route(`${DOCS}/assets/js/**`, (route) => route.abort());
    await mount(page, APP, { page: 'alerts.trigger', timeout: 1500 });
    await expect.poll(() => events(page, 'timeout')).toMatchObject([{ reason: 'refused' }]);
    await page.unroute(`${DOCS}/assets/js/**`);
    await open(page, 'alerts.trigger');
    await expect.poll(() => events(page, 'ready')).toHaveLength(1);
    await expectAtSection(frameOf(page), 'triggers');
  });
});

/** A port where no server listens. */
const NOBODY = `http://localhost:${PORTS.site + 89}`;

test.describe('unreachable', () => {
  test.use({ expectedMessages: /ERR_CONNECTION_REFUSED/ });
  test('the reason says so', async ({ page }) => {
    await mount(page, APP, { base: NOBODY, timeout: 500 });
    await expect
      .poll(() => events(page, 'timeout'))
      .toMatchObject([{ reason: 'unreachable', message: expect.stringContaining(NOBODY) }]);
  });
});

test.describe('an origin that is not allowed', () => {
  test.use({ expectedMessages: /storage|frame-ancestors|Framing/ });
  test('the reason says so and names the setting', async ({ page }) => {
    await mount(page, STRANGER, { base: `http://localhost:${PORTS.bareHost}`, timeout: 1500 });
    await expect
      .poll(() => events(page, 'timeout'))
      .toMatchObject([{ reason: 'refused', message: expect.stringContaining('PT_EMBED_ORIGINS') }]);
    expect(await events(page, 'ready')).toEqual([]);
  });
});
