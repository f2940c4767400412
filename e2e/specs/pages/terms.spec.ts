import type { Locator, Page } from '@playwright/test';
import { terms } from '../../../data/glossary/terms';
import {
  expect,
  isSameDocument,
  markDocument,
  openHydrated,
  openWithoutApplication,
  test,
} from '../../fixtures';

const DOC = '/docs/alerts/overview';
const POST = '/blog/release-v2.8.6';
const GLOSSARY = '/docs/others/overview';

const wordOf = (page: Page, id: string) => page.locator(`article [data-term="${id}"] > a`).first();
const cards = (page: Page) => page.locator('[role="group"][aria-label^="Definition of"]');
const cardOf = (page: Page, name: string) => page.getByRole('group', { name: `Definition of ${name}` });
const termOf = (id: string) => terms[id] as (typeof terms)[string];
const [alert, trigger] = [termOf('alert'), termOf('trigger')];
const moreIn = (card: Locator) => card.getByRole('link');
const pointAway = (page: Page) => page.mouse.move(2, 2);

test.use({ viewport: { width: 1280, height: 900 } });

test.describe('a term under the pointer', () => {
  test('goes to the glossary when it is clicked, and the card to the page that explains it', {
    tag: '@all',
  }, async ({ page }) => {
    await openHydrated(page, DOC);
    await markDocument(page);
    await wordOf(page, 'alert').click();
    await expect(page).toHaveURL(`${GLOSSARY}#alert`);
    await page.goBack();
    await wordOf(page, 'trigger').hover();
    await moreIn(cardOf(page, trigger.name)).click();
    await expect(page).toHaveURL(`${trigger.page}${trigger.anchor ? `#${trigger.anchor}` : ''}`);
    await expect(cards(page)).toHaveCount(0);
    expect(await isSameDocument(page)).toBe(true);
  });
});

test.describe('without the application', () => {
  test.use({ hasTouch: true });

  test('a term of a post shows its card by pointer, keyboard and touch', { tag: '@all' }, async ({
    page,
  }) => {
    await openWithoutApplication(page, POST);
    const { name, definition, page: address } = termOf('bar-close');
    const word = wordOf(page, 'bar-close');
    const card = cardOf(page, name);
    await word.hover();
    await expect(card).toBeVisible();
    await expect(word).toHaveAccessibleDescription(definition);
    await pointAway(page);
    await expect(card).toHaveCount(0);
    await page.keyboard.press('Tab');
    await word.focus();
    await expect(card).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(moreIn(card)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(word).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await word.tap();
    await expect(card).toBeVisible();
    await expect(page).toHaveURL(POST);
    await moreIn(card).tap();
    await expect(page).toHaveURL(new RegExp(`^[^?#]*${address}`));
  });
});

test.describe('a term under a finger', () => {
  test.use({ hasTouch: true });

  test('shows its card at the first tap and follows the link at the second', async ({ page }) => {
    await openHydrated(page, DOC);
    await markDocument(page);
    const word = wordOf(page, 'alert');
    await word.tap();
    await expect(cardOf(page, alert.name)).toBeVisible();
    await expect(page).toHaveURL(DOC);
    await page.locator('h1').tap();
    await expect(cards(page)).toHaveCount(0);
    await word.tap();
    await expect(cardOf(page, alert.name)).toBeVisible();
    await word.tap();
    await expect(page).toHaveURL(`${GLOSSARY}#alert`);
    await expect(cards(page)).toHaveCount(0);
    expect(await isSameDocument(page)).toBe(true);
  });
});
