import type { Page } from '@playwright/test';
import { expect, fetchNothingAhead, overflow, sitemapPaths, test, untilHydrated } from '../../fixtures';
import { OFFLINE_PAGE } from '../../kindsOfPage';
import { addAxe, axeViolations, switchToLight } from './accessibility';

/** `/search` is in no sitemap but is a page all the same. */
const PAGES = [...sitemapPaths(), '/search', '/search?q=funding'];

const HANDFUL = 5;
// Reduced motion: colours are measured at rest, not halfway through a transition.
const NARROW = { width: 360, height: 740 };
const WIDE = { width: 1280, height: 900 };
test.use({ viewport: NARROW, contextOptions: { reducedMotion: 'reduce' } });

/** One page of each kind is opened in `npm test`, all the others in `npm run test:all`. */
const KINDS = [
  '/',
  '/blog',
  '/blog/archive',
  '/blog/release-v2.8.6',
  '/docs/introduction/getting-started',
  '/docs/others/overview',
  '/docs/screener/creating-a-screener',
  '/docs/trading/centralised-exchange/trading',
  '/docs/workbench/overview/',
  '/docs/workbench/overview/studies-metrics/',
  '/docs/workbench/overview/studies-metrics/custom-metrics/exchange-metrics',
  '/docs/workbench/overview/using-the-workbench/workbench-cmds',
  '/search',
];

async function expectWhole(page: Page, address: string): Promise<void> {
  const response = await page.goto(address);
  expect(response?.status()).toBe(200);
  await untilHydrated(page);

  await expect(page.locator('h1')).toHaveCount(1);
  expect((await page.title()).length).toBeGreaterThan(5);
  const description = page.locator('meta[name="description"]');
  await expect(description).toHaveCount(1);
  await expect(description).toHaveAttribute('content', /.{20,}/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  for (const size of [WIDE, NARROW]) {
    await page.setViewportSize(size);
    expect(await overflow(page), `horizontal overflow at ${size.width} px`).toBeLessThanOrEqual(0);
  }
}

async function expectAccessible(page: Page): Promise<void> {
  await addAxe(page);
  expect(await axeViolations(page), 'axe').toEqual([]);
  await switchToLight(page);
  expect(await axeViolations(page, { colours: true }), 'axe in light mode').toEqual([]);
}

/** In one tab, which keeps what the pages share. */
function walk(addresses: readonly string[], tag: string[]): void {
  test(`${addresses[0]} to ${addresses.at(-1)} are whole and accessible`, { tag }, async ({
    page,
    consoleMessages,
  }) => {
    test.setTimeout(addresses.length * 60_000);
    await fetchNothingAhead(page);
    for (const address of addresses) {
      await test.step(address, async () => {
        await expectWhole(page, address);
        await expectAccessible(page);
        expect(consoleMessages, 'console messages').toEqual([]);
      });
    }
  });
}

const OTHERS = PAGES.filter((address) => !KINDS.includes(address));
for (const [addresses, tag] of [
  [KINDS, []],
  [OTHERS, ['@all']],
] as const) {
  for (let first = 0; first < addresses.length; first += HANDFUL) {
    walk(addresses.slice(first, first + HANDFUL), [...tag]);
  }
}

test('the offline page is accessible', { tag: '@all' }, async ({ page }) => {
  await page.goto(OFFLINE_PAGE);
  await expectAccessible(page);
});
