import type { Browser, Page } from '@playwright/test';
import type { Job } from './lib/job';
import { CPU_SLOWDOWN, launch, median } from './lib/machine';
import { type Measure, printMeasures } from './lib/table';
import type { ServedSite } from './sites/serve';

/** What a reader feels as at once on a slow phone. */
const MOST_MS = 100;
const ADDRESS = '/docs/alerts/overview';
const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 800 };

type Action = {
  readonly label: string;
  readonly viewport: typeof WIDE;
  readonly sites: readonly string[];
  readonly act: (page: Page) => Promise<void>;
  /** Leaves the page as it was. */
  readonly undo?: (page: Page) => Promise<void>;
};

const press = (page: Page, selector: string) => page.locator(selector).first().click();

const ACTIONS: readonly Action[] = [
  {
    label: 'colour mode',
    viewport: WIDE,
    sites: ['ours', 'stock'],
    act: (page) => press(page, '.navbar button[class*="toggleButton"]:visible'),
  },
  {
    label: 'menu, open',
    viewport: PHONE,
    sites: ['ours', 'stock'],
    act: (page) => press(page, '.navbar__toggle'),
    undo: (page) => press(page, '.navbar-sidebar__close'),
  },
  {
    label: 'menu, close',
    viewport: PHONE,
    sites: ['ours', 'stock'],
    act: (page) => press(page, '.navbar-sidebar__close'),
    undo: (page) => press(page, '.navbar__toggle'),
  },
  {
    label: 'search, open',
    viewport: WIDE,
    sites: ['ours'],
    act: (page) => press(page, '.pt-search-button'),
    undo: async (page) => {
      await page.waitForSelector('dialog[open]');
      await page.keyboard.press('Escape');
    },
  },
  {
    label: 'search, open by key',
    viewport: WIDE,
    sites: ['ours'],
    act: (page) => page.keyboard.press('Control+k'),
    undo: async (page) => {
      await page.waitForSelector('dialog[open]');
      await page.keyboard.press('Escape');
    },
  },
];

/** Two frames and a task: by then the browser has told how long the answer took. */
const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50)))),
  );

/** Runs in the page: the longest answer to a press or key since it was last asked, as the browser itself tells it. */
function watchAnswers(): void {
  Object.assign(window, { slowest: 0 });
  new PerformanceObserver((list) => {
    const seen = window as unknown as { slowest: number };
    for (const entry of list.getEntries()) {
      // Only what belongs to an interaction: a pointer that moves is none.
      if ((entry as PerformanceEventTiming & { interactionId?: number }).interactionId) {
        seen.slowest = Math.max(seen.slowest, entry.duration);
      }
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

async function measure(
  browser: Browser,
  site: ServedSite,
  action: Action,
  rounds: number,
): Promise<number[]> {
  const context = await browser.newContext({ viewport: action.viewport });
  const page = await context.newPage();
  await page.goto(site.origin + ADDRESS, { waitUntil: 'load' });
  await page.mouse.move(5, 400);
  await page.mouse.move(5, 404);
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.waitForLoadState('networkidle');
  if (action.label === 'menu, close') {
    await press(page, '.navbar__toggle');
  }
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.evaluate(watchAnswers);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.waitForTimeout(300);
    await page.evaluate(() => Object.assign(window, { slowest: 0 }));
    await action.act(page);
    await painted(page);
    await page.waitForTimeout(300);
    times.push(await page.evaluate(() => (window as unknown as { slowest: number }).slowest));
    await action.undo?.(page);
  }
  await context.close();
  return times;
}

async function rowsOf(
  browser: Browser,
  sites: readonly ServedSite[],
  action: Action,
  rounds: number,
): Promise<Measure[]> {
  const medians: Record<string, number> = {};
  const worst: Record<string, number> = {};
  for (const site of sites.filter(({ name }) => action.sites.includes(name))) {
    const times = await measure(browser, site, action, rounds);
    medians[site.name] = median(times);
    worst[site.name] = Math.max(...times);
  }
  return [
    { label: action.label, unit: 'ms, median', values: medians, most: MOST_MS },
    { label: action.label, unit: 'ms, worst', values: worst, most: MOST_MS },
  ];
}

/** From a press or key to the next picture (INP) on a slow processor. */
export const interaction: Job = async (sites, { rounds }) => {
  const browser = await launch();
  const measures: Measure[] = [];
  for (const action of ACTIONS) {
    measures.push(...(await rowsOf(browser, sites, action, rounds)));
  }
  await browser.close();
  printMeasures(`interaction, ${rounds} each, ${CPU_SLOWDOWN}× CPU`, measures);
};
