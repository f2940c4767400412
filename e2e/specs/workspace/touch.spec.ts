import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, openHydrated, scrollTop, test, untilIslandHydrated } from '../../fixtures';

type Point = { x: number; y: number };

/** Real touches: they go through the browser's own scrolling, which decides whether a figure gets them at all. */
class Fingers {
  private constructor(private readonly session: CDPSession) {}

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page));
  }

  /** Each finger goes along its own line, all at once, in steps as a hand does. */
  async move(lines: readonly (readonly [from: Point, to: Point])[], steps = 8): Promise<void> {
    const at = (share: number) =>
      lines.map(([from, to], id) => ({
        id,
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share,
      }));
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (let step = 1; step <= steps; step += 1) {
      await this.session.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: at(step / steps),
      });
    }
    await this.lift();
  }

  /** Stays where it is until the page answers; lift() ends it. */
  hold(point: Point) {
    return this.session.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ id: 0, ...point }],
    });
  }

  lift() {
    return this.session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) {
    throw new Error('It is not drawn.');
  }
  return {
    ...box,
    at: (x: number, y: number): Point => ({ x: box.x + box.width * x, y: box.y + box.height * y }),
  };
}

test.use({
  viewport: { width: 390, height: 800 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'reduce' },
});

test('the chart of a workspace pans with one finger, zooms with two, and lets the page scroll', {
  tag: '@all',
}, async ({ page }) => {
  await openHydrated(page, '/docs/workbench/overview/navigating-the-chart-interface');
  const figure = page.locator('figure#try');
  const surface = figure.getByRole('slider');
  await surface.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await untilIslandHydrated(figure);
  const fingers = await Fingers.on(page);
  const times = figure.locator('[class*="times"]').first();
  /** What the time axis divides, without the crosshair. */
  const shown = async () => (await times.textContent())?.replace(/\d{4}-.*$|closes in.*$/, '') ?? '';
  const first = await shown();
  const box = await boxOf(surface);
  await fingers.move([[box.at(0.3, 0.4), box.at(0.7, 0.42)]]);
  await expect.poll(shown, 'panned to earlier bars').not.toBe(first);
  const panned = await shown();
  await fingers.move([
    [box.at(0.4, 0.4), box.at(0.2, 0.4)],
    [box.at(0.5, 0.4), box.at(0.7, 0.4)],
  ]);
  await expect.poll(shown, 'zoomed in').not.toBe(panned);
  const zoomed = await shown();
  const prices = () => figure.locator('[class*="axis"]').first().textContent();
  const [fitted, top] = [await prices(), await scrollTop(page)];
  await fingers.move([[box.at(0.97, 0.1), box.at(0.97, 0.4)]]);
  await expect.poll(prices, 'one finger stretches the price axis').not.toBe(fitted);
  expect(await scrollTop(page), 'and the page stays').toBe(top);
  const stretched = await prices();
  await fingers.move([[box.at(0.5, 0.1), box.at(0.5, 0.3)]]);
  await expect.poll(prices, 'which then moves with the plot').not.toBe(stretched);
  await page.touchscreen.tap(box.at(0.97, 0.3).x, box.at(0.97, 0.3).y);
  await page.touchscreen.tap(box.at(0.97, 0.3).x, box.at(0.97, 0.3).y);
  // Without what stands at the crosshair.
  await expect.poll(prices, 'and a double tap fits').toContain(fitted?.replace(/[\d,]{6}\.\d$/, ''));
  await fingers.hold(box.at(0.5, 0.3));
  const dialog = figure.getByRole('dialog', { name: 'New alert' });
  await expect(dialog, 'a finger that stays sets an alert at the price').toBeVisible();
  await fingers.lift();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const before = await scrollTop(page);
  await fingers.move([[box.at(0.5, 0.8), { x: box.at(0.5, 0).x, y: box.y - 150 }]]);
  await expect.poll(() => scrollTop(page), 'the page scrolls').toBeGreaterThan(before + 50);
  expect(await shown(), 'and the view stays').toBe(zoomed);
});

for (const [name, address] of [
  ['home', '/'],
  ['the tour', '/docs/introduction/getting-started'],
] as const) {
  test(`the first tap on Run runs, on ${name}`, { tag: name === 'home' ? [] : '@all' }, async ({ page }) => {
    await openHydrated(page, address);
    const app = page.locator('[data-layout]');
    const field = app.getByRole('combobox', { name: 'Command' });
    await expect(page.locator('[data-island="workspace"]')).toHaveAttribute('data-island-state', 'hydrated');
    await field.tap();
    await page.keyboard.type('15m');
    await app.getByRole('button', { name: 'Run', exact: true }).tap();
    await expect(app.getByRole('status').first()).toContainText('15m');
    await expect(field).toHaveValue('');
  });
}
