import type { Page } from '@playwright/test';
import { expect, openHydrated, overflow, sitemapPaths, test, untilHydrated } from '../../fixtures';
import { addAxe, axeViolations, switchToLight } from './accessibility';

/** `/search` is in no sitemap but is a page all the same. */
const pages = [...sitemapPaths(), '/search'];

// Reduced motion: colours are measured at rest, not halfway through a transition.
const NARROW = { width: 360, height: 740 };
const WIDE = { width: 1280, height: 900 };
test.use({ viewport: NARROW, contextOptions: { reducedMotion: 'reduce' } });

/** `within`: the layout around the content is the same on all pages, and half of axe's time. */
async function expectWhole(page: Page, address: string, within: 'html' | 'main'): Promise<void> {
  const response = await page.goto(address);
  expect(response?.status()).toBe(200);
  await untilHydrated(page);

  await expect(page.locator('h1')).toHaveCount(1);
  expect((await page.title()).length).toBeGreaterThan(5);
  const description = page.locator('meta[name="description"]');
  await expect(description).toHaveCount(1);
  await expect(description).toHaveAttribute('content', /.{20,}/);

  for (const size of [WIDE, NARROW]) {
    await page.setViewportSize(size);
    expect(await overflow(page), `horizontal overflow at ${size.width} px`).toBeLessThanOrEqual(0);
  }

  await addAxe(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await axeViolations(page, { within }), 'axe').toEqual([]);
}

/** A handful in one tab, which keeps what the pages share. */
const HANDFUL = 6;
for (let first = 0; first < pages.length; first += HANDFUL) {
  const some = pages.slice(first, first + HANDFUL);

  test(`pages ${some[0]} to ${some.at(-1)}`, async ({ page, consoleMessages }) => {
    // Half of it is axe, which has every element of every page to look at.
    test.setTimeout(some.length * 30_000);
    for (const address of some) {
      await test.step(address, async () => {
        await expectWhole(page, address, address === some[0] ? 'html' : 'main');
        expect(consoleMessages, 'console messages').toEqual([]);
      });
    }
  });

  // Colours come from tokens, whose contrast tests/contrast.test.ts holds in both modes: rarely does a page fail alone.
  test(`colours of ${some[0]} to ${some.at(-1)} in light mode`, { tag: '@all' }, async ({ page }) => {
    test.setTimeout(some.length * 30_000);
    for (const address of some) {
      await test.step(address, async () => {
        await openHydrated(page, address);
        await addAxe(page);
        await switchToLight(page);
        expect(await axeViolations(page, { colours: true })).toEqual([]);
      });
    }
  });
}
