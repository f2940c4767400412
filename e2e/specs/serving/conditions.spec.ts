import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { startHost } from '../../engines/host';
import { start } from '../../engines/processes';
import { survives } from '../../faults';
import { expect, openHydrated, test, untilHydrated } from '../../fixtures';
import { OFFLINE_PAGE } from '../../kindsOfPage';
import { PORTS } from '../../ports';

/** Faults that belong to no other folder; e2e/faults.ts lists all of them. */
const DOC = '/docs/alerts/overview';
const CHANGED = '/docs/alerts/alerts-panel';
const FIGURE_PAGE = '/docs/workbench/overview/studies-metrics/custom-metrics/exchange-metrics';

test.use({ viewport: { width: 1280, height: 900 } });

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test.describe('storage that is full', () => {
  // The framework's own words about a value that it could not store.
  test.use({ expectedMessages: /^error: Docusaurus storage error, can't set/ });
  test('works, is not remembered', survives('storage-full'), async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await openHydrated(page, DOC);
    await page
      .locator('.navbar')
      .getByRole('button', { name: /switch between/i })
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.locator('.theme-announcement-bar').getByRole('button', { name: 'Close' }).click();
    await expect(page.locator('.theme-announcement-bar')).toBeHidden();
    await page.keyboard.press('/');
    await page.locator('.pt-search__field').fill('10010');
    await page.locator('.pt-search .pt-hit').first().click();
    await expect(page).toHaveURL(/#err-10010$/);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test(
  'back from another site: the page as it was left, from the browser’s own memory',
  survives('back-forward'),
  async ({ baseURL }) => {
    // Playwright switches this memory off; readers have it.
    const browser = await chromium.launch({
      executablePath: process.env.PT_CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    try {
      const page = await browser.newPage({ serviceWorkers: 'block' });
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await openHydrated(page, `${baseURL}${DOC}`);
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
        window.scrollTo({ top: 400, behavior: 'instant' });
      });
      await page.goto(`http://127.0.0.1:${PORTS.embedHost}/`);
      // Not `goBack`, which waits for a load that does not happen.
      await page.evaluate(() => void setTimeout(() => history.back()));
      await expect(page.locator('h1')).toHaveText('Alerts overview');
      await expect.poll(() => page.evaluate(() => (window as { persisted?: boolean }).persisted)).toBe(true);
      expect(await scrollTop(page)).toBe(400);
      await page.locator('summary', { hasText: 'Page menu' }).click();
      await expect(page.getByRole('link', { name: 'Open the Markdown' })).toBeVisible();
      expect(errors).toEqual([]);
    } finally {
      await browser.close();
    }
  },
);

test('a page that the browser rendered ahead works when it is shown', survives('prerendered'), async () => {
  // Without a debugger, which keeps Chromium from rendering ahead. The pages themselves report to their host.
  const host = await startHost();
  const release = host.hold(/^\/engine-go$/);
  const profile = mkdtempSync(join(tmpdir(), 'pt-docs-ahead-'));
  const browser = start(process.env.PT_CHROMIUM ?? '/usr/bin/chromium', [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    `--user-data-dir=${profile}`,
    `${host.origin}/engine-ahead`,
  ]);
  const messages: string[] = [];
  const told = () => {
    messages.push(...host.takeMessages());
    return messages.map((text) => text.replace(/^.*?: /, ''));
  };
  try {
    await expect.poll(told).toContain('rendered ahead');
    release();
    const expected = ['hydrated', 'rendered ahead', 'shown, after it was rendered ahead'];
    await expect.poll(() => told().toSorted()).toEqual(expected);
    expect(host.timesAsked(/^\/docs\/alerts\/overview$/)).toBe(1);
  } finally {
    release();
    await browser.end();
    host.close();
    rmSync(profile, { recursive: true, force: true });
  }
});

test('reduced motion: jumps, no glide', survives('reduced-motion'), async ({ page }) => {
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

test('print: the text, and nothing to click', survives('print'), async ({ page }) => {
  await page.goto(FIGURE_PAGE);
  await page.emulateMedia({ media: 'print' });
  for (const chrome of [
    '.navbar',
    '.footer',
    '.theme-announcement-bar',
    '.theme-doc-sidebar-container',
    '.theme-doc-toc-desktop',
    '.pagination-nav',
  ]) {
    await expect(page.locator(chrome).first()).toBeHidden();
  }
  await expect(page.locator('summary', { hasText: 'Page menu' })).toBeHidden();
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('#funding-cost svg').first()).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', /^rgba?\((255, 255, 255|0, 0, 0, 0)\)?/);
});

test(
  'forced colours: controls keep an edge, the current page and the focus keep a sign',
  survives('forced-colours'),
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openHydrated(page, DOC);
    for (const control of [
      page.locator('.pt-search-button'),
      page.locator('summary', { hasText: 'Page menu' }),
    ]) {
      const { width, style } = await control.evaluate((element) => {
        const { borderTopWidth, borderTopStyle } = getComputedStyle(element);
        return { width: Number.parseFloat(borderTopWidth), style: borderTopStyle };
      });
      expect(width).toBeGreaterThanOrEqual(1);
      expect(style).toBe('solid');
    }
    const look = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { fontWeight, borderLeftWidth, borderLeftStyle, textDecorationLine, outlineStyle } =
            getComputedStyle(element);
          return { fontWeight, borderLeftWidth, borderLeftStyle, textDecorationLine, outlineStyle };
        });
    const current = await look('.theme-doc-sidebar-menu a[aria-current="page"]');
    const other = await look(`.theme-doc-sidebar-menu a[href="${CHANGED}"]`);
    expect(current).not.toEqual(other);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(
      () => getComputedStyle(document.activeElement as Element).outlineStyle,
    );
    expect(outline).not.toBe('none');
  },
);

for (const [name, fault, viewport] of [
  ['320 px', 'narrow-320', { width: 320, height: 640 }],
  // WCAG 1.4.10: 1280 by 1024 pixels at 400 %.
  ['400 % zoom', 'zoom-400', { width: 320, height: 256 }],
] as const) {
  test(`${name}: nothing overflows, menu and search are within reach`, survives(fault), async ({ page }) => {
    await page.setViewportSize(viewport);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    for (const address of ['/', FIGURE_PAGE, '/blog', '/search?q=alert', OFFLINE_PAGE, DOC]) {
      await page.goto(address);
      expect(await overflow(), address).toBeLessThanOrEqual(0);
    }
    await untilHydrated(page);
    await page.locator('summary', { hasText: 'Page menu' }).click();
    const panel = await page.getByRole('link', { name: 'Open the Markdown' }).boundingBox();
    expect(panel?.x).toBeGreaterThanOrEqual(0);
    expect((panel?.x ?? 0) + (panel?.width ?? 999)).toBeLessThanOrEqual(viewport.width);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const last = page.locator('dialog.pt-menu').getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await page.locator('dialog.pt-menu').getByRole('button', { name: 'Close navigation bar' }).click();

    await page.keyboard.press('/');
    const dialog = page.locator('dialog[open]');
    await dialog.getByRole('combobox').fill('10010');
    await expect(page.locator('.pt-search .pt-hit').first()).toBeInViewport();
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#err-10010$/);
  });
}
