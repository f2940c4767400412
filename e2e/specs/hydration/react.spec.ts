import type { Locator, Page } from '@playwright/test';
import { expect, fetchNothingAhead, holdBack, openHydrated, test, untilIslandHydrated } from '../../fixtures';
import { changeByKeyboard, openFigure, saidBy, tenFigures, verdictOf } from '../figures/figures';
import { translateTexts } from './translateTexts';

/** What React promises, and what a library in its place did not keep. */
const SWAP = { id: 'swap-calculator', address: '/docs/trading/decentralised-exchange/swap-tokens' };

const untranslated = async (figure: Locator) => (await saidBy(figure)).replaceAll(' [translated]', '');

/** What a figure says after its first control was moved. */
async function saidAfterMove(page: Page, figure: Locator, isTranslated: boolean): Promise<unknown> {
  if (isTranslated) {
    expect(await page.evaluate(translateTexts)).toBeGreaterThan(20);
  }
  const before = await untranslated(figure);
  expect(await changeByKeyboard(page, figure)).toBe(true);
  await expect.poll(() => untranslated(figure)).not.toBe(before);
  return untranslated(figure);
}

for (const figure of tenFigures()) {
  const tag = figure.id === SWAP.id ? [] : ['@all'];
  test(`${figure.id} says its own numbers on a translated page`, { tag }, async ({ page }) => {
    const plain = await saidAfterMove(page, await openFigure(page, figure), false);
    const translated = await saidAfterMove(page, await openFigure(page, figure), true);
    expect(translated).toBe(plain);
  });
}

test.describe('translated before it is hydrated', () => {
  // React's error for HTML that differs from what was rendered: it renders anew.
  test.use({ expectedMessages: /did not match its HTML|onRecoverableError|Minified React error/ });

  test('a figure is rendered anew, and the console names it', async ({ page, consoleMessages }) => {
    await fetchNothingAhead(page);
    // The application would put the page back as it was rendered, and the island would match again.
    await holdBack(page, '**/assets/js/main.*.js');
    const release = await holdBack(page, '**/assets/js/react.*.js');
    await page.goto(SWAP.address, { waitUntil: 'domcontentloaded' });
    await page.evaluate(translateTexts);
    release();
    const figure = page.locator(`figure#${SWAP.id}`);
    await figure.locator('input').first().focus();
    await untilIslandHydrated(figure);
    await figure.locator('input').first().press('ArrowUp');
    await expect(verdictOf(figure)).not.toContainText('[translated]');
    expect(consoleMessages.join()).toContain('The island SwapCalculator did not match its HTML');
  });
});

test('a figure shows its picture before its table', async ({ page }) => {
  const figure = await openFigure(page, SWAP);
  await figure.evaluate((element) => {
    const order = new Promise<string[]>((resolve) => {
      const changed: string[] = [];
      new MutationObserver((records) => {
        const places = records.map(({ target }) =>
          target.parentElement?.closest('details') ? 'table' : 'picture',
        );
        changed.push([...new Set(places)].join(' and '));
        if (places.includes('table')) {
          resolve(changed);
        }
      }).observe(element, { subtree: true, characterData: true, childList: true });
    });
    Object.assign(window, { order });
  });
  await figure.locator('input[type="range"]').first().press('ArrowUp');
  expect(await page.evaluate(() => (window as unknown as { order: Promise<string[]> }).order)).toEqual([
    'picture',
    'table',
  ]);
});

test('a scroll waits for no script: touch listeners are passive', async ({ page }) => {
  await openHydrated(page, SWAP.address);
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', { expression: 'document' });
  const objectId = result.objectId ?? '';
  const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId, depth: -1 });
  const touches = listeners.filter(({ type }) => /^(touchstart|touchmove|wheel)$/.test(type));
  expect(touches.length).toBeGreaterThan(0);
  expect(touches.filter(({ passive }) => !passive)).toEqual([]);
});
