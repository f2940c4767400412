import type { Browser, CDPSession, Page } from '@playwright/test';
import { CPU_SLOWDOWN, launch, median } from './lib/machine';
import { type ServedSite, serve } from './lib/serve';
import { type Measure, printMeasures } from './lib/table';

/** A phone in a bad place, and one in a good place. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const FAST_4G = { offline: false, latency: 60, downloadThroughput: 1_100_000, uploadThroughput: 700_000 };
/** So long ago it came to the page, where it matters. */
const MOVED_MS = 3_000;
/** A tap without an effect by then is lost. */
const PATIENCE_MS = 15_000;

/** What shows that the tap was answered: one more of them than before, or another text in the first. */
type Effect = { readonly selector: string; readonly isText?: boolean };

type Tap = {
  readonly label: string;
  readonly path: string;
  readonly network: typeof SLOW;
  readonly control: string;
  readonly effect: Effect;
  /** After the first paint. */
  readonly afterMs: number;
  /** A mouse stands on the control so long before it's pressed; without it a finger taps. */
  readonly hoverMs?: number;
  /** The mouse hasn't moved on the page before. */
  readonly isFirst?: boolean;
  readonly limit?: number;
};

const DOC = '/docs/workbench/overview/saving-resaving-a-workbench';
const TEXT = '/docs/others/location-restrictions';

const onDoc = { path: DOC, network: SLOW };
const run = { ...onDoc, control: '[data-run]', effect: { selector: 'aside [data-app]' } };
const link = {
  network: FAST_4G,
  control: '.pagination-nav__link',
  effect: { selector: 'h1', isText: true },
  afterMs: 6000,
};

const TAPS: readonly Tap[] = [
  {
    label: 'home: first chip',
    path: '/',
    network: SLOW,
    control: 'button:has-text("metric add")',
    effect: { selector: 'button[aria-label^="Remove "]' },
    afterMs: 300,
    limit: 900,
  },
  { label: 'doc: Run at once', ...run, afterMs: 300 },
  { label: 'doc: Run later', ...run, afterMs: 6000 },
  {
    label: 'doc: menu',
    ...onDoc,
    control: '.navbar__toggle',
    effect: { selector: '.navbar-sidebar--show' },
    afterMs: 200,
    limit: 132,
  },
  {
    label: 'doc: search',
    ...onDoc,
    control: '.navbar [data-opens-search]',
    effect: { selector: 'dialog[open] input' },
    afterMs: 200,
    limit: 141,
  },
  { label: 'doc: link tapped, nothing before', path: DOC, ...link },
  { label: 'text page: link tapped, nothing before', path: TEXT, ...link },
  { label: 'doc: link hovered', path: DOC, ...link, hoverMs: 500 },
  { label: 'doc: link hovered, nothing before', path: DOC, ...link, hoverMs: 500, isFirst: true },
];

/** In every document: the milliseconds from the press to the frame that shows its effect, also on another page. */
function watch({ selector, isText }: Effect) {
  const seen = () =>
    Array.from(document.querySelectorAll(selector)).filter((each) => {
      const { width, height } = each.getBoundingClientRect();
      return width > 0 && height > 0 && getComputedStyle(each).visibility !== 'hidden';
    });
  const state = () => (isText ? seen()[0]?.textContent : String(seen().length));
  addEventListener(
    'pointerdown',
    () => {
      sessionStorage.setItem('before', state() ?? '');
      sessionStorage.setItem('pressed', String(Date.now()));
    },
    { capture: true, once: true },
  );
  const look = () => {
    const pressed = sessionStorage.getItem('pressed');
    const now = state();
    if (pressed && now && now !== '0' && now !== sessionStorage.getItem('before')) {
      Object.assign(window, { answered: Date.now() - Number(pressed) });
    } else {
      requestAnimationFrame(look);
    }
  };
  requestAnimationFrame(look);
}

async function untilPainted(session: CDPSession): Promise<void> {
  await session.send('Page.enable');
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
  await new Promise<void>((done) =>
    session.on('Page.lifecycleEvent', ({ name }) => name === 'firstContentfulPaint' && done()),
  );
}

async function press(page: Page, { control, hoverMs, isFirst }: Tap): Promise<void> {
  const target = page.locator(control).filter({ visible: true }).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) {
    throw new Error(`${control} is nowhere.`);
  }
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (hoverMs === undefined) {
    await page.touchscreen.tap(x, y);
  } else {
    if (!isFirst) {
      await page.mouse.move(5, 5);
      await page.waitForTimeout(MOVED_MS);
    }
    await page.mouse.move(x, y);
    await page.waitForTimeout(hoverMs);
    await page.mouse.click(x, y);
  }
}

async function tapOnce(browser: Browser, { origin }: ServedSite, tap: Tap): Promise<number> {
  const isTouch = tap.hoverMs === undefined;
  const context = await browser.newContext({
    viewport: isTouch ? { width: 390, height: 844 } : { width: 1280, height: 900 },
    isMobile: isTouch,
    hasTouch: isTouch,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', tap.network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(watch, tap.effect);
  const painted = untilPainted(session);
  await page.goto(origin + tap.path, { waitUntil: 'commit' });
  await painted;
  await page.waitForTimeout(tap.afterMs);
  await press(page, tap);
  const answered = await page
    .waitForFunction(() => (window as unknown as { answered?: number }).answered, null, {
      timeout: PATIENCE_MS,
    })
    .then((handle) => handle.jsonValue())
    .catch(() => Number.POSITIVE_INFINITY);
  await context.close();
  return answered ?? Number.POSITIVE_INFINITY;
}

/** From a first tap or click to what it shows, beside other builds of ours (`--only <folder>`), in turns. */
export async function taps({ rounds, only }: { rounds: number; only: readonly string[] }): Promise<void> {
  const sites = await Promise.all(
    ['build', ...only].map((directory, index) => serve(index === 0 ? 'ours' : directory, directory)),
  );
  const browser = await launch();
  const measures: Measure[] = [];
  for (const tap of TAPS) {
    const times = new Map(sites.map(({ name }) => [name, [] as number[]]));
    for (let round = 0; round < rounds; round += 1) {
      for (const site of sites) {
        times.get(site.name)?.push(await tapOnce(browser, site, tap));
      }
    }
    measures.push({
      label: tap.label,
      unit: 'ms',
      values: Object.fromEntries(Array.from(times, ([name, all]) => [name, median(all)])),
      most: tap.limit,
    });
  }
  await browser.close();
  for (const { stop } of sites) {
    stop();
  }
  printMeasures(`from a tap to its effect, median of ${rounds}, ${CPU_SLOWDOWN}× CPU`, measures);
}
