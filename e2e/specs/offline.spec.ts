import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { countDocuments, deployHost } from '../deploys';
import { APP, addFrame, DOCS, openApp } from '../embedding';
import { survives } from '../faults';
import { expect, openHydrated, test, untilHydrated } from '../fixtures';
import { CHANGED_TITLE } from '../hosts/secondBuild';

const DOC = '/docs/alerts/overview';
const NEXT = '/docs/alerts/creating-an-alert';
const CHANGED = '/docs/alerts/alerts-panel';
const DATE = /saved on \d{1,2} \w+ 20\d\d at \d\d:\d\d/;

// A worker starts, fetches and stores beside the page: more patience on a busy machine.
test.describe.configure({ timeout: 90_000 });
test.use({
  viewport: { width: 1280, height: 900 },
  serviceWorkers: 'allow',
  // What a browser says about requests that do not arrive.
  expectedMessages: /Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED|FetchEvent/,
});

const note = (page: Page) => page.locator('.pt-saved-note');
const menu = (page: Page) => page.locator('summary', { hasText: 'Page menu' });
const sidebarLink = (page: Page, address: string) =>
  page.locator(`.theme-doc-sidebar-menu a[href="${address}"]`);

const isKept = (page: Page, address: string) =>
  page.evaluate(async (path) => Boolean(await (await caches.open('pt-pages-1')).match(path)), address);

/** Names of our caches, and addresses in Workbox' list of what was used when. */
async function ownTraces(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith('pt-'));
  const entries = await new Promise<{ url: string }[]>((resolve) => {
    const opening = indexedDB.open('workbox-expiration');
    opening.onsuccess = () => {
      const store = opening.result.transaction('cache-entries').objectStore('cache-entries');
      store.getAll().onsuccess = ({ target }) => resolve((target as IDBRequest).result);
    };
  });
  return [...names, ...entries.map(({ url }) => url)];
}

const PATIENCE = { timeout: 20_000 };

const untilKept = (page: Page, address: string) =>
  expect.poll(() => isKept(page, address), PATIENCE).toBe(true);

/** The page is hydrated, the worker runs, and the page is kept. */
async function visit(page: Page, address: string): Promise<void> {
  await openHydrated(page, address);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await untilKept(page, new URL(address).pathname);
}

/** The browser finds the worker of the next build and lets it take over. */
async function untilNextWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const takeover = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
    await (await navigator.serviceWorker.ready).update();
    await takeover;
  });
}

/** A page that is not kept was asked for while the server was down. It is up again. */
async function outlastAnOutage(page: Page, name: string): Promise<void> {
  const host = deployHost(name);
  await visit(page, host.origin + DOC);
  await host.become('unreachable');
  await page.goto(host.origin + CHANGED);
  await expect(page.locator('h1')).toHaveText('You’re offline');
  await host.become('first');
}

async function saveAll(page: Page): Promise<void> {
  await menu(page).click();
  await page.getByRole('button', { name: 'Save all docs for offline' }).click();
  await expect(page.getByText(/pages are on this device, saved on/)).toBeVisible({ timeout: 40_000 });
}

test(
  'a visited page opens without network and says of when; so does a link to another one',
  survives('offline-load'),
  async ({ page, context }) => {
    const { origin } = deployHost('visited');
    await visit(page, origin + DOC);
    await sidebarLink(page, NEXT).click();
    await expect(page.locator('h1')).toHaveText('Create an alert');
    await untilKept(page, NEXT);
    await expect(note(page)).toHaveCount(0);

    await context.setOffline(true);
    const documents = countDocuments(page);
    await sidebarLink(page, DOC).click();
    await expect(page.locator('h1')).toHaveText('Alerts overview');
    await expect(note(page)).toContainText(DATE);
    expect(documents()).toBe(0);

    await page.goto(`${origin}${DOC}/?alert.x=1#limits`);
    await untilHydrated(page);
    await expect(note(page)).toContainText(DATE);
    await sidebarLink(page, NEXT).click();
    await expect(page.locator('h1')).toHaveText('Create an alert');
    await expect(note(page)).toContainText(DATE);
    await untilHydrated(page);

    await page.goto(origin + CHANGED);
    await expect(page.locator('h1')).toHaveText('You’re offline');
    await expect(page.getByText(`${CHANGED} is not saved on this device`)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Create an alert' }).click();
    // The note comes with the application.
    await untilHydrated(page);
    await expect(note(page)).toContainText(DATE);

    await context.setOffline(false);
    await page.getByRole('button', { name: 'Load the newest version' }).click();
    await untilHydrated(page);
    await expect(note(page)).toHaveCount(0);
  },
);

test(
  '“Try again” on the offline page, once the server is back',
  survives('offline-load'),
  async ({ page }) => {
    await outlastAnOutage(page, 'again');
    // The browser does not know that it was offline: the button is quicker than waiting.
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('h1')).toHaveText(CHANGED_TITLE.before);
    await untilHydrated(page);
  },
);

