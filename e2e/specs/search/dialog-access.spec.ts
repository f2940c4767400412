import type { Page } from '@playwright/test';
import { expect, openHydrated, test } from '../../fixtures';
import { addAxe, axeViolations, switchToLight } from '../pages/accessibility';
import { dialog, field, hits, openDialog, searchButton } from './search';

const PAGE = '/docs/alerts/overview';
const WITHIN = '.pt-search';

/** The dialog's four faces, each reached as a reader reaches it. */
const FACES: readonly [string, (page: Page) => Promise<void>][] = [
  ['empty', (page) => expect(dialog(page)).toContainText('Popular')],
  [
    'results',
    async (page) => {
      await field(page).fill('funding');
      await expect(hits(page).first()).toContainText(/funding/i);
    },
  ],
  [
    'no results',
    async (page) => {
      await field(page).fill('xqzvkwj');
      await expect(dialog(page)).toContainText('No results for');
    },
  ],
];

const isWithinScreen = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector('.pt-search__box')?.getBoundingClientRect();
    const overflow = document.documentElement.scrollWidth - window.innerWidth;
    return overflow <= 0 && box !== undefined && box.left >= 0 && box.right <= window.innerWidth;
  });

async function expectNoViolations(page: Page, face: string): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  expect(await axeViolations(page, { within: WITHIN }), `${face}, dark`).toEqual([]);
  await switchToLight(page);
  expect(await axeViolations(page, { within: WITHIN, colours: true }), `${face}, light`).toEqual([]);
  expect(await isWithinScreen(page), `${face} fits the screen`).toBe(true);
}

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

  test('every face of the dialog is readable and named, in dark and light', { tag: '@all' }, async ({
    page,
  }) => {
    await openHydrated(page, PAGE);
    await addAxe(page);
    await openDialog(page);
    for (const [face, show] of FACES) {
      await show(page);
      await expectNoViolations(page, face);
    }
  });
});

test.describe('at 400 % zoom', () => {
  // A window of 1280 × 1024 at 400 %.
  test.use({ viewport: { width: 320, height: 256 } });

  test('is worked by keyboard alone and gives the focus back', async ({ page }) => {
    await openHydrated(page, PAGE);
    const button = searchButton(page);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('funding');
    await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(hits(page).nth(1)).toBeInViewport();
    expect(await isWithinScreen(page)).toBe(true);
    // The focus never leaves for the page behind.
    for (let step = 0; step < 6; step++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main, nav, footer') ?? null)).toBe(
        null,
      );
    }
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(button).toBeFocused();
  });
});
