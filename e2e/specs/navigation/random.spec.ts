import type { Page } from '@playwright/test';
import { expect, openHydrated, test } from '../../fixtures';

/** As many as a reader makes in a month; every third one is waited for. */
const NAVIGATIONS = 300;
const WAITED_FOR = 3;

/** The same in every run. */
function randomNumbers(seed: number): () => number {
  let last = seed;
  return () => {
    last = (last * 48_271) % 2_147_483_647;
    return last;
  };
}

/** Back, forward, or one of the page's links, without waiting for what is on its way. */
const goSomewhere = (page: Page, number: number) =>
  page.evaluate((random) => {
    const { currentEntry, canGoForward } = (
      window as unknown as { navigation: { currentEntry: { index: number }; canGoForward: boolean } }
    ).navigation;
    const links = Array.from(document.querySelectorAll<HTMLAnchorElement>('main a, aside a')).filter(
      ({ pathname, origin, target }) =>
        origin === location.origin &&
        !target &&
        /^\/(docs\/|blog|markdown-page)(?!.*\.(md|xml|json)$)/.test(pathname),
    );
    const way = random % 8;
    // The first entry is the empty page that the browser started with.
    if (way === 0 && currentEntry.index > 2) {
      history.back();
    } else if (way === 1 && canGoForward) {
      history.forward();
    } else {
      links[random % links.length]?.click();
    }
  }, number);

/** The heading that is shown, and that of the page which the server has at this address. */
const headings = (page: Page) =>
  page.evaluate(async () => {
    const served = await (await fetch(location.pathname)).text();
    const parsed = new DOMParser().parseFromString(served, 'text/html');
    return [document, parsed].map((each) => each.querySelector('h1')?.textContent);
  });

test(`${NAVIGATIONS} random navigations end where their address says`, { tag: '@all' }, async ({ page }) => {
  // A hundred waits for a page that is fetched twice.
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  await openHydrated(page, '/docs/alerts/overview');
  const next = randomNumbers(1);
  for (let step = 1; step <= NAVIGATIONS; step += 1) {
    // A document that is just being left can't be asked.
    await goSomewhere(page, next()).catch(() => undefined);
    if (step % WAITED_FOR === 0) {
      await expect(async () => {
        const [shown, served] = await headings(page);
        expect(shown, `step ${step}, ${page.url()}`).toBe(served);
      }).toPass();
    }
  }
});
