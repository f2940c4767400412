import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import {
  brotliBytes,
  changeByKeyboard,
  expectSameNumbers,
  figuresOnPages,
  numbersOf,
  openFigure,
  summaryOf,
} from '../figures';
import { expect, test, untilAwake } from '../fixtures';

/**
 * Every figure on the page where readers meet it, not on the authors' index: there its address, its neighbours, its
 * page's scripts and its layout are the real ones, and no second build is needed.
 */
const figures = figuresOnPages();

const MOST_BYTES = 25_000;
const ALL_RULES: RunOptions['runOnly'] = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** The colour mode changes colours only: what else the rules ask has been answered in dark. */
const COLOUR_RULES: RunOptions['runOnly'] = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block'],
};
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

async function axeViolations(page: Page, id: string, only: RunOptions['runOnly']): Promise<string[]> {
  const results: AxeResults = await page.evaluate(
    ([selector, runOnly]) => window.axe.run(selector, { runOnly, resultTypes: ['violations'] }),
    [`figure#${id}`, only] as const,
  );
  return results.violations.flatMap(({ id: rule, help, nodes }) =>
    nodes.map((node) => `${rule}: ${help} → ${node.html.slice(0, 160)}`),
  );
}

// A phone: the narrowest place a figure has to work in. Reduced motion: colours and places at rest.
test.describe.configure({ timeout: 60_000 });
test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

for (const { id, address } of figures) {
  test.describe(`figure ${id} on ${address}`, () => {
    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('is drawn, with its summary and its numbers, and no style attribute', async ({ page }) => {
        await page.goto(address);
        const figure = page.locator(`figure#${id}`);
        await expect(page.locator(`[id="${id}"]`), 'an id of its own').toHaveCount(1);
        await expect(figure.locator('svg, input, table').first()).toBeAttached();
        await expect(summaryOf(figure)).toHaveText(/\S.{20,}/);
        await expect(numbersOf(figure).locator('td').first()).toBeAttached();
        await expect(figure.locator('figcaption')).toHaveText(/^Try: /);
        await expect(figure.locator('[style]')).toHaveCount(0);
        await expectSameNumbers(figure);
      });
    });

    test('wakes where it stands, within its budget, without an axe violation in dark or light', async ({
      page,
    }) => {
      // Nothing comes near by itself: this figure alone is woken, by touch, so that its scripts can be counted.
      await page.addInitScript(() => {
        window.IntersectionObserver = class {
          observe() {}
          unobserve() {}
          disconnect() {}
          takeRecords() {
            return [];
          }
        } as unknown as typeof IntersectionObserver;
      });
      await page.goto(address);
      await untilAwake(page);
      const scripts = new Set<string>();
      page.on('request', (request) => {
        if (request.resourceType() === 'script') {
          scripts.add(new URL(request.url()).pathname);
        }
      });
      const figure = page.locator(`figure#${id}`);
      await figure.scrollIntoViewIfNeeded();
      await page.evaluate(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          shifts.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value));
        }).observe({ type: 'layout-shift' });
      });
      const before = await figure.boundingBox();
      await figure.locator('svg, input, table').first().dispatchEvent('pointerover');
      await expect(figure.locator('[data-figure]')).toHaveAttribute('data-figure', 'awake');
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect(await figure.boundingBox(), 'moves or grows as it wakes').toEqual(before);
      const shift = await page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.reduce((total, value) => total + value, 0),
      );
      expect(shift, 'layout shift as it wakes').toBe(0);
      await expect(figure.locator('[style]')).toHaveCount(0);

      expect(scripts.size, 'the figure comes in chunks of its own').toBeGreaterThan(0);
      const bytes = [...scripts].reduce((total, script) => total + brotliBytes(script), 0);
      expect(bytes, `brotli bytes of ${[...scripts].join(', ')}`).toBeLessThanOrEqual(MOST_BYTES);

      await numbersOf(figure).locator('summary').click();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, 'horizontal overflow at 360 px').toBeLessThanOrEqual(0);
      await page.evaluate(axeSource);
      expect(await axeViolations(page, id, ALL_RULES), 'axe, dark').toEqual([]);
      await page.evaluate(() => {
        document.documentElement.setAttribute('data-theme', 'light');
        return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      });
      expect(await axeViolations(page, id, COLOUR_RULES), 'axe, light').toEqual([]);
    });

    test('works by keyboard, is the same from its address, and resets', async ({ page, context }) => {
      const figure = await openFigure(page, { id, address });
      const start = (await summaryOf(figure).textContent()) ?? '';
      expect(await changeByKeyboard(page, figure), 'no control changes the summary').toBe(true);
      const changed = (await summaryOf(figure).textContent()) ?? '';
      // The address follows when the reader's hand rests (useFigureState).
      await page.waitForTimeout(600);
      expect(new URL(page.url()).search).toContain(`${id}.`);
      await expectSameNumbers(figure);

      const { search } = new URL(page.url());
      const other = await context.newPage();
      const copy = await openFigure(other, { id, address }, search);
      await expect(summaryOf(copy)).toHaveText(changed);
      const bad = new URLSearchParams(
        [...new URLSearchParams(search).keys()].map((key) => [key, 'x'.repeat(999)]),
      );
      const fallen = await openFigure(other, { id, address }, `?${bad}`);
      await expect(summaryOf(fallen)).toHaveText(start);

      await figure.getByRole('button', { name: 'Reset', exact: true }).press('Enter');
      await expect(summaryOf(figure)).toHaveText(start);
      await expect.poll(() => new URL(page.url()).search).not.toContain(`${id}.`);
    });
  });
}
