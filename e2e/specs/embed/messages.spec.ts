import type { Frame, Page } from '@playwright/test';
import { clause } from '../../../tests/clauses';
import { expect, test } from '../../fixtures';
import { PORTS } from '../../ports';
import {
  DOCS,
  expectAtSection,
  expectEmbedded,
  modeOf,
  openFrame,
  STRANGER,
  send,
  settle,
} from './embedding';

const PAGE = '/docs/workbench/overview/saving-resaving-a-workbench';
const SECTION = 'restore';
/** The same pages from a host without headers, where only the docs' own checks stand in the way. */
const BARE_DOCS = `http://localhost:${PORTS.bareHost}`;
const PLAIN = { mode: null, theme: 'dark' };
const STORAGE_WARNING = /^warning: Docusaurus browser storage/;

async function expectUnheard(page: Page, docs: Frame): Promise<void> {
  await send(page, { type: 'embed' });
  await send(page, 'garbage');
  await settle(page);
  expect(await modeOf(docs)).toEqual(PLAIN);
  expect(await page.evaluate(() => window.received)).toEqual([]);
}

test(clause('Embed mode'), async ({ page }) => {
  await page.addInitScript(() => {
    if (location.port !== '' && window.parent !== window) {
      localStorage.setItem('theme', 'light');
    }
  });
  const docs = await openFrame(page, `${DOCS}${PAGE}#${SECTION}`);
  expect(await modeOf(docs)).toEqual({ mode: null, theme: 'light' });
  await expect(docs.locator('.navbar')).toBeVisible();
  await docs.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    const positions: number[] = [];
    addEventListener('scroll', () => positions.push(Math.round(scrollY)));
    Object.assign(window, { positions });
  });
  await send(page, { type: 'embed' });
  await expectEmbedded(docs);
  await expectAtSection(docs, SECTION);
  const positions = await docs.evaluate(() => (window as unknown as { positions: number[] }).positions);
  expect(new Set(positions).size, 'steps on the way').toBeGreaterThan(3);
  expect(await docs.evaluate(() => ({ ...localStorage }))).toMatchObject({ theme: 'light' });
  await expect(docs.locator('html')).toHaveCSS('background-color', 'rgb(11, 14, 20)');
});

test.describe('who may speak', () => {
  test.use({ expectedMessages: new RegExp(`${STORAGE_WARNING.source}|may not embed these docs`) });

  test('a stranger is not heard and not answered; the console tells the operator', { tag: '@all' }, async ({
    page,
    consoleMessages,
  }) => {
    const docs = await openFrame(page, BARE_DOCS + PAGE, { app: STRANGER });
    await expectUnheard(page, docs);
    expect(consoleMessages.filter((text) => text.includes(`${STRANGER} may not embed`))).toHaveLength(1);
  });
});
