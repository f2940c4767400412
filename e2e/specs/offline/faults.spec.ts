import type { Page } from '@playwright/test';
import { expect, test, untilHydrated } from '../../fixtures';
import { deployHost } from '../../hosts/deploys';
import { DATE, DOC, menu, note, storedTexts, visit, WITH_WORKER } from './offline';

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

    test('nothing of it is kept, and the next load is well', async ({ page }) => {
      const host = deployHost('lies');
      const FIGURE_PAGE = '/docs/trading/decentralised-exchange/swap-tokens';
      await visit(page, host.origin + DOC);
      // The menu's own script comes with its first use.
      await menu(page).click();
      await expect(page.getByText(/pages and the search, about/)).toBeVisible();
      await host.become('damaged');
      await page.goto(host.origin + FIGURE_PAGE);
      await expect(page.locator('h1')).toHaveText(/swap/i);
      // The page before may be loading itself once more, which ends this navigation.
      await expect(async () => void (await page.goto(host.origin + DOC))).toPass();
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

  for (const state of ['failing', 'hanging', 'empty'] as const) {
    test(`a ${state} server: the copy, with its date`, async ({ page }) => {
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

  test('a broken newer worker: the older one goes on', async ({ page }) => {
    const host = deployHost('worker');
    await visit(page, host.origin + DOC);
    await host.become('broken-worker');
    const update = () =>
      page.evaluate(async () =>
        (await navigator.serviceWorker.ready).update().then(
          () => true,
          () => false,
        ),
      );
    expect(await update()).toBe(false);
    await host.become('failing');
    await page.goto(host.origin + DOC);
    await expect(note(page)).toContainText(DATE);
    await host.become('first');
  });
});
