import { expect, openHydrated, scrollTop, test } from '../../fixtures';

/** What belongs to no other folder. */
const DOC = '/docs/alerts/overview';
const FIGURE_PAGE = '/docs/workbench/overview/studies-metrics/custom-metrics/exchange-metrics';

test.use({ viewport: { width: 1280, height: 900 } });

test('reduced motion: jumps, no glide', { tag: '@all' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, DOC);
  await page.evaluate(() => {
    const positions: number[] = [];
    addEventListener('scroll', () => positions.push(Math.round(scrollY)));
    Object.assign(window, { positions });
  });
  await page.locator('.theme-doc-toc-desktop a').last().click();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(300);
  const positions = await page.evaluate(() => (window as unknown as { positions: number[] }).positions);
  expect(new Set(positions).size).toBeLessThanOrEqual(2);
  const durations = await page.locator('body *').evaluateAll((all) =>
    all.flatMap((element) => {
      const { transitionDuration, animationDuration } = getComputedStyle(element);
      return [transitionDuration, animationDuration]
        .flatMap((text) => text.split(','))
        .map(Number.parseFloat);
    }),
  );
  expect(Math.max(...durations)).toBeLessThan(0.01);
});

test('print: the text, and nothing to click', { tag: '@all' }, async ({ page }) => {
  await page.goto(FIGURE_PAGE);
  await page.emulateMedia({ media: 'print' });
  await expect(
    page
      .locator(
        '.navbar, .footer, .theme-announcement-bar, .theme-doc-sidebar-container, .theme-doc-toc-desktop, .pagination-nav, summary:has-text("Page menu")',
      )
      .filter({ visible: true }),
  ).toHaveCount(0);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('#funding-cost svg').first()).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', /^rgba?\((255, 255, 255|0, 0, 0, 0)\)?/);
});
