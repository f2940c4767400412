import { expect, type Page } from '@playwright/test';
import { openHydrated } from '../../fixtures';

export const WITH_WORKER = {
  viewport: { width: 1280, height: 900 },
  serviceWorkers: 'allow',
  // What a browser says about requests that do not arrive, and about styles that a newer build no longer has.
  expectedMessages:
    /Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED|FetchEvent|Refused to apply style/,
} as const;

export const DOC = '/docs/alerts/overview';
export const NEXT = '/docs/alerts/creating-an-alert';
export const CHANGED = '/docs/alerts/alerts-panel';
export const DATE = /saved on \d{1,2} \w+ 20\d\d at \d\d:\d\d/;

export const note = (page: Page) => page.locator('.pt-saved-note');
export const menu = (page: Page) => page.locator('summary', { hasText: 'Page menu' });

const isKept = (page: Page, address: string) =>
  page.evaluate(
    async (path) => Boolean(await (await caches.open('pt-docs-offline-pages-1')).match(path)),
    address,
  );

/** Names of our caches but that of the offline page, and addresses in Workbox' list of what was used when. */
export async function ownTraces(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => /^pt-docs-offline-(?!precache)/.test(name));
  const entries = await new Promise<{ url: string }[]>((resolve) => {
    const opening = indexedDB.open('workbox-expiration');
    opening.onsuccess = () => {
      const store = opening.result.transaction('cache-entries').objectStore('cache-entries');
      store.getAll().onsuccess = ({ target }) => resolve((target as IDBRequest).result);
    };
  });
  return [...names, ...entries.map(({ url }) => url)];
}

export const untilKept = (page: Page, address: string) => expect.poll(() => isKept(page, address)).toBe(true);

/** The page is hydrated, the worker runs, and the page is kept. */
export async function visit(page: Page, address: string): Promise<void> {
  await openHydrated(page, address);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await untilKept(page, new URL(address).pathname);
}

/** The browser finds the worker of the next build and lets it take over. */
export async function untilNextWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const takeover = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
    await (await navigator.serviceWorker.ready).update();
    await takeover;
  });
}

/** Every stored answer, of whatever cache, by its address. */
export const storedTexts = (page: Page) =>
  page.evaluate(async () => {
    const texts: Record<string, string> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        texts[request.url] = (await (await cache.match(request))?.text()) ?? '';
      }
    }
    return texts;
  });
