import type { Page } from '@playwright/test';
import { expect, overflow, test } from '../../fixtures';
import { PORTS } from '../../ports';
import { addAxe, axeViolations, switchToLight } from '../pages/accessibility';
import { allFigureIds } from './figures';

/**
 * How every figure looks in every state that it declares, from the index for authors: static pages without a script.
 * What it says is in tests/figure-states.test.ts.
 */
const SMALLEST_TEXT_PX = 11;

/** What stands on the sheet, state by state, read in one go. */
function readSheet(page: Page) {
  return page.evaluate(
    (smallest) =>
      Array.from(document.querySelectorAll('main section'), (section) => {
        const box = section.querySelector('figure')?.getBoundingClientRect();
        const labels = Array.from(section.querySelectorAll<SVGTextElement>('figure svg text'))
          .map((text) => ({
            said: text.textContent ?? '',
            box: text.getBoundingClientRect(),
            px: Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 1),
          }))
          .filter(({ box: { width } }) => width > 0);
        // Letters are lower than their line: boxes that share a few pixels of height do not touch.
        const isCovered = (one: DOMRect, other: DOMRect) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1.5 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;
        return {
          state: section.querySelector('h2')?.textContent ?? '',
          small: labels
            .filter(({ px }) => px < smallest)
            .map(({ said, px }) => `${said} (${px.toFixed(1)} px)`),
          outside: labels
            .filter(({ box: { left, right } }) => box && (left < box.left || right > box.right))
            .map(({ said }) => said),
          covered: labels.flatMap((label, index) =>
            labels
              .slice(index + 1)
              .filter((other) => isCovered(label.box, other.box))
              .map((other) => `${label.said} / ${other.said}`),
          ),
        };
      }),
    SMALLEST_TEXT_PX,
  );
}

/** As wide as the screen, and without axe violations in both colour modes. */
async function expectClean(page: Page): Promise<void> {
  expect(await overflow(page), 'horizontal overflow').toBeLessThanOrEqual(0);
  await addAxe(page);
  expect(await axeViolations(page, { within: 'main' }), 'axe, dark').toEqual([]);
  await switchToLight(page);
  expect(await axeViolations(page, { within: 'main', colours: true }), 'axe, light').toEqual([]);
}

test.describe('every figure in every state', { tag: '@all' }, () => {
  test.use({
    baseURL: `http://localhost:${PORTS.figures}`,
    viewport: { width: 360, height: 740 },
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('the index lists every figure, and the public site does not know it', async ({ page, request }) => {
    await page.goto('/');
    // And an entry for illustrations.
    await expect(page.locator('main li')).toHaveCount(allFigureIds().length + 1);
    expect((await request.get(`http://localhost:${PORTS.site}/figures`)).status()).toBe(404);
  });

  for (const id of allFigureIds()) {
    test(`${id} is readable in every state at 360 px, and clean in dark and light`, async ({ page }) => {
      await page.goto(`/${id}`);
      await expect(page.locator('script')).toHaveCount(0);
      const sheet = await readSheet(page);
      expect(sheet.length).toBeGreaterThanOrEqual(3);
      for (const { state, small, outside, covered } of sheet) {
        expect(small, `${state}: text below ${SMALLEST_TEXT_PX} px`).toEqual([]);
        expect(outside, `${state}: text outside the figure`).toEqual([]);
        expect(covered, `${state}: texts that cover each other`).toEqual([]);
      }
      // One table stands for all: they differ in their numbers only, and the rules take long over hundreds of rows.
      await page.evaluate(() => {
        for (const details of document.querySelector('main section')?.querySelectorAll('details') ?? []) {
          details.open = true;
        }
      });
      await expectClean(page);
    });
  }
});
