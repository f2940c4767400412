import { clause } from '../../tests/clauses';
import {
  expect,
  fetchNothingAhead,
  holdBack,
  isSameDocument,
  markDocument,
  openHydrated,
  outlastTimers,
  sidebarLink,
  test,
} from '../fixtures';
import { countDocuments } from '../hosts/deploys';
import { DOCS, openFrame, send } from './embed/embedding';
import { dialog, field, hits, openDialog, searchButton } from './search/search';

/** Clauses of guides/specification.md that need a browser and that no spec of their own holds, by their names. */
const DOC = '/docs/alerts/overview';
const NEXT = '/docs/alerts/creating-an-alert';
const NEXT_TITLE = 'Create an alert';
const FRAGMENT = `**/assets/fragments${NEXT}.*.json`;

test.use({ viewport: { width: 1280, height: 900 } });

test(clause('Lazy content'), async ({ page }) => {
  await fetchNothingAhead(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openHydrated(page, DOC);
  const fragments = () => asked.filter((path) => path.startsWith('/assets/fragments/'));
  expect(fragments()).toEqual([]);
  await sidebarLink(page, NEXT).click();
  await expect(page.locator('h1')).toHaveText(NEXT_TITLE);
  expect(fragments()).toEqual([expect.stringContaining(NEXT)]);
});

test(clause('Skip link'), async ({ page }) => {
  await openHydrated(page, DOC);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.contains(document.querySelector('h1')))).toBe(
    true,
  );
});

test(clause('Announcement bar'), { tag: '@all' }, async ({ page }) => {
  await openHydrated(page, '/');
  const bar = page.locator('.theme-announcement-bar');
  await bar.getByRole('button', { name: 'Close' }).click();
  await openHydrated(page, '/blog');
  await expect(bar).toBeHidden();
  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an-older-release'));
  await openHydrated(page, '/blog');
  await expect(bar).toBeVisible();
});

test(clause('Navbar'), async ({ page }) => {
  await openHydrated(page, DOC);
  const navbar = page.locator('nav.navbar');
  await expect(navbar.getByRole('link')).toHaveCount(2);
  await expect(navbar.locator('.navbar__brand')).toHaveAttribute('href', 'https://www.pt.example');
  await expect(navbar.getByRole('link', { name: 'Documentation' })).toHaveAttribute(
    'href',
    '/docs/introduction/getting-started',
  );
  await expect(searchButton(page)).toBeVisible();
  await expect(navbar.getByRole('button', { name: /dark and light/ })).toBeVisible();
});

test(clause('Mobile menu'), async ({ page }) => {
  await openHydrated(page, DOC);
  const open = page.getByRole('button', { name: 'Toggle navigation bar' });
  const menu = page.locator('dialog.pt-menu');
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(open).toBeHidden();
  await page.setViewportSize({ width: 995, height: 800 });
  await markDocument(page);
  await open.click();
  await menu.locator(`a[href="${NEXT}"]`).click();
  await expect(page).toHaveURL(NEXT);
  await expect(menu).toBeHidden();
  expect(await isSameDocument(page)).toBe(true);
  await open.click();
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(menu).toBeHidden();
});

test(clause('Footer'), async ({ page }) => {
  await openHydrated(page, '/');
  const icons = page
    .getByRole('contentinfo')
    .getByRole('link')
    .filter({ has: page.locator('svg') });
  await expect(icons).toHaveText(['Open the PT app', 'Chat community', 'Social network', 'Video channel']);
  for (const icon of await icons.locator('svg').all()) {
    expect(await icon.boundingBox()).toMatchObject({ width: 24, height: 24 });
  }
  await expect(page.getByRole('contentinfo')).toContainText('Copyright © 2023');
});

test(clause('Colour mode'), async ({ page, context }) => {
  const theme = (other = page) => other.locator('html').getAttribute('data-theme');
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await openHydrated(page, DOC);
    expect(await theme()).toBe('dark');
  }
  const otherTab = await context.newPage();
  await openHydrated(otherTab, '/blog');
  await page
    .getByRole('button', { name: /dark and light/ })
    .first()
    .click();
  expect([await theme(), await page.evaluate(() => localStorage.getItem('theme'))]).toEqual([
    'light',
    'light',
  ]);
  await expect.poll(() => theme(otherTab)).toBe('light');
  // Removed elsewhere, it is no choice of the system's mode, which the site doesn't follow.
  await otherTab.evaluate(() => localStorage.removeItem('theme'));
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
});

