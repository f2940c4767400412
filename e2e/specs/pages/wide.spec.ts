import { expect, openHydrated, test } from '../../fixtures';
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
});
