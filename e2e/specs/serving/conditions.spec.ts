import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { countDocuments, deployHost } from '../../hosts/deploys';
import { startHost } from '../../engines/host';
import { start } from '../../engines/processes';
import { survives } from '../../faults';
import { expect, fetchNothingAhead, openHydrated, test, untilHydrated } from '../../fixtures';
import { CHANGED_TITLE } from '../../hosts/secondBuild';
import { PORTS } from '../../ports';

// cspell:ignore fetc fevil
/** Faults that have no better place. Those of one part of the site stand with that part: e2e/faults.ts lists all. */
const DOC = '/docs/alerts/overview';
const CHANGED = '/docs/alerts/alerts-panel';
const FIGURE_PAGE = '/docs/workbench/overview/studies-metrics/custom-metrics/exchange-metrics';

test.use({ viewport: { width: 1280, height: 900 } });

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test.describe('a deploy under an open tab', () => {
  test.use({
    expectedMessages:
      /Failed to load resource|ChunkLoadError|warning: Error: (Loading CSS chunk|The (doc fragment|styles) )|MIME type|Refused to execute/,
  });

  test(
    'older scripts are gone: what is read stays, the next page is the newer one, with one load',
    survives('deploy-assets-gone'),
    async ({ page }) => {
      const host = deployHost('gone');
      await fetchNothingAhead(page);
      await openHydrated(page, `${host.origin}${DOC}?kept=1`);
      await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
      await host.become('second');
      const documents = countDocuments(page);

      // The dialog's script went with the older build. The page is left alone until the reader says otherwise.
      await page.keyboard.press('/');
      const dialog = page.getByRole('dialog', { name: 'Search' });
      const broken = dialog.getByText('Search could not be loaded');
      await expect(broken).toBeVisible();
      await dialog.getByRole('button', { name: 'Retry' }).click();
      await expect(broken).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      expect(await scrollTop(page)).toBe(300);
      expect(new URL(page.url()).search).toBe('?kept=1');
      expect(documents()).toBe(0);

      await page.locator(`.theme-doc-sidebar-menu a[href="${CHANGED}"]`).click();
      await expect(page.locator('h1')).toHaveText(CHANGED_TITLE.after);
      await untilHydrated(page);
      expect(documents()).toBe(1);
      await page.waitForTimeout(500);
      expect(documents(), 'no loop').toBe(1);
      await page.goBack();
      await expect(page).toHaveURL(`${host.origin}${DOC}?kept=1`);
      await untilHydrated(page);
    },
  );

  test(
    'a figure whose script is gone keeps its picture and its values',
    survives('deploy-assets-gone'),
    async ({ page }) => {
      const host = deployHost('figure');
      await fetchNothingAhead(page);
      await openHydrated(page, `${host.origin}${FIGURE_PAGE}?funding-cost.size=5`);
      await host.become('second');
      const documents = countDocuments(page);
      const figure = page.locator('#funding-cost');
      await figure.scrollIntoViewIfNeeded();
      await page.waitForTimeout(500);
      await expect(figure.locator('svg').first()).toBeVisible();
      expect(new URL(page.url()).search).toBe('?funding-cost.size=5');
      expect(documents()).toBe(0);
    },
  );

  test(
    'a tab that has outlived the scripts kept for it gets the newest page, with one load',
    survives('two-deploys'),
    async ({ page }) => {
      const host = deployHost('two-deploys');
      await fetchNothingAhead(page);
      await openHydrated(page, host.origin + DOC);
      const documents = countDocuments(page);
      await host.become('second-beside-first');
      await page.locator('.theme-doc-sidebar-menu a[href="/docs/alerts/creating-an-alert"]').click();
      await expect(page.locator('h1')).toHaveText('Create an alert');
      expect(documents(), 'the first deploy keeps what the tab needs').toBe(0);
      await host.become('second');
      await page.locator(`.theme-doc-sidebar-menu a[href="${CHANGED}"]`).click();
      await expect(page.locator('h1')).toHaveText(CHANGED_TITLE.after);
      await untilHydrated(page);
      await page.waitForTimeout(500);
      expect(documents(), 'and no loop').toBe(1);
    },
  );

  test(
    'older scripts are kept: the tab goes on as it is',
    survives('deploy-assets-kept'),
    async ({ page }) => {
      const host = deployHost('kept');
      await fetchNothingAhead(page);
      await openHydrated(page, host.origin + DOC);
      await page.keyboard.press('/');
      const field = page.locator('.pt-search__field');
      await expect(field).toBeFocused();
      await host.become('second-beside-first');
      const documents = countDocuments(page);
      await field.fill('10010');
      await expect(page.locator('.pt-search .pt-hit').first()).toContainText('10010');
      await expect(field).toHaveValue('10010');
      await page.keyboard.press('Escape');
      await page.locator(`.theme-doc-sidebar-menu a[href="${CHANGED}"]`).click();
      await expect(page.locator('h1')).toHaveText(CHANGED_TITLE.before);
      expect(documents()).toBe(0);
      await page.reload();
      await expect(page.locator('h1')).toHaveText(CHANGED_TITLE.after);
      await untilHydrated(page);
      expect(documents()).toBe(1);
    },
  );
});

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

/** One request as it stands, without a client that puts it right. */
function sendRaw(path: string, host: string): Promise<{ status: number; location: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(PORTS.site, '127.0.0.1', () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    });
    let text = '';
    socket.setEncoding('latin1');
    socket.on('data', (part) => {
      text += part;
    });
    socket.on('error', reject);
    socket.on('close', () =>
      resolve({
        status: Number(text.match(/^HTTP\/1\.1 (\d{3})/)?.[1] ?? 0),
        location: text.match(/^location: *(.*?)\r$/im)?.[1] ?? '',
      }),
    );
  });
}

test(
  'hostile requests: no error of the server, no way to another site, no file from outside',
  survives('request-hostile'),
  async () => {
    const paths = [
      '/../../etc/passwd',
      '/..%2f..%2fetc/passwd',
      '/%2e%2e/%2e%2e/package.json',
      '/docs/%00',
      '/%00',
      '/%5cevil.example/',
      '/\\evil.example/index.html',
      '//evil.example/index.html',
      '//evil.example//',
      '/.%2fevil.example/..html',
      '/docs/%E0%A4%A',
      '/%ff%fe.html',
      `/${'a'.repeat(7000)}`,
      '/.git/config',
    ];
    for (const host of [`localhost:${PORTS.site}`, 'evil.example']) {
      for (const path of paths) {
        const { status, location } = await sendRaw(path, host);
        expect(status, path).toBeGreaterThanOrEqual(300);
        expect(status, path).toBeLessThan(500);
        expect(location, path).toMatch(/^(\/(?![/\\]).*)?$/);
      }
    }
    const { status: ordinary } = await sendRaw(DOC, `localhost:${PORTS.site}`);
    expect(ordinary, 'and the server lives').toBe(200);
  },
);

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
    await expect.poll(told, { timeout: 15_000 }).toContain('rendered ahead');
    release();
    const expected = ['hydrated', 'rendered ahead', 'shown, after it was rendered ahead'];
    await expect.poll(() => told().toSorted(), { timeout: 15_000 }).toEqual(expected);
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
    for (const address of ['/', FIGURE_PAGE, '/blog', '/search?q=alert', '/offline', DOC]) {
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
