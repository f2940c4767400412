import { expect, overflow, scrollTop, test } from '../../fixtures';
import { PORTS } from '../../ports';
import { addAxe, axeViolations } from '../pages/accessibility';
import {
  APP,
  type addFrame,
  DOCS,
  expectAddress,
  expectEmbedded,
  OTHER_SITE,
  openEmbedded,
  openFrame,
  received,
  send,
} from './embedding';

const PAGE = '/docs/workbench/overview/saving-resaving-a-workbench';

async function followSidebar(docs: Awaited<ReturnType<typeof addFrame>>, name: string) {
  await docs.getByRole('button', { name: 'Contents' }).click();
  await docs.locator('dialog.pt-menu').getByRole('link', { name, exact: true }).click();
}

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

  // As in a frame of another site, where browsers block it too.
  test('a sandboxed frame works and survives a reload', async ({ page }) => {
    const docs = await openFrame(page, DOCS + PAGE, {
      app: OTHER_SITE,
      sandbox: 'allow-scripts',
    });
    await expect(docs.evaluate(() => window.localStorage)).rejects.toThrow('SecurityError');
    await send(page, { type: 'embed' });
    await expectEmbedded(docs);
    await followSidebar(docs, 'Getting started');
    await expectAddress(docs, /getting-started(\?|$)/);
    await expect.poll(() => received(page, 'navigated')).toHaveLength(1);
    await docs.evaluate(() => location.reload());
    await expect.poll(() => received(page, 'ready')).toHaveLength(2);
    await expectEmbedded(docs);
  });
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
  // Nothing half behind the bar when axe measures targets.
  await docs.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

  // The contents, by keyboard.
  const contents = docs.getByRole('button', { name: 'Contents' });
  await contents.focus();
  await page.keyboard.press('Enter');
  const menu = docs.locator('dialog.pt-menu');
  await expect(menu).toBeVisible();
  await addAxe(docs);
  expect(await axeViolations(docs)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(contents).toBeFocused();
  await followSidebar(docs, 'Getting started');
  await expectAddress(docs, /getting-started(\?|$)/);
  await expect(menu).toBeHidden();
  expect(await overflow(docs), 'overflow').toBeLessThanOrEqual(0);
});
