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

type Press = { readonly at: number; readonly control: number; isSeen: boolean; answer: number };
type Watched = { control: number; presses: Press[] };

/**
 * Runs in the page: every key with the control it was for, and the time until the first change of the figure is painted. Not
 * the browser's own Event Timing: a key that changes nothing in sight has no next picture, and the browser then
 * tells the time until anything else is painted, which may be seconds.
 */
function watchPresses(id: string): void {
  const watched = Object.assign(window as unknown as Watched, { control: -1, presses: [] });
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      watched.presses.push({ at: timeStamp, control: watched.control, isSeen: false, answer: 0 });
    },
    true,
  );
  /** The frame that shows it is over when the next task runs. */
  const whenDrawn = (press: Press) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        press.answer = performance.now() - press.at;
      };
      port2.postMessage(null);
    });
  new MutationObserver(() => {
    const last = watched.presses.at(-1);
    if (last && !last.isSeen) {
      last.isSeen = true;
      whenDrawn(last);
    }
  }).observe(document.getElementById(id) ?? document.body, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
}

async function pressAll(page: Page, control: Locator, index: number): Promise<void> {
  await control.focus();
  const keys = await keysOf(control);
  await page.evaluate((current) => {
    (window as unknown as Watched).control = current;
  }, index);
  for (let press = 0; press < PRESSES; press += 1) {
    await page.keyboard.press(keys[press % keys.length] ?? 'Enter');
    await page.evaluate(async () => {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));
      // A key is answered in its own task. What changes after two frames is something else, such as a timer's work.
      for (const earlier of (window as unknown as Watched).presses) {
        earlier.isSeen = true;
      }
    });
  }
}

/** By control: the slowest answer to a key that changed something, in ms; none when no key did. */
async function slowestAnswers(page: Page): Promise<ReadonlyMap<number, number>> {
  const presses = await page.evaluate(() => (window as unknown as Watched).presses);
  const slowest = new Map<number, number>();
  for (const { control, answer } of presses) {
    slowest.set(control, Math.max(slowest.get(control) ?? 0, Math.round(answer)));
  }
  return slowest;
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
  await figure.locator('[data-island-state="hydrated"]').waitFor();
  await page.evaluate(watchPresses, id);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const names = new Map<number, string>();
  const controls = figure.locator(CONTROLS);
  // The list can change while it is used: what has gone is left out.
  for (let index = 0; index < (await controls.count()); index += 1) {
    const control = controls.nth(index);
    if ((await control.isVisible()) && (await control.isEnabled())) {
      names.set(index, await nameOf(control));
      await pressAll(page, control, index);
    }
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const slowest = await slowestAnswers(page);
  return Array.from(names, ([index, control]) => ({ control, worst: slowest.get(index) ?? 0 }));
}
