import type { Page } from '@playwright/test';
import { clause } from '../../../tests/clauses';
import { expect, holdBack, openHydrated, openWithoutApplication, overflow, test } from '../../fixtures';
import { addAxe, axeViolations, switchToLight } from '../pages/accessibility';
import { dialog, field, hits, NAMES, openDialog, SCRIPT, searchButton, TEXTS } from './search';

const PAGE = '/docs/alerts/overview';

test.describe('dialog', () => {
  test.beforeEach(async ({ page }) => openHydrated(page, PAGE));

  test('answers an error code in place, and opens a result in a new tab', async ({ page, context }) => {
    await openDialog(page);
    await field(page).fill('10010');
    await expect(hits(page).first()).toContainText(/Add it|address/);
    await expect(hits(page).first().locator('.pt-hidden')).toHaveText('Error');
    const opened = context.waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    expect((await opened).url()).toContain('#err-10010');
    await expect(field(page)).toHaveValue('10010');
  });

  test('answers a question in its first row, said aloud, which opens its page', { tag: '@all' }, async ({
    page,
  }) => {
    await openDialog(page);
    await field(page).fill('liquidation short 60000 25x');
    const answer = dialog(page).getByRole('option', { selected: true });
    await expect(answer).toContainText('A 25× short from 60,000 is liquidated near 62,100.00, 3.50% above');
    await expect(answer).toContainText('maintenance 0.5%');
    await expect(dialog(page).getByRole('status')).toHaveText(/^A 25× short .* \d+ results$/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/cost-and-liquidation#liquidation-estimate$/);
    // It was read already, and isn't a page to come back to.
    await openDialog(page);
    await expect(dialog(page)).not.toContainText('Recent');
  });
});

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

  test('every face of the dialog is readable and named, in dark and light', { tag: '@all' }, async ({
    page,
  }) => {
    await openHydrated(page, PAGE);
    await addAxe(page);
    await openDialog(page);
    for (const [query, shown] of [
      ['', 'Tasks'],
      ['funding', 'Funding'],
      ['xqzvkwj', 'No results for'],
    ] as const) {
      await field(page).fill(query);
      await expect(dialog(page)).toContainText(shown);
      await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
      expect(await axeViolations(page, { within: '.pt-search' }), `${shown}, dark`).toEqual([]);
      await switchToLight(page);
      expect(await axeViolations(page, { within: '.pt-search', colours: true }), `${shown}, light`).toEqual(
        [],
      );
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }
  });
});

test.describe('a dialog that cannot answer', () => {
  test.use({ expectedMessages: /Failed to load resource|ERR_FAILED/ });

  const BROKEN = [
    ['missing', { status: 404, body: '<h1>Not found</h1>' }],
    ['cut off', { status: 200, body: '{"version":2,"pages":[["/","Ho' }],
    ['something else', { status: 200, body: '{"hello":"world"}' }],
  ] as const;

  test(clause('Search fails'), async ({ page }) => {
    await openHydrated(page, PAGE);
    const retry = dialog(page).getByRole('button', { name: 'Retry' });
    for (const [index, [name, answer]] of BROKEN.entries()) {
      const asked = page.waitForRequest(NAMES);
      await page.route(NAMES, (route) => route.fulfill(answer));
      if (index === 0) {
        await openDialog(page);
        await field(page).fill('funding');
      } else {
        const older = await retry.elementHandle();
        await retry.click();
        // Until the new answer is shown, which looks like the older one.
        await expect.poll(() => older?.evaluate(({ isConnected }) => isConnected)).toBe(false);
      }
      await asked;
      await expect(dialog(page), name).toContainText('Unable to fetch results');
      await expect(dialog(page)).toContainText('You might want to check your network connection.');
      await expect(dialog(page)).not.toContainText('No results');
      await expect(retry).toBeVisible();
      await expect(field(page)).toHaveValue('funding');
      await page.unroute(NAMES);
    }
    await retry.click();
    await expect(hits(page).first()).toContainText(/funding/i);
  });

  test('because only the titles came says so below what they answer', { tag: '@all' }, async ({ page }) => {
    await page.route(TEXTS, (route) => route.fulfill({ status: 404, body: '' }));
    await openHydrated(page, PAGE);
    await openDialog(page);
    await field(page).fill('funding');
    await expect(hits(page).first()).toContainText('Funding rate');
    await expect(dialog(page)).toContainText('Only titles were searched');
    // Nothing may be called missing that was never looked for.
    await field(page).fill('xqzvkwj');
    await expect(dialog(page).locator('.pt-search__panel')).toContainText('Unable to fetch results');
    await page.unroute(TEXTS);
    await dialog(page).getByRole('button', { name: 'Retry' }).click();
    await expect(dialog(page)).toContainText('No results for "xqzvkwj"');
  });
});

