import type { Page } from '@playwright/test';
import {
  expect,
  fetchNothingAhead,
  openHydrated,
  overflow,
  sitemapPaths,
  test,
  untilHydrated,
} from '../../fixtures';
import { OFFLINE_PAGE } from '../../kindsOfPage';
import { addAxe, axeViolations, switchToLight } from './accessibility';

/** `/search` is in no sitemap but is a page all the same. */
const pages = [...sitemapPaths(), '/search'];

// Reduced motion: colours are measured at rest, not halfway through a transition.
const NARROW = { width: 360, height: 740 };
const WIDE = { width: 1280, height: 900 };
test.use({ viewport: NARROW, contextOptions: { reducedMotion: 'reduce' } });

/** One page of each kind: axe looks at these in both colour modes, at all the others in `npm run test:all`. */
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

test('every kind of page is one of the pages', () => {
  expect(KINDS.filter((address) => !pages.includes(address))).toEqual([]);
});

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

  // As wide as the last page ended: one change of width for each page.
  const isWide = page.viewportSize()?.width === WIDE.width;
  for (const size of isWide ? [WIDE, NARROW] : [NARROW, WIDE]) {
    await page.setViewportSize(size);
    expect(await overflow(page), `horizontal overflow at ${size.width} px`).toBeLessThanOrEqual(0);
  }
}

async function expectAccessible(page: Page, address: string): Promise<void> {
  await (address === OFFLINE_PAGE ? page.goto(address) : openHydrated(page, address));
  await addAxe(page);
  expect(await axeViolations(page), 'axe').toEqual([]);
  await switchToLight(page);
  expect(await axeViolations(page, { colours: true }), 'axe in light mode').toEqual([]);
}

/** A handful in one tab, which keeps what the pages share. */
function inHandfuls(addresses: readonly string[], size: number, add: (some: readonly string[]) => void) {
  for (let first = 0; first < addresses.length; first += size) {
    add(addresses.slice(first, first + size));
  }
}

inHandfuls(pages, 10, (some) =>
  test(`pages ${some[0]} to ${some.at(-1)}`, async ({ page, consoleMessages }) => {
    test.setTimeout(some.length * 30_000);
    await fetchNothingAhead(page);
    for (const address of some) {
      await test.step(address, async () => {
        await expectWhole(page, address);
        expect(consoleMessages, 'console messages').toEqual([]);
      });
    }
  }),
);

for (const [addresses, tag] of [
  [KINDS, []],
  [[...pages.filter((address) => !KINDS.includes(address)), OFFLINE_PAGE, '/search?q=funding'], ['@all']],
] as const) {
  inHandfuls(addresses, 5, (some) =>
    test(`axe on ${some[0]} to ${some.at(-1)}`, { tag: [...tag] }, async ({ page }) => {
      test.setTimeout(some.length * 60_000);
      await fetchNothingAhead(page);
      for (const address of some) {
        await test.step(address, () => expectAccessible(page, address));
      }
    }),
  );
}
