import type { Locator, Page } from '@playwright/test';
import { terms } from '../../../data/glossary/terms';
import { expect, isSameDocument, markDocument, openHydrated, outlastTimers, test } from '../../fixtures';

const DOC = '/docs/alerts/overview';
const POST = '/blog/release-v2.8.6';
const GLOSSARY = '/docs/others/overview';

const wordOf = (page: Page, id: string) => page.locator(`article [data-term="${id}"] > a`).first();
const cards = (page: Page) => page.locator('[role="group"][aria-label^="Definition of"]');
const cardOf = (page: Page, name: string) => page.getByRole('group', { name: `Definition of ${name}` });
const moreIn = (card: Locator) => card.getByRole('link');
/** Longer than a pointer has to rest on a word, or to be away from it. */
const waitOut = (page: Page) => outlastTimers(page, 500);
const pointAway = (page: Page) => page.mouse.move(2, 2);

/** Short moves by the page's own clock, so that a busy machine does not make a rest of them. */
const movePointer = (over: Locator, moves: readonly string[]) =>
  over.evaluate(async (element, types) => {
    for (const type of types) {
      element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }, moves);

test.use({ viewport: { width: 1280, height: 900 } });

test.describe('a term under the pointer', () => {
  test('shows what it means and where there is more, and no longer than it is pointed at', async ({
    page,
  }) => {
    await openHydrated(page, DOC);
    const word = wordOf(page, 'alert');
    await word.hover();
    const card = cardOf(page, terms.alert.name);
    await expect(card).toBeVisible();
    await expect(card).toContainText(terms.alert.definition);
    await expect(card).toContainText('More on this page');
    await expect(word).toHaveAccessibleDescription(terms.alert.definition);
    await expect(moreIn(card)).toHaveAttribute('href', new RegExp(`^${terms.alert.page}`));
    await pointAway(page);
    await expect(card).toHaveCount(0);
    await expect(word).toHaveAccessibleDescription('');
  });

  test('opens nothing while the pointer only passes', { tag: '@all' }, async ({ page }) => {
    await openHydrated(page, DOC);
    await wordOf(page, 'alert').hover();
    await waitOut(page);
    await pointAway(page);
    await expect(cards(page)).toHaveCount(0);
    const wasOpened = await page.evaluateHandle(() => {
      const seen = { card: false };
      new MutationObserver(() => {
        seen.card = true;
      }).observe(document.body, { childList: true, subtree: true });
      return seen;
    });
    await movePointer(wordOf(page, 'alert'), ['pointerover', 'pointerout']);
    await waitOut(page);
    expect(await wasOpened.jsonValue()).toEqual({ card: false });
  });

  test('goes to the glossary when it is clicked, and the card to the page that explains it', {
    tag: '@all',
  }, async ({ page }) => {
    await openHydrated(page, DOC);
    await markDocument(page);
    await wordOf(page, 'alert').click();
    await expect(page).toHaveURL(`${GLOSSARY}#alert`);
    await page.goBack();
    await wordOf(page, 'bar-close').hover();
    await moreIn(cardOf(page, terms['bar-close'].name)).click();
    await expect(page).toHaveURL(
      `${terms['bar-close'].page}${terms['bar-close'].anchor ? `#${terms['bar-close'].anchor}` : ''}`,
    );
    await expect(cards(page)).toHaveCount(0);
    expect(await isSameDocument(page)).toBe(true);
  });
});

test.describe('a term with the keyboard', () => {
  test('shows its card with focus; Escape closes it and goes back to the word', async ({ page }) => {
    await openHydrated(page, DOC);
    const word = wordOf(page, 'alert');
    await page.keyboard.press('Tab');
    await word.focus();
    const card = cardOf(page, terms.alert.name);
    await expect(card).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(moreIn(card)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await expect(word).toBeFocused();
    await waitOut(page);
    await expect(card).toHaveCount(0);
  });
});

test.describe('without the application', () => {
  test.use({ hasTouch: true });

  for (const [address, id] of [
    [DOC, 'alert'],
    [POST, 'bar-close'],
  ] as const) {
    test(`a term of ${address} shows its card by pointer, keyboard and touch`, {
      tag: address === DOC ? [] : '@all',
    }, async ({ page }) => {
      await page.route('**/assets/js/**', () => {});
      // Not "load": a pointer that moves before it makes the page wait for scripts that never come.
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      const word = wordOf(page, id);
      const card = cardOf(page, terms[id].name);
      await word.hover();
      await expect(card).toBeVisible();
      await expect(word).toHaveAccessibleDescription(terms[id].definition);
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
      await expect(page).toHaveURL(address);
      await moreIn(card).tap();
      await expect(page).toHaveURL(new RegExp(`^[^?#]*${terms[id].page}`));
    });
  }
});

test.describe('a term under a finger', () => {
  test.use({ hasTouch: true });

  test('shows its card at the first tap and follows the link at the second', async ({ page }) => {
    await openHydrated(page, DOC);
    await markDocument(page);
    const word = wordOf(page, 'alert');
    await word.tap();
    await expect(cardOf(page, terms.alert.name)).toBeVisible();
    await expect(page).toHaveURL(DOC);
    await page.locator('h1').tap();
    await expect(cards(page)).toHaveCount(0);
    await word.tap();
    await expect(cardOf(page, terms.alert.name)).toBeVisible();
    await word.tap();
    await expect(page).toHaveURL(`${GLOSSARY}#alert`);
    await expect(cards(page)).toHaveCount(0);
    expect(await isSameDocument(page)).toBe(true);
  });
});

test.describe('a card that is open', () => {});
