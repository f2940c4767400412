import type { Page } from '@playwright/test';
import { expect, openHydrated, sidebarLink, test } from '../../fixtures';

const START = '/docs/alerts/overview';
const NEXT = '/docs/alerts/creating-an-alert';
const LAST_SECTION = 'deliveries';

test.use({ viewport: { width: 1280, height: 900 } });

type Seen = { title: string; isWhole: boolean; foot: number };

/** Scrolls as soon as the first screen of the next page stands there, and writes down where the page went until it is whole. */
const scrollInFirstScreen = (page: Page) =>
  page.evaluate(() => {
    const state = window as unknown as { tops: number[]; isWhole?: true };
    const doc = document.querySelector('.theme-doc-markdown') as Element;
    new MutationObserver((_, observer) => {
      observer.disconnect();
      scrollTo(0, 150);
      state.tops = [scrollY];
      addEventListener('scroll', () => state.tops.push(scrollY));
    }).observe(doc, { childList: true });
    // Last of all Docusaurus puts the focus at the top of the page.
    document.querySelector('#__docusaurus > [role="region"]')?.addEventListener('focus', () => {
      requestAnimationFrame(() => requestAnimationFrame(() => Object.assign(state, { isWhole: true })));
    });
  });

/** Writes down what stood on the page whenever React had changed it, and how much of it moved in sight. */
async function watchPage(page: Page) {
  await page.evaluate((last) => {
    const state = window as unknown as { seen: Seen[]; shift: number };
    state.seen = [];
    state.shift = 0;
    new MutationObserver(() => {
      state.seen.push({
        title: document.querySelector('h1')?.textContent ?? '',
        isWhole: document.getElementById(last) !== null,
        foot: document.querySelector('.pagination-nav')?.getBoundingClientRect().top ?? 0,
      });
    }).observe(document.body, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        state.shift += entry.value;
      }
    }).observe({ type: 'layout-shift' });
  }, LAST_SECTION);
}

const ofNext = (seen: readonly Seen[]) => seen.filter(({ title }) => title === 'Create an alert');

async function seenAfter(page: Page) {
  return page.evaluate(() => {
    const { seen, shift } = window as unknown as { seen: Seen[]; shift: number };
    return { seen, shift };
  });
}

test('a click shows the first screen, then the rest, and nothing in sight moves', async ({ page }) => {
  await openHydrated(page, START);
  await watchPage(page);
  await sidebarLink(page, NEXT).click();
  await expect(page.locator(`#${LAST_SECTION}`)).toBeAttached();
  const { seen, shift } = await seenAfter(page);
  const [first] = ofNext(seen);
  expect(first?.isWhole).toBe(false);
  // The foot of the page waits below the screen.
  expect(first?.foot).toBeGreaterThanOrEqual(900);
  expect(shift).toBe(0);
});

test('who scrolls in the first screen stays there when the rest of the page follows', {
  tag: '@all',
}, async ({ page }) => {
  await openHydrated(page, START);
  await scrollInFirstScreen(page);
  await sidebarLink(page, NEXT).click();
  await expect(page.locator(`#${LAST_SECTION}`)).toBeAttached();
  await page.waitForFunction(() => 'isWhole' in window);
  const tops = await page.evaluate(() => (window as unknown as { tops: number[] }).tops);
  expect(tops[0]).toBe(150);
  expect(new Set(tops)).toEqual(new Set([150]));
});