test.describe('a server that was down', () => {
  test.use({ expectedMessages: /ERR_/ });

  test('opens the page by itself when it is back', async ({ page }) => {
    await outlastAnOutage(page, 'by-itself');
    await expect(page.locator('h1')).toHaveText(CHANGED_TITLE.before, { timeout: 12_000 });
  });
});

test('all docs: size first, progress, kept; offline every page and the search answer; removed', async ({
  page,
  context,
}) => {
  const { origin } = deployHost('all');
  await visit(page, origin + DOC);
  await menu(page).click();
  await expect(page.getByText(/^\d+ pages and the search, about \d\.\d\sMB\.$/)).toBeVisible();

  // Slow enough to be seen, and cancelled.
  await page.route('**/assets/js/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    await route.continue();
  });
  await page.getByRole('button', { name: 'Save all docs for offline' }).focus();
  await page.keyboard.press('Enter');
  const bar = page.getByRole('progressbar', { name: 'Saving the docs' });
  await expect
    .poll(() => bar.evaluate((element) => (element as HTMLProgressElement).value))
    .toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/pages and the search, about/)).toBeVisible();
  await expect(page.getByText('The connection was lost')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => caches.has('pt-saved-1'))).toBe(false);
  await page.unroute('**/assets/js/*.js');

  await page.getByRole('button', { name: 'Save all docs for offline' }).click();
  await expect(page.getByText(/pages are on this device, saved on/)).toBeVisible({ timeout: 40_000 });
  await expect(page.getByRole('button', { name: /^Update/ })).toHaveCount(0);

  await context.setOffline(true);
  await page.goto(`${origin}/docs/trading/decentralised-exchange/swap-tokens`);
  await untilHydrated(page);
  await expect(note(page)).toContainText(DATE);
  await page.keyboard.press('Control+k');
  await page.locator('.pt-search__field').fill('10010');
  await expect(page.locator('.pt-search .pt-hit').first()).toContainText('10010');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#err-10010$/);
  await expect(note(page)).toContainText(DATE);
  await page.goto(`${origin}/blog/release-v2.8.6`);
  await untilHydrated(page);
  await page.goto(`${origin}${DOC}.md`);
  await expect(page.locator('body')).toContainText('# Alerts overview');

  await page.goto(`${origin}${DOC}`);
  await untilHydrated(page);
  await menu(page).click();
  await page.getByRole('button', { name: 'Remove the saved docs' }).click();
  await expect(page.getByText('You need a connection to save the docs.')).toBeVisible();
  expect(await page.evaluate(ownTraces), 'nothing tells what was read, or when').toEqual([]);
  await context.setOffline(false);
});

test('the network has the word: a newer page wins, the worker follows without a reload', async ({ page }) => {
  const host = deployHost('newer');
  await visit(page, host.origin + CHANGED);
  await sidebarLink(page, DOC).click();
  await untilKept(page, DOC);

  await host.become('second');
  const documents = countDocuments(page);
  await untilNextWorker(page);
  expect(documents(), 'nothing is reloaded for it').toBe(0);
  await expect(page.locator('h1')).toHaveText('Alerts overview');
  // The parts of the older page are on this device: the link still leads to the newer one.
  await sidebarLink(page, CHANGED).click();
  await expect(page.locator('h1')).toHaveText(CHANGED_TITLE.after);
  expect(documents()).toBe(1);
  await untilHydrated(page);
});

