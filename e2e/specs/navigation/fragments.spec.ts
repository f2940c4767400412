import type { Page } from '@playwright/test';
import { expect, isSameDocument, markDocument, openHydrated, sidebarLink, test } from '../../fixtures';

const START = '/docs/alerts/overview';
const NEXT = '/docs/alerts/creating-an-alert';

test.use({ viewport: { width: 1280, height: 900 } });

/** The article as it stands; what changes while a page lives is left out. */
const articleOf = (page: Page) =>
  page.locator('article').evaluate((article) => {
    const copy = article.cloneNode(true) as HTMLElement;
    for (const data of copy.querySelectorAll('script')) {
      data.remove();
    }
    // The server and the browser write attributes in different orders.
    for (const element of copy.querySelectorAll('*')) {
      for (const { name, value } of Array.from(element.attributes).sort((a, b) =>
        a.name < b.name ? -1 : 1,
      )) {
        element.removeAttribute(name);
        element.setAttribute(name, value);
      }
    }
    return copy.innerHTML.replace(/ data-island-state="\w+"/g, '');
  });

// tests/built/fragments.test.ts compares every page with its fragment.
test('a page is the same whether it is opened or reached by a link', async ({ page }) => {
  await openHydrated(page, NEXT);
  const opened = await articleOf(page);
  await openHydrated(page, START);
  await markDocument(page);
  await sidebarLink(page, NEXT).click();
  await expect(page).toHaveURL(NEXT);
  await expect.poll(() => articleOf(page)).toBe(opened);
  expect(await isSameDocument(page)).toBe(true);
});
