import type { Locator, Page } from '@playwright/test';
import { terms } from '../../../data/glossary/terms';
import {
  expect,
  fetchNothingAhead,
  isSameDocument,
  markDocument,
  openHydrated,
  test,
  untilHydrated,
} from '../../fixtures';

const DOC = '/docs/alerts/overview';
const POST = '/blog/release-v2.8.6';
const GLOSSARY = '/docs/others/overview';

const wordOf = (page: Page, id: string) => page.locator(`article [data-term="${id}"] > a`).first();
const cards = (page: Page) => page.locator('[role="group"][aria-label^="Definition of"]');
const cardOf = (page: Page, name: string) => page.getByRole('group', { name: `Definition of ${name}` });
const moreIn = (card: Locator) => card.getByRole('link');
/** Longer than a pointer has to rest on a word, or to be away from it. */
const waitOut = (page: Page) => page.waitForTimeout(500);
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
    await expect(card).toContainText('More in ');
    await expect(word).toHaveAccessibleDescription(terms.alert.definition);
    await expect(moreIn(card)).toHaveAttribute('href', new RegExp(`^${terms.alert.page}`));
    await pointAway(page);
    await expect(card).toHaveCount(0);
    await expect(word).toHaveAccessibleDescription('');
  });

  test('opens nothing while the pointer only passes', async ({ page }) => {
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

  test('stays while the pointer goes over to the card', async ({ page }) => {
    await openHydrated(page, DOC);
    await wordOf(page, 'alert').hover();
    const card = cardOf(page, terms.alert.name);
    await expect(card).toBeVisible();
    await movePointer(card, ['pointerout', 'pointerover']);
    await waitOut(page);
    await expect(card).toBeVisible();
    await pointAway(page);
    await expect(card).toHaveCount(0);
  });

  test('goes to the glossary when it is clicked, and the card to the page that explains it', async ({
    page,
  }) => {
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

  test('closes its card when focus goes, but not under the pointer', async ({ page }) => {
    await openHydrated(page, DOC);
    await page.keyboard.press('Tab');
    const word = wordOf(page, 'alert');
    await word.focus();
    const card = cardOf(page, terms.alert.name);
    await expect(card).toBeVisible();
    await word.blur();
    await expect(card).toHaveCount(0);
    await word.focus();
    await word.hover();
    await expect(card).toBeVisible();
    await word.blur();
    await waitOut(page);
    await expect(card).toBeVisible();
  });

  test('keeps its card when the pointer goes and focus stays', async ({ page }) => {
    await openHydrated(page, DOC);
    await page.keyboard.press('Tab');
    await wordOf(page, 'alert').focus();
    await wordOf(page, 'alert').hover();
    await pointAway(page);
    await waitOut(page);
    await expect(cardOf(page, terms.alert.name)).toBeVisible();
  });
});

test('one card at a time, and a press elsewhere closes it', async ({ page }) => {
  await openHydrated(page, DOC);
  await page.keyboard.press('Tab');
  await wordOf(page, 'alert').focus();
  await expect(cardOf(page, terms.alert.name)).toBeVisible();
  await wordOf(page, 'bar-close').hover();
  await expect(cardOf(page, terms['bar-close'].name)).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await wordOf(page, 'alert').blur();
  await wordOf(page, 'alert').focus();
  await expect(cardOf(page, terms.alert.name)).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await page.locator('h1').click();
  await expect(cards(page)).toHaveCount(0);
});

test.describe('without the application', () => {
  test.use({ hasTouch: true });

  for (const [address, id] of [
    [DOC, 'alert'],
    [POST, 'bar-close'],
  ] as const) {
    test(`a term of ${address} shows its card by pointer, keyboard and touch`, async ({ page }) => {
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

  test('does not notice the mouse that the browser leaves where a finger was', async ({ page }) => {
    await openHydrated(page, DOC);
    await wordOf(page, 'alert').tap();
    const card = cardOf(page, terms.alert.name);
    await expect(card).toBeVisible();
    await movePointer(wordOf(page, 'alert'), ['pointerout']);
    await waitOut(page);
    await expect(card).toBeVisible();
    await page.locator('h1').tap();
    await expect(cards(page)).toHaveCount(0);
    await movePointer(wordOf(page, 'bar-close'), ['pointerover']);
    await waitOut(page);
    await expect(cards(page)).toHaveCount(0);
    // A mouse that moves is one.
    await page.mouse.move(2, 2);
    await wordOf(page, 'bar-close').hover();
    await expect(cardOf(page, terms['bar-close'].name)).toBeVisible();
  });

  test.describe('without a network', () => {
    test.use({ expectedMessages: /ERR_INTERNET_DISCONNECTED/ });

    test('shows its card', async ({ page, context }) => {
      await fetchNothingAhead(page);
      await openHydrated(page, DOC);
      await wordOf(page, 'alert').tap();
      await expect(cardOf(page, terms.alert.name)).toBeVisible();
      await context.setOffline(true);
      await wordOf(page, 'bar-close').tap();
      await expect(cardOf(page, terms['bar-close'].name)).toBeVisible();
      await expect(page.locator('.page-notice')).toHaveCount(0);
    });
  });

  test('has its card at the foot of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openHydrated(page, DOC);
    await wordOf(page, 'alert').tap();
    const box = await cardOf(page, terms.alert.name).boundingBox();
    expect(box && Math.round(box.y + box.height)).toBe(792);
    expect(box?.width).toBeGreaterThan(360);
  });
});

test.describe('a card that is open', () => {
  test('goes with its page', async ({ page }) => {
    await openHydrated(page, '/docs/alerts/creating-an-alert');
    await page.locator(`.theme-doc-sidebar-menu a[href="${DOC}"]`).click();
    await expect(page.locator('h1')).toHaveText('Alerts overview');
    await wordOf(page, 'alert').hover();
    await expect(cards(page)).toHaveCount(1);
    const card = await cards(page).elementHandle();
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Create an alert');
    // Not counted: the pointer may rest on a word of this page, and opens its card.
    expect(await card?.evaluate(({ isConnected }) => isConnected)).toBe(false);
    await wordOf(page, 'timeframe').hover();
    await expect(cardOf(page, terms.timeframe.name)).toBeVisible();
  });

  test('leaves a post, which React draws, as it was', async ({ page }) => {
    await page.goto(POST);
    // Wanted at every moment of hydration: React must find what the server rendered.
    await wordOf(page, 'bar-close').evaluate((word) => {
      word.focus({ focusVisible: true } as FocusOptions);
      const want = setInterval(() => word.dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
      addEventListener('pointerdown', () => clearInterval(want), { once: true });
    });
    await untilHydrated(page);
    await expect(cardOf(page, terms['bar-close'].name)).toBeVisible();
    await page.locator('h1').click();
    await expect(cards(page)).toHaveCount(0);
    await pointAway(page);
    await wordOf(page, 'bar-close').hover();
    const card = cardOf(page, terms['bar-close'].name);
    await expect(card).toBeVisible();
    await markDocument(page);
    await moreIn(card).click();
    await expect(page).toHaveURL(new RegExp(terms['bar-close'].page));
    await page.goBack();
    await wordOf(page, 'link-group').hover();
    await expect(cardOf(page, terms['link-group'].name)).toBeVisible();
    await page.getByRole('button', { name: /Switch between dark and light/ }).click();
    await expect(cards(page)).toHaveCount(0);
    expect(await isSameDocument(page)).toBe(true);
  });
});