test('a save that is cancelled while a file is being stored: nothing is left, and no complaint', async ({
  page,
}) => {
  // What a browser says when the rest of the file does not come, whoever ended it.
  await page.addInitScript(() => {
    const cutOff = new DOMException('Cache.put() encountered a network error', 'NetworkError');
    Cache.prototype.put = () =>
      new Promise((_, reject) =>
        addEventListener('click', () => setTimeout(() => reject(cutOff)), { once: true }),
      );
  });
  const { origin } = deployHost('cancelled');
  await visit(page, origin + DOC);
  await menu(page).click();
  await page.getByRole('button', { name: 'Save all docs for offline' }).click();
  await expect.poll(() => page.evaluate(() => caches.has('pt-saved-1'))).toBe(true);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/pages and the search, about/)).toBeVisible();
  await expect(page.getByText('The connection was lost')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => caches.has('pt-saved-1'))).toBe(false);
});

/** A few files stand for all: the saving of all of them has its own test. */
const SOME_FILES = /alerts|logo|main/;

const someFiles = (build: string) => {
  const { version, files } = JSON.parse(readFileSync(`${build}/offline-manifest.json`, 'utf8'));
  return { version, files: files.filter(({ path }: { path: string }) => SOME_FILES.test(path)) };
};

test('docs that are being saved: links of an older tab do not end it, and load a newer page afterwards', async ({
  page,
}) => {
  const host = deployHost('saving');
  await page.route('**/offline-manifest.json', (route) => route.fulfill({ json: someFiles('build') }));
  await visit(page, host.origin + DOC);
  await host.become('failing');
  await page.goto(host.origin + DOC);
  await expect(note(page)).toContainText(DATE);
  await host.become('first');

  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(
    ({ pathname }) => SOME_FILES.test(pathname),
    async (route) => {
      if (route.request().headers()['x-pt-saving']) {
        await held;
      }
      await route.fallback();
    },
  );
  await menu(page).click();
  await page.getByRole('button', { name: 'Save all docs for offline' }).click();
  await expect(page.getByText('Saving. You can go on reading.')).toBeVisible();
  const documents = countDocuments(page);
  await sidebarLink(page, NEXT).click();
  await expect(page.locator('h1')).toHaveText('Create an alert');
  expect(documents(), 'the tab that saves goes on').toBe(0);
  letGo();
  await menu(page).click();
  await expect(page.getByText(/pages are on this device, saved on/)).toBeVisible(PATIENCE);

  await sidebarLink(page, DOC).click();
  await expect(page.locator('h1')).toHaveText('Alerts overview');
  expect(documents(), 'what the network has is newer than the copy').toBe(1);
  await untilHydrated(page);
});

test('saved docs that have changed since are renewed by the reader, changed files only', async ({ page }) => {
  const host = deployHost('renewed');
  let build = 'build';
  await page.route('**/offline-manifest.json', (route) => route.fulfill({ json: someFiles(build) }));
  await visit(page, host.origin + DOC);
  await saveAll(page);
  await host.become('second');
  build = '.cache/second-build';
  await page.reload();
  await untilHydrated(page);
  await menu(page).click();
  await expect(page.getByText('Some have changed since.')).toBeVisible();
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['x-pt-saving']) {
      fetched.push(new URL(request.url()).pathname);
    }
  });
  await page.getByRole('button', { name: /^Update the saved docs \(.*B\)$/ }).click();
  await expect(page.getByText('Some have changed since.')).toHaveCount(0);
  await expect(page.getByText(/pages are on this device, saved on/)).toBeVisible(PATIENCE);
  expect(fetched).toContain(CHANGED);
  expect(fetched).not.toContain('/img/logo.svg');
  const kept = await page.evaluate(async () => {
    const cache = await caches.open('pt-saved-1');
    const { files } = await (await fetch('/offline-manifest.json')).json();
    return { stored: (await cache.keys()).length, wanted: files.length };
  });
  expect(kept.stored, 'nothing of the older build is left beside its list').toBe(kept.wanted + 1);
});

