import type { Page } from '@playwright/test';
import { expect, openHydrated, overflow, test } from '../../fixtures';
import { KINDS_OF_PAGE, OFFLINE_PAGE } from '../../kindsOfPage';

const WIDE = { width: 1440, height: 900 };

test.use({
  viewport: WIDE,
  contextOptions: { reducedMotion: 'reduce' },
  expectedMessages: /status of 404/,
});

/**
 * What the reader can use now, links by the page that they lead to. What stands beside the text on wide screens, and the
 * pages above this one, are in the menu on narrow ones; on a phone a tile of the home page is one link, the app has a layout of
 * its own (src/pt/view), and a command's example is in its fold.
 */
const controls = (page: Page) =>
  page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      ':is(.navbar, .theme-announcement-bar, main, footer) :is(a[href], button, summary, input, select)',
    );
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    function isUsable(element: HTMLElement): boolean {
      const { left, right, width } = element.getBoundingClientRect();
      const isInside = left >= -1 && right <= innerWidth + 1;
      return (
        width > 0 && element.checkVisibility({ visibilityProperty: true }) && (isInside || scrolls(element))
      );
    }
    const BESIDE =
      'aside, .theme-doc-toc-desktop, .theme-doc-toc-mobile, .theme-doc-breadcrumbs, .navbar__items, [data-island="workspace"], [data-island="picture"], [data-illustration], [aria-labelledby="tasks"], [class^="example_"], details[data-group]';
    return Array.from(all)
      .filter((element) => isUsable(element) && !element.closest(BESIDE))
      .flatMap((element) =>
        element instanceof HTMLAnchorElement
          ? element.href.replace(/[?#].*/, '')
          : element instanceof HTMLSelectElement
            ? Array.from(element.options, ({ text }) => text)
            : (element.getAttribute('aria-label') ?? element.textContent ?? ''),
      );
  });

/** How a reader may meet a page. */
const CIRCUMSTANCES: Record<string, (page: Page) => Promise<unknown>> = {
  '320 px': (page) => page.setViewportSize({ width: 320, height: 640 }),
  'zoom of 200 %': (page) => page.setViewportSize({ width: 720, height: 450 }),
  'text of 200 %': (page) => page.evaluate(() => (document.documentElement.style.fontSize = '200%')),
  'forced colours': (page) => page.emulateMedia({ forcedColors: 'active' }),
};

for (const { name, address, last = 'main' } of KINDS_OF_PAGE) {
  test(`${name}: nothing is cut or lost, however it is read`, { tag: '@all' }, async ({ page }) => {
    await (address === OFFLINE_PAGE ? page.goto(address) : openHydrated(page, address));
    await expect(page.locator(last).first()).toBeVisible();
    const all = await controls(page);
    expect(all.length).toBeGreaterThan(address === OFFLINE_PAGE ? -1 : 3);
    for (const [circumstance, meet] of Object.entries(CIRCUMSTANCES)) {
      await meet(page);
      await expect.poll(() => overflow(page), circumstance).toBeLessThanOrEqual(0);
      const now = new Set(await controls(page));
      expect(
        all.filter((control) => !now.has(control)),
        circumstance,
      ).toEqual([]);
      await page.emulateMedia({ forcedColors: 'none' });
      await page.evaluate(() => (document.documentElement.style.fontSize = ''));
      await page.setViewportSize(WIDE);
    }
    await page.setViewportSize({ width: 720, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    expect(await overflow(page), 'paper').toBeLessThanOrEqual(0);
  });
}
