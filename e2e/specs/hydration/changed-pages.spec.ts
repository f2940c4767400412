import type { Page } from '@playwright/test';
import { expect, fetchNothingAhead, outlastTimers, sidebarLink, test, untilHydrated } from '../../fixtures';
import { changeByKeyboard, openFigure, saidBy } from '../figures/figures';

/** Pages that a translator or an extension has changed under the application's hands. */
const DOC = '/docs/alerts/overview';
const NEXT = '/docs/alerts/creating-an-alert';
const PANEL = '/docs/alerts/alerts-panel';

test.use({
  viewport: { width: 1280, height: 900 },
  // React's error for a page that differs from what was rendered.
  expectedMessages: /onRecoverableError|Minified React error/,
});

/** In the page, as translators in browsers do: every piece of text gets an element of its own, with other words. */
function translateTexts(): number {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
    node.textContent?.trim() && !node.parentElement?.closest('script, style, svg, textarea, font')
      ? NodeFilter.FILTER_ACCEPT
      : NodeFilter.FILTER_REJECT,
  );
  const texts: Text[] = [];
  while (walker.nextNode()) {
    texts.push(walker.currentNode as Text);
  }
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `${text.data} [translated]`;
    outer.append(inner);
    text.replaceWith(outer);
  }
  return texts.length;
}

const translate = (page: Page) => page.evaluate(translateTexts);

async function openStatic(page: Page, address: string): Promise<void> {
  await fetchNothingAhead(page);
  await page.goto(address);
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
}

async function expectInPlaceAndWorking(page: Page): Promise<void> {
  await untilHydrated(page);
  await outlastTimers(page, 300);
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(700);
  await expect(page.getByText('This page crashed')).toHaveCount(0);
  // The navbar hides while the page is scrolled down, so a press could miss its button.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page
    .locator('.navbar')
    .getByRole('button', { name: /switch between/i })
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
}

test('translated before it is hydrated', async ({ page }) => {
  await openStatic(page, DOC);
  expect(await translate(page)).toBeGreaterThan(100);
  await expectInPlaceAndWorking(page);
});

for (const [where, selector] of [
  ['first in the root', '#__docusaurus'],
  ['in the article', 'article'],
] as const) {
  test(`an element of an extension ${where}`, { tag: '@all' }, async ({ page }) => {
    await openStatic(page, DOC);
    await page.evaluate((css) => {
      document.querySelector(css)?.prepend(Object.assign(document.createElement('div'), { id: 'added' }));
      document.documentElement.dataset.extension = 'here';
      document.body.setAttribute('cz-shortcut-listen', 'true');
    }, selector);
    await expectInPlaceAndWorking(page);
  });
}

test('translated while it is read', { tag: '@all' }, async ({ page }) => {
  await fetchNothingAhead(page);
  await page.goto(DOC);
  await untilHydrated(page);
  for (const [address, title] of [
    [NEXT, /^Create an alert/],
    [PANEL, /^The alerts panel/],
    [DOC, /^Alerts overview/],
  ] as const) {
    await translate(page);
    await sidebarLink(page, address).click();
    await expect(page.locator('h1')).toHaveText(title);
    await expect(page.getByText('This page crashed')).toHaveCount(0);
  }
  await translate(page);
  await page.locator('summary', { hasText: 'Page menu' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.keyboard.type('10010');
  await expect(page.getByText('10010').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('This page crashed')).toHaveCount(0);
});

test('a figure says its own numbers on a translated page', { tag: '@all' }, async ({ page }) => {
  const swap = { id: 'swap-calculator', address: '/docs/trading/decentralised-exchange/swap-tokens' };
  const saidAfterMove = async (isTranslated: boolean) => {
    const figure = await openFigure(page, swap);
    if (isTranslated) {
      expect(await translate(page)).toBeGreaterThan(20);
    }
    const said = async () => (await saidBy(figure)).replaceAll(' [translated]', '');
    const before = await said();
    expect(await changeByKeyboard(figure)).toBe(true);
    await expect.poll(said).not.toBe(before);
    return said();
  };
  expect(await saidAfterMove(true)).toBe(await saidAfterMove(false));
});
