import { expect, sidebarLink, test, untilHydrated } from '../../fixtures';
import { countDocuments, deployHost } from '../../hosts/deploys';
import { CHANGED_TITLE } from '../../hosts/secondBuild';
import {
  CHANGED,
  DATE,
  DOC,
  menu,
  NEXT,
  note,
  ownTraces,
  storedTexts,
  untilKept,
  untilNextWorker,
  visit,
  WITH_WORKER,
} from './offline';

test.use(WITH_WORKER);

test('a visited page opens without network and says of when; so does a link to another one', async ({
  page,
  context,
}) => {
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
  // The reader saw this doc only as a fragment, inside another document.
  await expect(note(page)).toContainText(DATE);
  await expect(page.locator('h1')).toHaveText('Create an alert');
  await expect(page.locator('h1')).toBeVisible();
  await expect(page).toHaveURL(origin + NEXT);

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Load the newest version' }).click();
  await untilHydrated(page);
  await expect(note(page)).toHaveCount(0);
});

test('all docs: size first, progress, kept; offline every page and the search answer; removed', {
  tag: '@all',
}, async ({ page, context }) => {
  const { origin } = deployHost('all');
  await visit(page, origin + DOC);
  await menu(page).click();
  await expect(page.getByText(/^\d+ pages and the search, about \d\.\d\sMB\.$/)).toBeVisible();

  // Slow enough to be seen, and cancelled.
  await context.route('**/assets/js/*.js', async (route) => {
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
  await expect.poll(() => page.evaluate(() => caches.has('pt-docs-offline-saved-2'))).toBe(false);
  await context.unroute('**/assets/js/*.js');

  await page.getByRole('button', { name: 'Save all docs for offline' }).click();
  // Hundreds of files, on a machine that may be busy.
  await expect(page.getByText(/pages are on this device, saved on/)).toBeVisible({ timeout: 30_000 });
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

test('the network wins: a newer page is shown, the worker follows without a reload', { tag: '@all' }, async ({
  page,
}) => {
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

test('a search query reaches no cache', { tag: '@all' }, async ({ page }) => {
  const { origin } = deployHost('query');
  await visit(page, `${origin}/search?q=my-own-secret`);
  await expect(page.getByRole('status').first()).toContainText('result');
  const traces = [...Object.keys(await storedTexts(page)), ...(await page.evaluate(ownTraces))];
  expect(traces.filter((trace) => trace.includes('/search'))).not.toEqual([]);
  expect(traces.filter((trace) => trace.includes('secret'))).toEqual([]);
});

test('the switch: the worker and its copies are gone on the next visit, without a reload', {
  tag: '@all',
}, async ({ page }) => {
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
  await expect.poll(left).toEqual({ workers: 0, caches: [] });
  expect(documents()).toBe(1);
  await expect(page.locator('h1')).toHaveText('Create an alert');
});