test.describe('without the application', () => {
  test.use({ expectedMessages: /ERR_FAILED|Failed to load resource/ });

  // React, the entry of islands and the dialog's own script come; the application never does.
  test.beforeEach(({ page }) => openWithoutApplication(page, PAGE, /\/(react|islands|island-search)\./));

  test('opens by tap and key, is worked by keyboard, gives the focus back, and keeps searches', {
    tag: '@all',
  }, async ({ page }) => {
    await searchButton(page).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('funding rate');
    await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    const first = await hits(page).first().getAttribute('id');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', first ?? '');
    // By its address: the texts may bring a longer list at any moment, in which it stands elsewhere.
    const chosen = dialog(page).getByRole('option', { selected: true });
    const before = await chosen.getAttribute('href');
    await page.keyboard.press('ArrowDown');
    await expect(chosen).not.toHaveAttribute('href', before ?? '');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(searchButton(page)).toBeFocused();
    await page.keyboard.press('Meta+k');
    // The words are kept, to be typed over.
    await expect(field(page)).toHaveValue('funding rate');
    await page.keyboard.type('10010');
    await expect(hits(page).first()).toContainText('10010');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#err-10010$/);
    await expect(page.locator('#err-10010')).toBeInViewport();

    await openDialog(page);
    await expect(dialog(page)).toContainText('Recent');
    await expect(hits(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Save this search' }).click();
    await expect(dialog(page)).toContainText('Favorite');
    await expect(dialog(page)).not.toContainText('Recent');
    await page.keyboard.press('ArrowDown');
    await expect(hits(page).first()).toBeFocused();
    await page.getByRole('button', { name: 'Remove this search from favorites' }).click();
    await expect(dialog(page)).not.toContainText('Favorite');
  });

  test('takes text before the search script is here, and leads to the search page by itself', {
    tag: '@all',
  }, async ({ page }) => {
    await page.route(SCRIPT, () => undefined);
    await page.keyboard.type('/slippage');
    await expect(field(page)).toHaveValue('slippage');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=slippage');
  });
});

test('a row that is pressed when the whole answer comes is still the one that is opened', {
  tag: '@all',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: unknown) {
      this.addEventListener('message', () => Object.assign(window, { isAnswered: true }), { once: true });
      post.call(this, message);
    };
  });
  const letThrough = await holdBack(page, TEXTS);
  await openHydrated(page, PAGE);
  await openDialog(page);
  await field(page).fill('10010');
  await hits(page).first().hover();
  await page.mouse.down();
  await page.evaluate(() => Object.assign(window, { isAnswered: false }));
  letThrough();
  await page.waitForFunction(() => 'isAnswered' in window && window.isAnswered);
  await page.mouse.up();
  await expect(page).toHaveURL(/#err-10010$/);
});

test.describe('search page', () => {
  const box = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
  const results = (page: Page) =>
    page.getByRole('main').getByRole('list', { name: 'Results' }).getByRole('link');

  test(clause('Search page'), async ({ page }) => {
    await openHydrated(page, '/search?q=alert');
    await expect(box(page)).toHaveValue('alert');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for "alert"');
    await expect(page.getByRole('status').first()).toHaveText(/^\d+ results on \d+ pages$/);
    await expect(results(page).locator('mark').first()).toHaveText(/alert/i);
    await expect(results(page).locator('.pt-hit__where', { hasText: 'Alerts' }).first()).toBeVisible();
    // Not a fixed number: on a tall or slow page the second part of the list may be here already.
    const shown = await results(page).count();
    await expect(async () => {
      await results(page).last().scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 3000);
      expect(await results(page).count()).toBeGreaterThan(shown);
    }).toPass();
  });

  test('keeps the typed text in the address; back and forward work', { tag: '@all' }, async ({ page }) => {
    await openHydrated(page, '/search?q=funding');
    await expect(results(page).first()).toContainText(/funding/i);
    await box(page).fill('slippage');
    // As slow as a reader who looks at the results first: the address has followed by then.
    await expect(page).toHaveURL('/search?q=slippage');
    await page.keyboard.press('Enter');
    await expect(results(page).first()).toContainText(/slippage/i);
    await expect(box(page)).toBeFocused();
    await page.goBack();
    await expect(box(page)).toHaveValue('funding');
    await expect(results(page).first()).toContainText(/funding/i);
    await page.goForward();
    await expect(box(page)).toHaveValue('slippage');
    await box(page).fill('webhook');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=webhook');
    for (const letter of 'es') {
      await page.keyboard.type(letter);
      await expect(page).toHaveURL(new RegExp(`webhook.*${letter}$`));
    }
    await page.goBack();
    await expect(box(page), 'all that was typed since is one entry').toHaveValue('webhook');
    await page.goBack();
    await expect(box(page)).toHaveValue('slippage');
  });

  test('shows one section, counts what it shows, and goes back to all', { tag: '@all' }, async ({ page }) => {
    await openHydrated(page, '/search?q=funding');
    const status = page.getByRole('status').first();
    const sections = page.getByRole('group', { name: 'Sections' }).getByRole('button');
    await expect(sections.first()).toHaveAccessibleName(/^All \d+$/);
    await expect(sections.first()).toHaveAttribute('aria-pressed', 'true');
    const all = await status.textContent();
    const trading = sections.filter({ hasText: 'Trading' });
    const count = (await trading.textContent())?.match(/\d+/)?.[0];
    await trading.click();
    await expect(page).toHaveURL('/search?q=funding&in=Trading');
    await expect(trading).toHaveAttribute('aria-pressed', 'true');
    await expect(status).toHaveText(new RegExp(`^${count} results? on \\d+ pages? in Trading$`));
    await expect(results(page).first()).toHaveAttribute('href', /^\/docs\/trading\//);
    await page.goBack();
    await expect(status).toHaveText(all ?? '');
  });
});

test.describe('a path that leads nowhere', () => {
  test.use({ expectedMessages: /404/ });
  test('offers the nearest pages', { tag: '@all' }, async ({ page }) => {
    await page.goto('/docs/alerts/creating-alert');
    const nearest = page.getByRole('navigation', { name: 'You may be looking for' });
    await nearest.getByRole('link', { name: 'Create an alert' }).click();
    await expect(page).toHaveURL('/docs/alerts/creating-an-alert');
  });
});
