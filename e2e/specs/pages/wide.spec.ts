import { expect, openHydrated, sitemapPaths, test, waitForTypeface } from '../../fixtures';
import { addAxe, axeViolations, switchToLight } from './accessibility';

/** One page of each template on a wide screen, where sidebar, contents and key names stand beside the text. */
const TEMPLATES = [
  '/',
  '/docs/alerts/overview',
  '/blog',
  '/blog/release-v2.8.6',
  '/blog/archive',
  '/search',
  '/not-a-page',
];

test.describe('on a wide screen', { tag: '@all' }, () => {
  test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

  for (const address of TEMPLATES) {
    test.describe(`${address}, wide`, () => {
      test.use({ expectedMessages: address === '/not-a-page' ? /status of 404/ : /(?!)/ });

      test('has no axe violation in dark or light, and nothing beyond the edge', async ({ page }) => {
        await openHydrated(page, address);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
        await addAxe(page);
        expect(await axeViolations(page), 'axe, dark').toEqual([]);
        await switchToLight(page);
        expect(await axeViolations(page, { colours: true }), 'axe, light').toEqual([]);
      });
    });
  }

  /** So much lower than its steps a picture may end before they look abandoned. */
  const DEEPEST_HOLE_PX = 200;

  test('a picture beside its steps leaves no hole under them', async ({ page }) => {
    await waitForTypeface(page);
    let pairs = 0;
    const holes: string[] = [];
    for (const address of sitemapPaths().filter((path) => path.startsWith('/docs/'))) {
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      for (const width of [1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const beside = await page.locator('.pt-beside > figure').evaluateAll((figures) =>
          figures
            .filter((figure) => getComputedStyle(figure).float !== 'none')
            .map((figure) => ({
              name: (figure as HTMLElement).dataset.illustration,
              hole:
                figure.getBoundingClientRect().height -
                (figure.nextElementSibling?.getBoundingClientRect().height ?? 0),
            })),
        );
        pairs += beside.length;
        holes.push(
          ...beside
            .filter(({ hole }) => hole > DEEPEST_HOLE_PX)
            .map(
              ({ name, hole }) => `${address} at ${width}: write above on ${name} (${Math.round(hole)} px)`,
            ),
        );
      }
    }
    expect(pairs).toBeGreaterThan(0);
    expect(holes).toEqual([]);
  });
});
