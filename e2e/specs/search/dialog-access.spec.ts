import type { Page } from '@playwright/test';
import { expect, openHydrated, test } from '../../fixtures';
import { addAxe, axeViolations, switchToLight } from '../pages/accessibility';
import { dialog, field, hits, NAMES, openDialog, searchButton } from './search';

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

  test('every face of the dialog is readable and named, in dark and light', async ({ page }) => {
    await openHydrated(page, PAGE);
    await addAxe(page);
    await openDialog(page);
    for (const [face, show] of FACES) {
      await show(page);
      await expectNoViolations(page, face);
    }
  });

  test.describe('without an index', () => {
    test.use({ expectedMessages: /Failed to load resource/ });
    test('the failure is readable and named, in dark and light', async ({ page }) => {
      await page.route(NAMES, (route) => route.abort());
      await openHydrated(page, PAGE);
      await addAxe(page);
      await openDialog(page);
      await field(page).fill('funding');
      await expect(dialog(page)).toContainText('Unable to fetch results');
      await expectNoViolations(page, 'failure');
    });
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

test('searching is the worker’s work, and the list it fills stays small', async ({ page }) => {
  await openHydrated(page, PAGE);
  await openDialog(page);
  await field(page).fill('funding rate');
  await expect(hits(page).first()).toContainText(/funding/i);
  expect(page.workers()).toHaveLength(1);
  const fetched = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname),
  );
  expect(fetched.filter((path) => path.endsWith('.json') && path.includes('search'))).toEqual([]);
  // Every letter draws the list again: its size is what typing costs.
  const sizes = await hits(page).evaluateAll((items) =>
    items.map((item) => item.querySelectorAll('*').length),
  );
  expect(sizes.length).toBeLessThanOrEqual(8);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(20);
});

test('forced colours: what was found and what is chosen can be seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openHydrated(page, PAGE);
  await openDialog(page);
  await field(page).fill('funding rate');
  const chosen = dialog(page).getByRole('option', { selected: true });
  await expect(chosen).toHaveCount(1);
  // At one moment: the list is rendered again when the texts have been searched.
  const { mark, box, selected, other, bar } = await dialog(page).evaluate((element) => {
    const look = (selector: string) => {
      const found = element.querySelector(selector) as Element;
      const { color, backgroundColor, outlineStyle, outlineWidth } = getComputedStyle(found);
      return { color, backgroundColor, outline: `${outlineWidth} ${outlineStyle}` };
    };
    return {
      mark: look('mark'),
      box: look('.pt-search__box'),
      selected: look('[aria-selected="true"]'),
      other: look('[aria-selected="false"]'),
      bar: look('.pt-search__bar'),
    };
  });
  expect(mark.color).not.toBe(mark.backgroundColor);
  expect(mark.backgroundColor).not.toBe(box.backgroundColor);
  expect(selected.outline).toBe('2px solid');
  expect(other.outline).not.toBe('2px solid');
  expect(bar.outline).toBe('2px solid');
});