/** Every stored answer, of whatever cache, by its address. */
const storedTexts = (page: Page) =>
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

test.describe('a network that answers for every file by itself', () => {
  const wrongCopies = async (page: Page) =>
    Object.entries(await storedTexts(page)).flatMap(([address, text]) =>
      text.includes('Sign in to this') ? [address] : [],
    );

  test.use({
    expectedMessages:
      /Unexpected token|ChunkLoadError|Loading chunk|damaged|SyntaxError|MIME|Failed to load|The (doc fragment|styles) /,
  });

  test('nothing of it is kept, and the next load is well', survives('network-lies'), async ({ page }) => {
    const host = deployHost('lies');
    const FIGURE_PAGE = '/docs/trading/decentralised-exchange/swap-tokens';
    await visit(page, host.origin + DOC);
    // The menu's own script comes with its first use.
    await menu(page).click();
    await expect(page.getByText(/pages and the search, about/)).toBeVisible();
    await host.become('damaged');
    await page.goto(host.origin + FIGURE_PAGE);
    await expect(page.locator('h1')).toHaveText(/swap/i);
    await page.keyboard.press('/');
    await expect(page.locator('.pt-search').getByRole('button', { name: 'Retry' })).toBeVisible();
    await page.goto(host.origin + DOC);
    await untilHydrated(page);
    await menu(page).click();
    await page.getByRole('button', { name: 'Save all docs for offline' }).click();
    await expect(page.getByText('The server did not send all of the files.')).toBeVisible(PATIENCE);
    await page.evaluate(async () => void (await (await fetch('/search-index.json')).text()));
    expect(await wrongCopies(page)).toEqual([]);

    await host.become('first');
    await page.goto(host.origin + FIGURE_PAGE);
    await untilHydrated(page);
    await page.keyboard.press('/');
    await page.locator('.pt-search__field').fill('10010');
    await expect(page.locator('.pt-search .pt-hit').first()).toContainText('10010');
    expect(await wrongCopies(page)).toEqual([]);
  });
});

test('a search query reaches no cache', async ({ page }) => {
  const { origin } = deployHost('query');
  await visit(page, `${origin}/search?q=my-own-secret`);
  await expect(page.getByRole('status').first()).toContainText('result');
  const traces = [...Object.keys(await storedTexts(page)), ...(await page.evaluate(ownTraces))];
  expect(traces.filter((trace) => trace.includes('/search'))).not.toEqual([]);
  expect(traces.filter((trace) => trace.includes('secret'))).toEqual([]);
});

test.describe('a newer worker that cannot run', () => {
  test.use({ expectedMessages: /Failed to load resource|ERR_|worker/i });

  test('leaves the older one at work', survives('worker-broken'), async ({ page }) => {
    const host = deployHost('broken-worker');
    await visit(page, host.origin + DOC);
    await host.become('broken-worker');
    const failed = await page.evaluate(async () =>
      (await navigator.serviceWorker.ready).update().then(
        () => false,
        () => true,
      ),
    );
    expect(failed).toBe(true);
    await page.goto(host.origin + NEXT);
    await untilHydrated(page);
    await untilKept(page, NEXT);
    await host.become('unreachable');
    await page.goto(host.origin + DOC);
    await untilHydrated(page);
    await expect(note(page)).toContainText(DATE);
  });
});

test(
  'two tabs of two builds: both work, and lead to the newer pages',
  survives('two-builds'),
  async ({ page, context }) => {
    const host = deployHost('tabs');
    await visit(page, host.origin + DOC);
    await host.become('second');
    const newer = await context.newPage();
    const takeover = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
        }),
    );
    await visit(newer, host.origin + NEXT);
    await newer.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await takeover;
    const documents = countDocuments(page);
    await sidebarLink(page, CHANGED).click();
    await expect(page.locator('h1')).toHaveText(CHANGED_TITLE.after);
    await untilHydrated(page);
    expect(documents()).toBe(1);
    await sidebarLink(newer, CHANGED).click();
    await expect(newer.locator('h1')).toHaveText(CHANGED_TITLE.after);
    for (const tab of [page, newer]) {
      await menu(tab).click();
      await expect(tab.getByRole('link', { name: 'Open the Markdown' })).toBeVisible();
    }
  },
);

