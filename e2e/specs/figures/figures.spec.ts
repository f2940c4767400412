import type { Locator, Page } from '@playwright/test';
import {
  expect,
  fetchNothingAhead,
  overflow,
  scriptsAskedFor,
  test,
  untilHydrated,
  untilIslandHydrated,
} from '../../fixtures';
import {
  brotliBytes,
  changeByKeyboard,
  expectSameNumbers,
  figuresOnPages,
  openFigure,
  saidBy,
  verdictOf,
} from './figures';

/**
 * Every figure on the page where readers meet it: how it hydrates, what it weighs, its keyboard, its address, and how it
 * looks in the states that it declares. What it says in them is in tests/figure-states.all.test.ts.
 */
const figures = figuresOnPages();
/** With the drawing kit and the sample world, which all figures share. */
const MOST_BYTES = 35_000;
const SMALLEST_TEXT_PX = 11;
/** One of each kind in `npm test`: a calculator, a list to tick, a chart, a part of the app. */
const ONE_OF_EACH = ['swap-calculator', 'api-key-checklist', 'momentum-figure', 'order-book'];

/** Nothing comes near by itself: one figure alone is hydrated, by touch, so that its scripts can be counted. */
async function keepStatic(page: Page): Promise<void> {
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
}

/** Hydrates a figure by touch; nothing on the page may move meanwhile. */
async function hydrateInPlace(page: Page, figure: Locator): Promise<void> {
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
  await untilIslandHydrated(figure);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await figure.boundingBox(), 'moves or grows as it hydrates').toEqual(before);
  const shift = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((total, value) => total + value, 0),
  );
  // A sentence that was stuck to the top of the screen may go back to its place below the picture.
  expect(shift, 'layout shift as it hydrates').toBeLessThan(0.005);
}

/** In the page: labels of the picture that are too small, leave the figure, or cover each other. */
function problemsOf(figure: Element, smallest: number): string[] {
  const box = figure.getBoundingClientRect();
  const labels = Array.from(figure.querySelectorAll<SVGTextElement>('svg text'))
    .map((text) => ({
      said: text.textContent ?? '',
      box: text.getBoundingClientRect(),
      px: Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 1),
    }))
    .filter((label) => label.box.width > 0);
  // Letters are lower than their line: boxes that share a few pixels of height do not touch.
  const isCovered = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1.5 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;
  return labels.flatMap((label, index) => [
    ...(label.px < smallest ? [`${label.said} has ${label.px.toFixed(1)} px`] : []),
    ...(label.box.left < box.left || label.box.right > box.right ? [`${label.said} leaves the figure`] : []),
    ...labels
      .slice(index + 1)
      .filter((other) => isCovered(label.box, other.box))
      .map((other) => `${label.said} covers ${other.said}`),
  ]);
}

// A phone: the narrowest place a figure has to work in. Reduced motion: colours and places at rest.
test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

for (const { id, address, states } of figures) {
  test(`${id} on ${address} hydrates in place and within its budget, works by keyboard, and has an address`, {
    tag: ONE_OF_EACH.includes(id) ? [] : '@all',
  }, async ({ page, context }) => {
    await keepStatic(page);
    await fetchNothingAhead(page);
    await page.goto(address);
    await untilHydrated(page);
    const scripts = scriptsAskedFor(page);
    const figure = page.locator(`figure#${id}`);
    await expect(page.locator(`[id="${id}"]`), 'an id of its own').toHaveCount(1);
    await hydrateInPlace(page, figure);
    await expect(figure.locator('[style]')).toHaveCount(0);
    expect(scripts.size, 'the figure comes in chunks of its own').toBeGreaterThan(0);
    const bytes = [...scripts].reduce((total, script) => total + brotliBytes(script), 0);
    expect(bytes, `brotli bytes of ${[...scripts].join(', ')}`).toBeLessThanOrEqual(MOST_BYTES);

    const start = await saidBy(figure);
    expect(await changeByKeyboard(figure), 'no control changes what it says').toBe(true);
    const changed = await saidBy(figure);
    await expectSameNumbers(figure);
    // Announced, and kept in the address, when the reader's hand rests (FigureFrame, useFigureState).
    await expect(figure.locator('[role="status"]').filter({ hasText: changed })).toHaveCount(1);
    const { search } = new URL(page.url());
    expect(search).toContain(`${id}.`);

    const copy = await openFigure(await context.newPage(), { id, address }, search);
    await expect.poll(() => saidBy(copy)).toBe(changed);

    await figure.getByRole('button', { name: 'Reset', exact: true }).press('Enter');
    await expect.poll(() => saidBy(figure)).toBe(start);
    await expect.poll(() => new URL(page.url()).search).not.toContain(`${id}.`);
  });

  test(`${id} is readable in every state`, { tag: '@all' }, async ({ page }) => {
    for (const { name, values } of states) {
      const query = Object.entries(values).map(([key, value]): [string, string] => [`${id}.${key}`, value]);
      const figure = await openFigure(page, { id, address }, `?${new URLSearchParams(query)}`);
      expect(await figure.evaluate(problemsOf, SMALLEST_TEXT_PX), name).toEqual([]);
      expect(await overflow(page), name).toBeLessThanOrEqual(0);
    }
  });
}

test.describe('on a phone', { tag: '@all' }, () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const figure of figures) {
    test(`picture and verdict of ${figure.id} stay in sight while its last control is used`, async ({
      page,
    }) => {
      const shown = await openFigure(page, figure);
      await shown.locator('[class*="controls"] :is(input, select, button)').last().scrollIntoViewIfNeeded();
      const verdict = verdictOf(shown);
      const picture = verdict.locator('xpath=preceding-sibling::*[1]');
      await expect(verdict).toBeInViewport({ ratio: 1 });
      await expect(picture).toBeInViewport({ ratio: 0.99 });
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });
  }
});
