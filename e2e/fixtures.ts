import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect, type Frame, type Locator, type Page } from '@playwright/test';

const ROOT = path.resolve(__dirname, '..');

/** Every page of the built sitemap: a page added today is tested today. */
export function sitemapPaths(): string[] {
  const xml = readFileSync(path.join(ROOT, 'build/sitemap.xml'), 'utf8');
  const paths = Array.from(
    xml.matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, address = '']) => new URL(address).pathname,
  );
  if (paths.length === 0) {
    throw new Error('build/sitemap.xml lists no page: build the site first.');
  }
  return paths;
}

/** Turns prefetching off from the next document on, so that a click requests what it needs. */
export const fetchNothingAhead = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });

/** Collects the scripts that are asked for from now on. */
export function scriptsAskedFor(page: Page): ReadonlySet<string> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The head's file belongs to the page.
    if (request.resourceType() === 'script' && !pathname.startsWith('/assets/head.')) {
      scripts.add(pathname);
    }
  });
  return scripts;
}

/** Matching files wait until the returned function is called. */
export async function holdBack(
  page: Page,
  files: string | RegExp = '**/assets/js/*.js',
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens a page whose application never arrives: whatever works, works without it. */
export async function openWithoutApplication(page: Page, address: string, but?: RegExp): Promise<void> {
  await page.route('**/assets/js/**', (route) =>
    but?.test(route.request().url()) ? route.fallback() : undefined,
  );
  // Not "load": a pointer that moves before it makes the page wait for scripts that never come.
  await page.goto(address, { waitUntil: 'domcontentloaded' });
}

export const untilIslandHydrated = (around: Locator) =>
  expect(around.locator('[data-island-state]')).toHaveAttribute('data-island-state', 'hydrated');

export const sidebarLink = (page: Page, address: string) =>
  page.locator(`.theme-doc-sidebar-menu a[href="${address}"]`);

export const scrollTop = (page: Page | Frame) => page.evaluate(() => Math.round(scrollY));
/** How far the page is wider than its window. */
export const overflow = (page: Page | Frame) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Waits in the page, behind every timer that the page has set for sooner: what they would have done is done. */
export const outlastTimers = (page: Page | Frame, ms: number) =>
  page.evaluate((time) => new Promise<void>((resolve) => setTimeout(resolve, time)), ms);

/** Storage throws at the first touch, as in a browser that blocks it. */
export const denyStorage = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });

/** A document that was left for another one does not remember its mark. */
export const markDocument = (page: Page) =>
  page.evaluate(() => void Object.assign(window, { isSameDocument: true }));
export const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

/** Opens a page in the site's typeface. It is optional: on a busy machine it would come late, and the page go without. */
export async function openWithTypeface(page: Page, address: string): Promise<void> {
  await page.route('**/assets/css/styles.*.css', async (route) => {
    const css = await (await route.fetch()).text();
    await route.fulfill({
      contentType: 'text/css',
      body: css.replaceAll('font-display:optional', 'font-display:block'),
    });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(
    async () => void (await Promise.all(Array.from(document.fonts, (face) => face.load()))),
  );
}

/** Opens a page and waits until its controls work. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilHydrated(page);
}

/** Runs in the page, and waits for the attribute to change instead of asking for it repeatedly. */
const hydrated = () =>
  new Promise<void>((resolve) => {
    const root = document.documentElement;
    const observer = new MutationObserver(() => check());
    const check = () => {
      if (root.dataset.hasHydrated === 'true') {
        observer.disconnect();
        resolve();
      }
    };
    observer.observe(root, { attributeFilter: ['data-has-hydrated'] });
    window.dispatchEvent(new Event('pointermove'));
    check();
  });

/**
 * Waits until the page's controls work. The pointer event makes the page hydrate at once. A page that reloads itself ends the
 * call, so it is asked again.
 */
export const untilHydrated = (page: Page) => expect(() => page.evaluate(hydrated)).toPass();

/** Marks messages about the content-security policy. No test may expect one of them. */
const VIOLATION = 'policy violation:';

/** Playwright logs this where it blocks the offline worker (`serviceWorkers: 'block'`). */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

function reportViolations(mark: string): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile }) => {
    console.error(mark, effectiveDirective, blockedURI, sample, sourceFile);
  });
}

/** Fails a test on any console error or warning, on any uncaught error unless the test expects it, and on any violation of the policy. */
export const test = base.extend<{ consoleMessages: string[]; expectedMessages: RegExp }>({
  // Matches nothing: by default no message is expected.
  expectedMessages: [/(?!)/, { option: true }],
  consoleMessages: [
    async ({ page, expectedMessages }, use) => {
      const messages: string[] = [];
      await page.context().addInitScript(reportViolations, VIOLATION);
      page.on('console', (message) => {
        if (/^(error|warning)$/.test(message.type()) && message.text() !== WORKER_BLOCKED) {
          const { url } = message.location();
          messages.push(`${message.type()}: ${message.text()} (${url})`);
        }
      });
      page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
      await use(messages);
      expect(
        messages.filter((text) => text.includes(VIOLATION)),
        'violations of the content-security policy',
      ).toEqual([]);
      const unexpected = messages.filter((text) => !expectedMessages.test(text));
      expect(unexpected, 'console messages').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