test(
  'saved docs with a damaged file say so, and are mended with the network',
  survives('saved-damaged'),
  async ({ page, context }) => {
    const { origin } = deployHost('mended');
    const listSome = () =>
      page.route('**/offline-manifest.json', (route) => route.fulfill({ json: someFiles('build') }));
    await listSome();
    await visit(page, origin + DOC);
    await saveAll(page);
    const damaged = () =>
      page.evaluate(async () => {
        const found: string[] = [];
        for (const name of ['pt-saved-1', 'pt-assets-2']) {
          const cache = await caches.open(name);
          for (const request of await cache.keys()) {
            if (/fragments\/.*alerts-panel/.test(request.url)) {
              found.push((await (await cache.match(request))?.text()) ?? '');
            }
          }
        }
        return found;
      });
    expect((await damaged()).length).toBeGreaterThan(0);
    await page.evaluate(async () => {
      for (const name of ['pt-saved-1', 'pt-assets-2']) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          if (/fragments\/.*alerts-panel/.test(request.url)) {
            const headers = { 'Content-Type': 'application/json' };
            await cache.put(request, new Response('{"html":"half of', { headers }));
          }
        }
      }
    });
    // The list too: with it the docs would be mended from what the browser has.
    await page.unroute('**/offline-manifest.json');
    await context.setOffline(true);
    await page.goto(origin + DOC);
    await untilHydrated(page);
    await sidebarLink(page, CHANGED).click();
    await expect(page.locator('h1')).toHaveText(CHANGED_TITLE.before);
    await untilHydrated(page);
    await menu(page).click();
    await expect(page.getByText('Some files are damaged.')).toBeVisible(PATIENCE);
    await context.setOffline(false);
    await listSome();
    await page.goto(origin + DOC);
    await untilHydrated(page);
    await menu(page).click();
    await expect(page.getByText(/pages are on this device, saved on [^.]*\.$/)).toBeVisible(PATIENCE);
    expect((await damaged()).join()).toContain('"html"');
    expect((await damaged()).join()).not.toContain('half of');
  },
);

for (const [state, fault] of [
  ['failing', 'server-fails'],
  ['hanging', 'server-hangs'],
] as const) {
  test(`a ${state} server: the copy, with its date`, survives(fault), async ({ page }) => {
    const host = deployHost(state);
    await visit(page, host.origin + DOC);
    await host.become(state);
    await page.goto(host.origin + DOC);
    await expect(page.locator('h1')).toHaveText('Alerts overview');
    await untilHydrated(page);
    await expect(note(page)).toContainText(DATE);
    await expect(page.getByRole('button', { name: 'Load the newest version' })).toBeVisible();
    await host.become('first');
  });
}

test('the switch: the worker and its copies are gone on the next visit, without a reload', async ({
  page,
}) => {
  const host = deployHost('switch');
  await visit(page, host.origin + DOC);
  // Chromium lets a worker go on for minutes while it has requests of a page that was left.
  await page.waitForLoadState('networkidle');
  await host.become('switched-off');
  // Pages of a build without offline reading do not ask for a worker.
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => new Promise(() => undefined);
  });
  const documents = countDocuments(page);
  await page.goto(host.origin + NEXT);
  await page.waitForLoadState('networkidle');
  // Browsers look for a newer worker after each visit, some seconds later. More than once: one look may join an earlier one
  // that is still under way and found the old worker.
  const left = () =>
    page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update().catch(() => undefined);
      return {
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        caches: await caches.keys(),
      };
    });
  await expect.poll(left, PATIENCE).toEqual({ workers: 0, caches: [] });
  expect(documents()).toBe(1);
  await expect(page.locator('h1')).toHaveText('Create an alert');
});

test('a frame on the same site: its page is asked for once, and comes from the network', async ({ page }) => {
  const host = deployHost('framed');
  await visit(page, host.origin + DOC);
  await page.goto(`${host.origin}/frame${NEXT}`);
  await expect(page.frameLocator('iframe').locator('h1')).toHaveText('Create an alert');
  expect(await host.timesAsked(NEXT)).toBe(1);
});

