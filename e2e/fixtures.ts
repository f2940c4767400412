import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';

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

/** Nothing is fetched ahead from the next document on: what a click needs is asked for by the click. */
export const fetchNothingAhead = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });

/** Opens a page and waits until its controls work. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilHydrated(page);
}

/** In the page. By an event and not by looking again and again, which costs half a second on average. */
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
 * Waits until the page's controls work. A sign of intent, so that no test waits for the page to come to rest; again when the
 * page reloads itself, which starts anew.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await expect(async () => {
    // By this process's clock: some tests stop the page's.
    const late = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The page is not hydrated.')), 3_000).unref();
    });
    await Promise.race([page.evaluate(hydrated), late]);
  }).toPass({ timeout: 10_000 });
}

/** What a page says when the content-security policy stopped something; no test expects that by its messages. */
const VIOLATION = 'policy violation:';

/** Playwright's own word, in every test that does not ask for the offline worker (`serviceWorkers: 'block'`). */
const WORKER_KEPT_OUT = 'Service Worker registration blocked by Playwright';

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
        if (/^(error|warning)$/.test(message.type()) && message.text() !== WORKER_KEPT_OUT) {
          messages.push(`${message.type()}: ${message.text()}`);
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