test(clause('Preferred version'), { tag: '@all' }, async ({ page }) => {
  await openHydrated(page, DOC);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('docs-preferred-version-default')))
    .toBe('current');
});

test(clause('Progress bar'), { tag: '@all' }, async ({ page }) => {
  await fetchNothingAhead(page);
  await openHydrated(page, DOC);
  const release = await holdBack(page, FRAGMENT);
  const delay = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let clickedAt = 0;
        document.addEventListener('click', () => (clickedAt = performance.now()), true);
        new MutationObserver(() => {
          if (document.querySelector('#nprogress')) {
            resolve(performance.now() - clickedAt);
          }
        }).observe(document.body, { childList: true });
      }),
  );
  await sidebarLink(page, NEXT).click();
  expect(await delay).toBeGreaterThanOrEqual(195);
  await expect(page.locator('h1'), 'the old page stays').toHaveText('Alerts overview');
  release();
  await expect(page.locator('h1')).toHaveText(NEXT_TITLE);
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test(clause('Fetching ahead'), async ({ page, context }) => {
  const arrived: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'fetch' && request.url().includes('/assets/')) {
      arrived.push(new URL(request.url()).pathname);
    }
  });
  const isNext = (path: string) => path.startsWith(`/assets/fragments${NEXT}.`);
  await openHydrated(page, DOC);
  // What links in view lead to, and no more than the page's budget.
  await expect.poll(() => arrived.length).toBeGreaterThan(1);
  expect(arrived.filter((path) => path.endsWith('.js'))).toEqual([]);
  const weight = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.includes('/assets/fragments/'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  expect(weight).toBeLessThanOrEqual(16_000);
  // What the reader goes to, at once; by the keyboard as by the pointer.
  await sidebarLink(page, NEXT).focus();
  await expect.poll(() => arrived.some(isNext)).toBe(true);
  expect(new Set(arrived).size, 'each once').toBe(arrived.length);
  // A click then takes nothing from the network.
  await page.evaluate(() => performance.clearResourceTimings());
  await sidebarLink(page, NEXT).click();
  await expect(page.locator('h1')).toHaveText(NEXT_TITLE);
  const loaded = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name }) => new URL(name).pathname),
  );
  expect(loaded.filter(isNext)).toEqual([]);

  for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
    const sparing = await context.newPage();
    await sparing.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value }),
      connection,
    );
    const asked: string[] = [];
    sparing.on('request', (request) => asked.push(request.url()));
    await openHydrated(sparing, DOC);
    await sidebarLink(sparing, NEXT).hover();
    await sparing.waitForLoadState('networkidle');
    expect(asked.filter((url) => url.includes('/assets/fragments/'))).toEqual([]);
  }
});

test(clause('Disclosures'), { tag: '@all' }, async ({ page }) => {
  await openHydrated(page, DOC);
  const moves = await page.locator('aside details:not([open]) > summary').evaluateAll((summaries) =>
    summaries.map((summary) => {
      const details = summary.parentElement as HTMLDetailsElement;
      const before = details.offsetHeight;
      (summary as HTMLElement).click();
      const [animation] = details.getAnimations();
      animation?.finish();
      return { ms: Number(animation?.effect?.getTiming().duration), px: details.offsetHeight - before };
    }),
  );
  const byHeight = moves.toSorted((one, other) => one.px - other.px).map(({ ms }) => ms);
  expect(byHeight).toEqual(byHeight.toSorted((one, other) => one - other));
  expect(new Set(byHeight).size).toBeGreaterThan(2);
});

test(clause('Opening search'), async ({ page }) => {
  await openHydrated(page, DOC);
  await searchButton(page).click();
  await expect(field(page)).toBeFocused();
  for (const key of ['Control+k', 'Meta+k', '/']) {
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(searchButton(page)).toBeFocused();
    await page.keyboard.press(key);
    await expect(field(page)).toBeFocused();
  }
  // A second tap of the one that opened it would land outside as well, and is ignored for a moment.
  await outlastTimers(page, 600);
  await page.mouse.click(5, 400);
  await expect(dialog(page)).toHaveCount(0);
  // What is marked in the page is what is looked up.
  await page.locator('h1').evaluate((heading) => getSelection()?.selectAllChildren(heading));
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue('Alerts overview');
  await expect(hits(page).first()).toBeVisible();
});

