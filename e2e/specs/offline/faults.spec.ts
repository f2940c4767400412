import type { Page } from '@playwright/test';
import { survives } from '../../faults';
import { expect, openHydrated, test, untilHydrated } from '../../fixtures';
import { countDocuments, deployHost } from '../../hosts/deploys';
import { CHANGED_TITLE } from '../../hosts/secondBuild';
import { APP, addFrame, DOCS, openApp } from '../embed/embedding';
import {
  CHANGED,
  DATE,
  DOC,
  MANIFEST,
  menu,
  NEXT,
  note,
  saveAll,
  saveThenDeploy,
  sidebarLink,
  someFiles,
  storedTexts,
  untilKept,
  visit,
  WITH_WORKER,
} from './offline';

/** Runs in the page: the stored content of the page whose copy is damaged. */
async function damagedFragments(): Promise<string[]> {
  const found: string[] = [];
  for (const name of ['pt-docs-offline-saved-1', 'pt-docs-offline-assets-2']) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (/fragments\/.*alerts-panel/.test(request.url)) {
        found.push((await (await cache.match(request))?.text()) ?? '');
      }
    }
  }
  return found;
}

test.describe('offline reading', { tag: '@all' }, () => {
  test.use(WITH_WORKER);

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
      // A damaged script reloads the page once, maybe after the key.
      await expect(async () => {
        await page.keyboard.press('/');
        await expect(page.locator('.pt-search').getByRole('button', { name: 'Retry' })).toBeVisible({
          timeout: 10_000,
        });
      }).toPass();
      await page.goto(host.origin + DOC);
      await untilHydrated(page);
      await menu(page).click();
      await page.getByRole('button', { name: 'Save all docs for offline' }).click();
      await expect(page.getByText('The server did not send all of the files.')).toBeVisible();
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

  test('a worker that is empty: after one good visit the page is there offline', async ({ page }) => {
    const host = deployHost('empty-worker');
    await host.become('empty-worker');
    await openHydrated(page, host.origin + DOC);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await host.become('first');
    await visit(page, host.origin + DOC);
    await host.become('unreachable');
    await page.goto(host.origin + DOC);
    await untilHydrated(page);
    await expect(page.locator('.theme-doc-markdown h2').first()).toBeVisible();
    await expect(note(page)).toContainText(DATE);
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
      const listSome = () => page.route(MANIFEST, (route) => route.fulfill(someFiles('build')));
      await listSome();
      await visit(page, origin + DOC);
      await saveAll(page);
      expect((await page.evaluate(damagedFragments)).length).toBeGreaterThan(0);
      await page.evaluate(async () => {
        for (const name of ['pt-docs-offline-saved-1', 'pt-docs-offline-assets-2']) {
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
      await page.unroute(MANIFEST);
      await context.setOffline(true);
      await page.goto(origin + DOC);
      await untilHydrated(page);
      await sidebarLink(page, CHANGED).click();
      await expect(page.locator('h1')).toHaveText(CHANGED_TITLE.before);
      await untilHydrated(page);
      await menu(page).click();
      await expect(page.getByText('Some files are damaged.')).toBeVisible();
      await context.setOffline(false);
      await listSome();
      await page.goto(origin + DOC);
      await untilHydrated(page);
      await menu(page).click();
      await expect(page.getByText(/pages are on this device, saved on [^.]*\.$/)).toBeVisible();
      expect((await page.evaluate(damagedFragments)).join()).toContain(`<h1>${CHANGED_TITLE.before}</h1>`);
      expect((await page.evaluate(damagedFragments)).join()).not.toContain('half of');
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
        expect(await page.evaluate(() => caches.has('pt-docs-offline-saved-1'))).toBe(false);
      },
    );

    test('no space for an update, then a file that the server has not: said so, the older docs stay', async ({
      page,
    }) => {
      await saveThenDeploy(page, 'half');
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
      await expect(page.getByText('The server did not send all of the files.')).toBeVisible();
      await page.unroute(`**${CHANGED}`);
      await update.click();
      await expect(update).toHaveCount(0);
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
});
