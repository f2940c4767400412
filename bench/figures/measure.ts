import type { Locator, Page } from '@playwright/test';

/** As slow as a cheap phone beside the machine that measures. */
const CPU_SLOWDOWN = 4;
const PRESSES = 4;

const CONTROLS = 'input, select, textarea, button, [role="slider"], [role="application"], svg [tabindex="0"]';

/** The keys that move a control of its kind, there and back. */
async function keysOf(control: Locator): Promise<readonly string[]> {
  const kind = await control.evaluate((element) =>
    element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase(),
  );
  switch (kind) {
    case 'checkbox':
      return ['Space'];
    case 'button':
      return ['Enter'];
    case 'text':
      return ['End', 'x', 'Backspace'];
    case 'radio':
    case 'select':
      return ['ArrowDown', 'ArrowUp'];
    default:
      return ['ArrowRight', 'ArrowLeft'];
  }
}

const nameOf = (control: Locator) =>
  control.evaluate((element) => {
    const { labels } = element as HTMLInputElement;
    const text =
      element.getAttribute('aria-label') ??
      labels?.[0]?.textContent ??
      element.textContent ??
      element.tagName;
    return text.trim().replace(/\s+/g, ' ').slice(0, 40);
  });

/** The longest time from a key to the next picture, in ms, as the browser itself tells it (Event Timing). */
async function worstOf(page: Page, control: Locator): Promise<number> {
  await control.focus();
  const keys = await keysOf(control);
  await page.evaluate(() => {
    Object.assign(window, { slowest: 0 });
  });
  for (let press = 0; press < PRESSES; press += 1) {
    await page.keyboard.press(keys[press % keys.length] ?? 'Enter');
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
    );
  }
  return page.evaluate(() => (window as unknown as { slowest: number }).slowest);
}

/** Every control that can be reached and used, with its slowest answer. */
export async function measureFigure(
  page: Page,
  address: string,
  id: string,
): Promise<{ control: string; worst: number }[]> {
  await page.goto(address);
  const figure = page.locator(`figure#${id}`);
  await figure.scrollIntoViewIfNeeded();
  await figure.locator('[data-figure="awake"]').waitFor();
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      const seen = window as unknown as { slowest: number };
      for (const { duration } of list.getEntries()) {
        seen.slowest = Math.max(seen.slowest, duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const rows: { control: string; worst: number }[] = [];
  const controls = figure.locator(CONTROLS);
  // The list can change while it is used: what has gone is left out.
  for (let index = 0; index < (await controls.count()); index += 1) {
    const control = controls.nth(index);
    if ((await control.isVisible()) && (await control.isEnabled())) {
      rows.push({ control: await nameOf(control), worst: await worstOf(page, control) });
    }
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return rows;
}
