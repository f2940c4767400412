import type { Browser, Page } from '@playwright/test';
import type { Job } from './lib/job';
import { launch } from './lib/machine';
import { serveOwn } from './lib/ownSite';

const QUERIES = ['funding rate', 'slippage', 'wallet error'];
const CASES = [
  { name: 'wide', slowdown: 1, viewport: { width: 1280, height: 720 } },
  { name: 'wide', slowdown: 4, viewport: { width: 1280, height: 720 } },
  { name: 'phone', slowdown: 4, viewport: { width: 390, height: 844 } },
];
/** Slower than anybody types, so that the times of two letters never mix. */
const PAUSE_MS = 250;
/** The worker warms up before anybody types. */
const WARM_UP_MS = 2500;
const FIELD = '.pt-search__field';

type KeyTime = { readonly changed: number; readonly painted: number };
type Timed = { keyTimes: KeyTime[] };

/** Runs in the page: from a key to the changed list, and to the end of the frame that shows it. */
function watchKeys(): void {
  const times: KeyTime[] = [];
  Object.assign(window, { keyTimes: times });
  let pressed: number | null = null;
  document.addEventListener(
    'keydown',
    () => {
      pressed = performance.now();
    },
    true,
  );
  new MutationObserver(() => {
    if (pressed === null || !document.querySelector('.pt-search .pt-hit')) {
      return;
    }
    const start = pressed;
    const changed = performance.now() - start;
    pressed = null;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => times.push({ changed, painted: performance.now() - start });
      port2.postMessage(null);
    });
  }).observe(document.querySelector('dialog[open]') ?? document.body, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}

type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly args: { readonly name?: string };
};

/** Lengths of all tasks of the page's main thread, in ms. */
function mainThreadTasks(trace: string): number[] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: readonly TraceEvent[] };
  const main = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  );
  const isMain = ({ pid, tid }: TraceEvent) =>
    main.some((thread) => thread.pid === pid && thread.tid === tid);
  return traceEvents
    .filter((event) => event.name === 'RunTask' && event.ph === 'X' && isMain(event))
    .map(({ dur = 0 }) => dur / 1000);
}

async function openDialog(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.mouse.move(1, 1);
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.keyboard.press('Control+k');
  await page.fill(FIELD, 'alert');
  await page.waitForSelector('.pt-search .pt-hit');
  await page.waitForTimeout(WARM_UP_MS);
}

async function measure(browser: Browser, address: string, { slowdown, viewport }: (typeof CASES)[number]) {
  const page = await browser.newPage({ viewport });
  const session = await page.context().newCDPSession(page);
  await openDialog(page, address);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(watchKeys);
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
  for (const query of QUERIES) {
    await page.fill(FIELD, '');
    for (const letter of query) {
      await page.keyboard.press(letter === ' ' ? 'Space' : letter);
      await page.waitForTimeout(PAUSE_MS);
    }
  }
  const tasks = mainThreadTasks((await browser.stopTracing()).toString());
  const times = await page.evaluate(() => (window as unknown as Timed).keyTimes);
  await page.close();
  return { times, tasks };
}

const at = (values: readonly number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? 0;
const ms = (value: number) => `${value.toFixed(1)} ms`;

/** What a keystroke in the search dialog costs, in a real browser over the built site. */
export const typing: Job = async () => {
  const { origin, stop } = await serveOwn('build');
  const browser = await launch();
  const rows: Record<string, object> = {};
  for (const each of CASES) {
    const { times, tasks } = await measure(browser, `${origin}/docs/alerts/overview`, each);
    const [changed, painted] = [times.map((time) => time.changed), times.map((time) => time.painted)];
    rows[`${each.name}, ${each.slowdown}× slower`] = {
      keys: times.length,
      'list changed p50': ms(at(changed, 0.5)),
      'p95 ': ms(at(changed, 0.95)),
      'painted p50': ms(at(painted, 0.5)),
      p95: ms(at(painted, 0.95)),
      'longest tasks p99': ms(at(tasks, 0.99)),
      max: ms(at(tasks, 1)),
      'over 16 ms': tasks.filter((length) => length > 16).length,
    };
  }
  console.table(rows);
  await browser.close();
  stop();
};