test(clause('Ending search'), { tag: '@all' }, async ({ page }) => {
  // With a keyboard Escape is at hand, so only phones show a button.
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, DOC);
  await openDialog(page);
  await field(page).fill('funding');
  await dialog(page)
    .getByRole('button', { name: /^Clear/ })
    .click();
  await expect(field(page)).toHaveValue('');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toHaveCount(0);
});

test.describe(() => {
  test.use({ expectedMessages: /boom|ErrorBoundary/ });

  test(clause('Crash'), async ({ page }) => {
    await fetchNothingAhead(page);
    await openHydrated(page, DOC);
    // Makes the next page's first heading throw while its contents are rendered, as long as `window.boom` is set.
    const setBoom = (boom: boolean) => page.evaluate((value) => void Object.assign(window, value), { boom });
    await setBoom(true);
    await page.evaluate(() => {
      const { parse } = JSON;
      JSON.parse = (...args) => {
        const data = parse(...args);
        const [heading] = data?.toc ?? [];
        const value = heading?.value;
        if (value) {
          Object.defineProperty(heading, 'value', {
            get() {
              if ('boom' in window && window.boom) {
                throw new Error('boom');
              }
              return value;
            },
          });
        }
        return data;
      };
    });
    await sidebarLink(page, NEXT).click();
    await expect(page.getByRole('heading', { name: 'This page crashed.' })).toBeVisible();
    await setBoom(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('h1')).toHaveText(NEXT_TITLE);
  });
});

test.describe(() => {
  test.use({ expectedMessages: /Failed to load resource|ChunkLoadError|Loading chunk|The doc fragment of/ });

  test(clause("Content doesn't load"), async ({ page }) => {
    await fetchNothingAhead(page);
    await openHydrated(page, '/blog');
    const isOfPost = /\/assets\/js\/(?!main|runtime)/;
    await page.route(isOfPost, (route) => route.fulfill({ status: 404, body: '' }));
    const documents = countDocuments(page);
    await page.locator('main a[href="/blog/release-v2.8.6"]').first().click();
    await expect(page.locator('h1')).toHaveText(/2\.8\.6$/);
    await page.mouse.move(5, 5);
    const notice = page.getByRole('status').filter({ hasText: 'could not be loaded' });
    await expect(notice).toContainText(/Loading chunk|\/assets\/js\//);
    expect(documents()).toBe(1);
    await page.unroute(isOfPost);
    await notice.getByRole('button', { name: 'Retry' }).click();
    await expect(notice).toHaveCount(0);
  });

  test(clause('Preload fails'), { tag: '@all' }, async ({ page, consoleMessages }) => {
    await fetchNothingAhead(page);
    // Missing, of a network that answers by itself, and empty.
    for (const answer of [{ status: 404 }, { body: '"<p>A page of the network itself"' }, { body: '' }]) {
      await openHydrated(page, DOC);
      await page.route(FRAGMENT, (route) => route.fulfill({ contentType: 'application/json', ...answer }));
      const reload = page.waitForRequest((request) => request.isNavigationRequest());
      await sidebarLink(page, NEXT).click();
      await reload;
      await expect(page.locator('h1')).toHaveText(NEXT_TITLE);
      expect(consoleMessages.splice(0), JSON.stringify(answer)).toContainEqual(
        expect.stringMatching(/^warning: (Error: The doc fragment of|SyntaxError)/),
      );
    }
  });
});

test(clause('Nothing is found'), async ({ page }) => {
  await openHydrated(page, DOC);
  await openDialog(page);
  await field(page).fill('qqq zzz');
  for (const text of [
    'No results for',
    'Try searching for',
    'Believe this query should return results?',
    'Let us know.',
    'No page has these words or words near them: qqq',
  ]) {
    await expect(dialog(page)).toContainText(text);
  }
  await expect(hits(page)).toHaveCount(0);
  await dialog(page).getByRole('listitem').getByRole('button').first().click();
  await expect(hits(page).first()).toBeVisible();
});

test.describe(() => {
  test.use({ expectedMessages: /^warning: Embed message ignored: / });

  test(clause('Embed message is wrong'), async ({ page, consoleMessages }) => {
    await openFrame(page, DOCS + DOC);
    await send(page, 'no JSON');
    await expect
      .poll(() => consoleMessages)
      .toEqual([expect.stringMatching(/^warning: Embed message ignored: it is a text that is not JSON\. /)]);
  });
});