test.describe('where nothing can be kept', () => {
  test(
    'a full device: said so, and nothing is left behind',
    survives('offline-storage-full'),
    async ({ page }) => {
      // In the middle: some files are there already.
      await page.addInitScript(() => {
        const { put } = Cache.prototype;
        let stored = 0;
        Cache.prototype.put = function (...entry) {
          stored += 1;
          return stored > 20
            ? Promise.reject(new DOMException('full', 'QuotaExceededError'))
            : put.apply(this, entry);
        };
      });
      const { origin } = deployHost('full');
      await visit(page, origin + DOC);
      await menu(page).click();
      await page.getByRole('button', { name: 'Save all docs for offline' }).click();
      await expect(
        page.getByText('There isn’t enough space on this device. Nothing was kept.'),
      ).toBeVisible();
      expect(await page.evaluate(() => caches.has('pt-saved-1'))).toBe(false);
    },
  );

  test('no space for an update, then a file that the server has not: said so, the older docs stay', async ({
    page,
  }) => {
    const host = deployHost('half');
    let build = 'build';
    await page.route('**/offline-manifest.json', (route) => route.fulfill({ json: someFiles(build) }));
    await visit(page, host.origin + DOC);
    await saveAll(page);
    await host.become('second');
    build = '.cache/second-build';
    await page.addInitScript(() => {
      const { put } = Cache.prototype;
      Cache.prototype.put = function (...entry) {
        const isFull = sessionStorage.getItem('is-full');
        return isFull
          ? Promise.reject(new DOMException('full', 'QuotaExceededError'))
          : put.apply(this, entry);
      };
    });
    await page.reload();
    await untilHydrated(page);
    await menu(page).click();
    const update = page.getByRole('button', { name: /^Update the saved docs/ });
    await page.evaluate(() => sessionStorage.setItem('is-full', '1'));
    await update.click();
    await expect(
      page.getByText('There isn’t enough space on this device for the newer pages.'),
    ).toBeVisible();
    await expect(page.getByText('Nothing was kept.')).toHaveCount(0);
    await expect(page.getByText(/pages are on this device, saved on/)).toBeVisible();

    await page.evaluate(() => sessionStorage.removeItem('is-full'));
    await page.route(`**${CHANGED}`, (route) => route.fulfill({ status: 404, body: '' }));
    await update.click();
    await expect(page.getByText('The server did not send all of the files.')).toBeVisible(PATIENCE);
    await page.unroute(`**${CHANGED}`);
    await update.click();
    await expect(update).toHaveCount(0, PATIENCE);
    await expect(page.getByText(/pages are on this device, saved on/)).toBeVisible();
  });

  test(
    'blocked storage: said so, and the page works',
    survives('offline-storage-blocked'),
    async ({ page }) => {
      await page.addInitScript(() => {
        const deny = () => Promise.reject(new DOMException('denied', 'SecurityError'));
        CacheStorage.prototype.open = deny;
        CacheStorage.prototype.match = deny;
        navigator.serviceWorker.register = deny;
      });
      const { origin } = deployHost('blocked');
      await openHydrated(page, origin + DOC);
      await menu(page).click();
      await expect(page.getByText('This browser blocks storage for this site')).toBeVisible();
    },
  );

  test('a browser without workers: said so, and the page works', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    });
    const { origin } = deployHost('old');
    await openHydrated(page, origin + DOC);
    await menu(page).click();
    await expect(page.getByText('This browser can’t save pages for offline reading.')).toBeVisible();
  });

  test('a frame gets no worker and no entry in its menu', async ({ page }) => {
    await openApp(page, APP);
    const frame = await addFrame(page, DOCS + DOC, { width: 800 });
    await frame.locator('summary', { hasText: 'Page menu' }).click();
    await expect(frame.getByRole('link', { name: 'Open the Markdown' })).toBeVisible();
    await page.waitForTimeout(500);
    await expect(frame.getByText('offline')).toHaveCount(0);
    expect(
      await frame.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length)),
    ).toBe(0);
  });
});
