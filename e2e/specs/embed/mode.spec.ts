import { readFileSync } from 'node:fs';
import { expect, overflow, scrollTop, test } from '../../fixtures';
import { PORTS } from '../../ports';
import {
  APP,
  type addFrame,
  DOCS,
  expectAddress,
  expectEmbedded,
  OTHER_SITE,
  openApp,
  openEmbedded,
  openFrame,
  received,
  send,
} from './embedding';

const PAGE = '/docs/workbench/overview/saving-resaving-a-workbench';
const QUERY = '?docusaurus-theme=dark&docusaurus-data-mode=embed';
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

async function followSidebar(docs: Awaited<ReturnType<typeof addFrame>>, name: string) {
  await docs.getByRole('button', { name: 'Contents' }).click();
  await docs.locator('dialog.pt-menu').getByRole('link', { name, exact: true }).click();
}

test('first paint: the query string alone draws it right, before any script of the site', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (window.parent !== window) {
      localStorage.setItem('theme', 'light');
    }
  });
  // The scripts never arrive.
  await page.route('**/assets/js/**', () => {});
  await openApp(page, APP);
  await page.evaluate(
    (src) => {
      const frame = document.createElement('iframe');
      Object.assign(frame, { name: 'docs', src });
      document.body.append(frame);
    },
    DOCS + PAGE + QUERY,
  );
  const docs = page.frameLocator('iframe');
  await expect(docs.locator('h1')).toBeVisible();
  await expect(docs.locator('.navbar')).toBeHidden();
  await expect(docs.locator('.footer')).toBeHidden();
  await expect(docs.locator('html')).toHaveCSS('background-color', 'rgb(11, 14, 20)');
});

test('kept through links, back, forward and reload, and right before the scripts run', async ({ page }) => {
  const docs = await openFrame(page, DOCS + PAGE);
  await docs.evaluate(() => localStorage.setItem('theme', 'light'));
  await send(page, { type: 'embed' });
  await expectEmbedded(docs);

  await followSidebar(docs, 'Getting started');
  await expectAddress(docs, /getting-started(\?|$)/);
  await expectEmbedded(docs);
  await expect
    .poll(() => received(page, 'navigated'))
    .toMatchObject([
      { page: '/docs/introduction/getting-started', title: expect.stringContaining('started') },
    ]);

  await docs.evaluate(() => history.back());
  await expectAddress(docs, /saving-resaving/);
  await expectEmbedded(docs);
  await docs.evaluate(() => history.forward());
  await expectAddress(docs, /getting-started/);
  await expectEmbedded(docs);

  await page.route('**/assets/js/**', () => {});
  await docs.evaluate(() => location.reload());
  await expect(docs.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await expectEmbedded(docs);
  await page.unroute('**/assets/js/**');

  // A link that is followed before the page is hydrated loads a new document.
  await docs.evaluate(() => location.assign('/docs/alerts/overview'));
  await expect(docs.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(docs.locator('h1')).toContainText('Alerts');
  await expectEmbedded(docs);
  expect(await docs.evaluate(() => localStorage.getItem('theme'))).toBe('light');
});

test.describe('storage blocked', { tag: '@all' }, () => {
  test.use({ expectedMessages: /^warning: Docusaurus browser storage/ });

  for (const { name, sandbox } of [
    { name: 'a frame of another site', sandbox: undefined },
    { name: 'a sandboxed frame', sandbox: 'allow-scripts' },
  ] as const) {
    test(`${name}: works and survives a reload`, async ({ page }) => {
      const docs = await openFrame(page, DOCS + PAGE, { app: OTHER_SITE, sandbox });
      const isBlocked = await docs.evaluate(() => {
        try {
          return !window.localStorage;
        } catch {
          return true;
        }
      });
      expect(isBlocked).toBe(true);
      await send(page, { type: 'embed' });
      await expectEmbedded(docs);
      await expect.poll(() => received(page, 'embedded')).toHaveLength(1);
      await followSidebar(docs, 'Getting started');
      await expectAddress(docs, /getting-started(\?|$)/);
      await expect.poll(() => received(page, 'navigated')).toHaveLength(1);
      await docs.evaluate(() => location.reload());
      await expect.poll(() => received(page, 'ready')).toHaveLength(2);
      await expectEmbedded(docs);
    });
  }
});

test('links to other sites open a new tab and the frame stays', { tag: '@all' }, async ({
  page,
  context,
}) => {
  const docs = await openEmbedded(page, DOCS + PAGE);
  const address = `http://127.0.0.1:${PORTS.embedHost}/elsewhere`;
  await docs.evaluate((href) => {
    const link = document.createElement('a');
    Object.assign(link, { href, target: '_self', textContent: 'Elsewhere' });
    document.querySelector('article h1')?.after(link);
  }, address);
  const opening = context.waitForEvent('page');
  await docs.getByRole('link', { name: 'Elsewhere' }).click();
  expect((await opening).url()).toBe(address);
  expect(docs.url()).toBe(DOCS + PAGE);
  expect(page.url()).toBe(`${APP}/`);
});

test('280 px: no overflow, contents, sections and search within reach, no axe violation', {
  tag: '@all',
}, async ({ page }) => {
  const docs = await openEmbedded(page, DOCS + PAGE, { width: 280, height: 560 });
  await expect(docs.getByRole('link', { name: 'Skip to main content' })).toBeHidden();
  expect(await overflow(docs), 'overflow').toBeLessThanOrEqual(0);
  await expect(docs.getByRole('link', { name: 'Search' })).toBeInViewport();

  // The sections of the page.
  await docs.locator('summary', { hasText: 'On this page' }).click();
  await docs.locator('.theme-doc-toc-mobile').getByRole('link').last().click();
  await expect.poll(() => scrollTop(docs)).toBeGreaterThan(500);

  // The contents, by keyboard.
  const contents = docs.getByRole('button', { name: 'Contents' });
  await contents.focus();
  await page.keyboard.press('Enter');
  const menu = docs.locator('dialog.pt-menu');
  await expect(menu).toBeVisible();
  await docs.evaluate(axeSource);
  const violations = await docs.evaluate(async () => {
    const results = await window.axe.run(document);
    return results.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)}`);
  });
  expect(violations).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(contents).toBeFocused();
  await followSidebar(docs, 'Getting started');
  await expectAddress(docs, /getting-started(\?|$)/);
  await expect(menu).toBeHidden();
  expect(await overflow(docs), 'overflow').toBeLessThanOrEqual(0);
});
