import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { figuresOnPages, openFigure } from './figures';

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
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  /** A finger that stays for a while, as one does that aims: for the browser that is no click. */
  async press(at: Point, milliseconds: number): Promise<void> {
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await new Promise((done) => setTimeout(done, milliseconds));
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
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

/** A figure on its page, with the part to touch in the middle of the screen. */
async function open(page: Page, id: string, part: (figure: Locator) => Locator) {
  const found = figuresOnPages().find((figure) => figure.id === id);
  if (!found) {
    throw new Error(`No page shows ${id}.`);
  }
  const figure = await openFigure(page, found);
  const surface = part(figure);
  await surface.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  return { figure, surface, detail: figure.locator('p[class*="detail"]'), fingers: await Fingers.on(page) };
}

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test.use({
  viewport: { width: 390, height: 800 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'reduce' },
});

test('the chart explorer pans with one finger, zooms with two, and lets the page scroll', async ({
  page,
}) => {
  const { surface, detail, fingers } = await open(page, 'chart-explorer', (figure) =>
    figure.getByRole('slider', { name: 'Bar under the crosshair' }),
  );
  await expect(detail).toContainText('60 of 120 bars');
  await expect(detail).toContainText('to 24 Jan 20:00');
  const box = await boxOf(surface);
  await fingers.move([[box.at(0.3, 0.4), box.at(0.7, 0.42)]]);
  await expect(detail, 'panned to earlier bars').not.toContainText('to 24 Jan 20:00');
  await expect(detail, 'a pan does not zoom').toContainText('60 of 120 bars');

  await fingers.move([
    [box.at(0.4, 0.4), box.at(0.2, 0.4)],
    [box.at(0.5, 0.4), box.at(0.7, 0.4)],
  ]);
  await expect(detail, 'zoomed in').not.toContainText('60 of 120 bars');

  const view = /In view: .*/.exec((await detail.textContent()) ?? '')?.[0] ?? 'none';
  const before = await scrolled(page);
  await fingers.move([[box.at(0.5, 0.8), { x: box.at(0.5, 0).x, y: box.y - 150 }]]);
  await expect.poll(() => scrolled(page), 'the page scrolls').toBeGreaterThan(before + 50);
  await expect(detail, 'and the view stays').toContainText(view);
});
