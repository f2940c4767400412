import type { Locator, Page } from '@playwright/test';
import { expect, openHydrated, test } from '../../fixtures';

/* Whoever types and then taps a control expects it to answer that tap, although the field loses the focus with it. */

test.use({
  viewport: { width: 390, height: 560 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'reduce' },
});

const CONTROLS = 'button, select, summary, input[type="range"], a[href^="#"]';

async function open(page: Page, address: string) {
  await openHydrated(page, address);
  const app = page.locator('[data-layout]');
  await expect(page.locator('[data-island="workspace"]')).toHaveAttribute('data-island-state', 'hydrated');
  return app;
}

/** The controls that show: their places among all, with their names. */
const controlsOf = (app: Locator) =>
  app.locator(CONTROLS).evaluateAll((all) =>
    all.flatMap((control, at) => {
      const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
      return control.checkVisibility({ visibilityProperty: true }) &&
        (control as HTMLButtonElement).offsetWidth > 0
        ? [{ at, name }]
        : [];
    }),
  );

/** Of controls that differ by a number only, such as the prices of a book, the first. */
const oneOfEach = <T extends { readonly name: string }>(controls: readonly T[]) =>
  [
    ...new Map(controls.toReversed().map((control) => [control.name.replace(/\d+/g, ''), control])).values(),
  ].toReversed();

/** Notes what the next click meets. */
const watchClick = (control: Locator) =>
  control.evaluate((element) => {
    const seen = { isMet: false };
    Object.assign(window, { seen });
    element.addEventListener('click', () => Object.assign(seen, { isMet: true }), { once: true });
  });
const isMet = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { isMet: boolean } }).seen.isMet);

for (const [name, address, most = Number.POSITIVE_INFINITY] of [
  // Opening the page anew takes longest, so the others are tried with the slow tests.
  ['home, the first ten', '/', 10],
  ['home', '/'],
  ['the tour', '/docs/introduction/getting-started'],
  ['a dashboard', '/?w=dashboard:#try'],
  ['the screener', '/?w=screener:#try'],
] as const) {
  const isAll = !Number.isFinite(most);
  test(`the first tap on each control meets it, on ${name}`, { tag: isAll ? '@all' : [] }, async ({
    page,
  }) => {
    test.slow(isAll);
    let app = await open(page, address);
    const controls = await controlsOf(app);
    const first = JSON.stringify(controls);
    expect(controls.length).toBeGreaterThan(2);
    for (const { at, name: label } of oneOfEach(controls).slice(0, most)) {
      // What the last tap opened may cover the next control.
      if (
        JSON.stringify(await controlsOf(app)) !== first ||
        (await page.locator('dialog[open]').count()) > 0
      ) {
        await page.evaluate(() => sessionStorage.clear());
        await page.goto('about:blank');
        app = await open(page, address);
      }
      const control = app.locator(CONTROLS).nth(at);
      await app.getByRole('combobox', { name: 'Command' }).tap();
      await page.keyboard.press('Control+A');
      // A command everywhere, which has nothing to do here.
      await page.keyboard.type('undo');
      if (!(await control.isVisible())) {
        continue;
      }
      await watchClick(control);
      await control.tap();
      await expect.poll(() => isMet(page), `${label} is met by its first tap`).toBe(true);
    }
  });
}
