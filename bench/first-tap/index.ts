import type { Browser, Page } from '@playwright/test';
import type { Job } from '../lib/job';
import { CPU_SLOWDOWN, launch, median, SLOW_4G } from '../lib/machine';
import { type Measure, printMeasures } from '../lib/table';
import type { ServedSite } from '../sites/serve';
import { type Control, TARGETS, type Target } from './controls';
import { type Watched, watch, watchInteractions } from './watch';

const DELAYS_S = [0.2, 0.5, 3] as const;
const MOST_MS: Readonly<Record<string, number>> = { search: 150, figure: 800 };
const MOST_LAYOUT_MS = 100;
const MOST_INTERACTION_MS = 200;
/** A tap without an effect by then is lost. */
const PATIENCE_MS = 8_000;
const PAUSE_MS = 600;

declare const watched: Watched;

const now = () => performance.timeOrigin + performance.now();
const sleep = (ms: number) => new Promise<undefined>((done) => setTimeout(done, ms));

/** A phone's processor and network, and nothing in the cache. */
async function openCold(browser: Browser, viewport: Target['viewport']): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    isMobile: true,
    hasTouch: true,
    // Ours is dark to begin with; a site that follows the system is dark then too, and every first tap makes it light.
    colorScheme: 'dark',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return page;
}

/** Opens the page and waits for so many seconds after its first paint. */
async function openAndWait(page: Page, address: string, delayS: number): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  const paintedAt = await page.evaluate(() => watched.paintedAt);
  await sleep(Math.max(0, paintedAt + delayS * 1000 - now()));
}

/** Milliseconds from the tap to the frame that shows its effect; infinity for a tap that was lost. */
async function tapOnce(
  browser: Browser,
  site: ServedSite,
  { address, viewport }: Target,
  control: Control,
  delayS: number,
): Promise<number> {
  const page = await openCold(browser, viewport);
  await page.addInitScript(watch, control);
  await openAndWait(page, site.origin + address, delayS);
  const point = await Promise.race([page.evaluate(() => watched.find()), sleep(PATIENCE_MS)]);
  if (!point) {
    throw new Error(`${site.name}: nothing on the screen of ${address} matches ${control.press}.`);
  }
  const effectAt = page.evaluate(() => watched.effectAt).catch(() => Number.POSITIVE_INFINITY);
  const tappedAt = now();
  await page.touchscreen.tap(point.x, point.y);
  const at = await Promise.race([effectAt, sleep(PATIENCE_MS).then(() => Number.POSITIVE_INFINITY)]);
  await page.context().close();
  return at - tappedAt;
}

async function measureTarget(
  browser: Browser,
  sites: readonly ServedSite[],
  target: Target,
  delayS: number,
  rounds: number,
): Promise<Measure> {
  const times = new Map<string, number[]>();
  // In turns, so that a busy moment of the machine falls on each.
  for (let round = 0; round < rounds; round += 1) {
    for (const site of sites) {
      const control = target.sites[site.name];
      if (control) {
        const time = await tapOnce(browser, site, target, control, delayS);
        times.set(site.name, [...(times.get(site.name) ?? []), time]);
      }
    }
  }
  return {
    label: `${target.label}, ${delayS} s`,
    unit: 'ms',
    values: Object.fromEntries(Array.from(times, ([site, values]) => [site, median(values)])),
    most: MOST_MS[target.label] ?? MOST_LAYOUT_MS,
  };
}

/** What every site has, and what does not cover the next control: contents open, close, open, close, then the menu. */
const FIRST_FIVE = [...Array.from({ length: 4 }, () => 'on this page'), 'menu'];

async function firstFive(browser: Browser, site: ServedSite): Promise<number[]> {
  const targets = FIRST_FIVE.flatMap((label) => TARGETS.find((target) => target.label === label) ?? []);
  const [first] = targets;
  const controls = targets.flatMap(({ sites }) => sites[site.name] ?? []);
  const [control] = controls;
  if (!first || !control) {
    return [];
  }
  const page = await openCold(browser, first.viewport);
  await page.addInitScript(watch, control);
  await page.addInitScript(watchInteractions);
  await openAndWait(page, site.origin + first.address, 0.5);
  for (const { press } of controls) {
    const box = await page.locator(press).filter({ visible: true }).first().boundingBox();
    if (box) {
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    }
    await sleep(PAUSE_MS);
  }
  await sleep(PAUSE_MS);
  const durations = await page.evaluate(() =>
    Object.values((window as unknown as { durations: Record<number, number> }).durations),
  );
  await page.context().close();
  return durations;
}

const p75 = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.75) - 1] ?? Number.NaN;

/** From the first tap after a cold load to its effect, on a slow phone; then Event Timing of the first five interactions. */
export const firstTap: Job = async (sites, { rounds, only }) => {
  const browser = await launch();
  const peers = sites.filter(({ name }) => TARGETS.some((target) => Object.hasOwn(target.sites, name)));
  const measures: Measure[] = [];
  for (const target of TARGETS.filter(({ label }) => only.length === 0 || only.includes(label))) {
    for (const delayS of DELAYS_S) {
      measures.push(await measureTarget(browser, peers, target, delayS, rounds));
    }
  }
  printMeasures(
    `first tap, median of ${rounds}, ${CPU_SLOWDOWN}× CPU, 1.6 Mbit/s, after first paint`,
    measures,
  );
  const durations = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const site of peers) {
      durations.set(site.name, [...(durations.get(site.name) ?? []), ...(await firstFive(browser, site))]);
    }
  }
  printMeasures(`Event Timing of the first five interactions, ${CPU_SLOWDOWN}× CPU`, [
    {
      label: 'to the next paint',
      unit: 'ms, p75',
      values: Object.fromEntries(Array.from(durations, ([site, values]) => [site, p75(values)])),
      most: MOST_INTERACTION_MS,
    },
  ]);
  await browser.close();
};
