import type { Page } from '@playwright/test';
import { expect, isSameDocument, markDocument, openHydrated, test } from '../../fixtures';

const START = '/docs/community/overview';
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

/** Follows a link in the text, which the page itself need not have. */
async function follow(page: Page, address: string, modifiers?: 'Control'[]): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Onwards' });
    document.querySelector('.theme-doc-markdown')?.prepend(link);
  }, address);
  await page.getByRole('link', { name: 'Onwards', exact: true }).click(modifiers ? { modifiers } : {});
}

// One with a figure, one with lists that are filtered; tests/built/fragments.test.ts compares every page with its fragment.
for (const address of [NEXT, '/docs/others/overview']) {
  test(`${address} is the same whether it is opened or reached by a link`, {
    tag: address === NEXT ? [] : '@all',
  }, async ({ page }) => {
    await openHydrated(page, address);
    const opened = await articleOf(page);
    await openHydrated(page, START);
    await markDocument(page);
    await follow(page, address);
    await expect(page).toHaveURL(address);
    await expect.poll(() => articleOf(page)).toBe(opened);
    expect(await isSameDocument(page)).toBe(true);
  });
}

test('a link with Ctrl opens another tab and leaves the page alone', { tag: '@all' }, async ({
  page,
  context,
}) => {
  await openHydrated(page, START);
  const opening = context.waitForEvent('page');
  await follow(page, NEXT, ['Control']);
  await opening;
  await expect(page).toHaveURL(START);
  await expect(page.locator('h1')).not.toHaveText('Create an alert');
});
