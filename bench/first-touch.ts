import type { Browser } from '@playwright/test';
import type { Job } from './lib/job';
import { CPU_SLOWDOWN, launch, median } from './lib/machine';
import { type Measure, printMeasures } from './lib/table';
import { type ServedSite, serve } from './sites/serve';

/** A phone's network in a bad place. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const AFTER_PAINT_MS = 200;
/** A touch without an effect by then is lost. */
const PATIENCE_MS = 15_000;
const HOME = '/';
/** Visited before, so that React is in the cache. */
const EARLIER = '/docs/trading/decentralised-exchange/swap-tokens';

const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** In the page: resolves with the milliseconds from the touch to the frame that shows another picture. */
function watchFigure() {
  const figure = document.querySelector('main figure:has([data-island])');
  const picture = figure?.querySelector('[class*=picture]');
  const slider = figure?.querySelector('input[type=range]')?.getBoundingClientRect();
  if (!picture || !slider) {
    throw new Error('The home page has no figure with a slider.');
  }
  const before = picture.innerHTML;
  let touched = 0;
  addEventListener('pointerdown', () => (touched ||= performance.now()), true);
  const answered = new Promise<number>((resolve) => {
    const look = () => requestAnimationFrame(picture.innerHTML === before ? look : done);
    const done = () => resolve(performance.now() - touched);
    look();
  });
  Object.assign(window, { answered });
  return { x: slider.x + slider.width * 0.8, y: slider.y + slider.height / 2 };
}

type Times = { readonly answered: number; readonly hydrated: number };

async function touchOnce(browser: Browser, { origin }: ServedSite, isSecond: boolean): Promise<Times> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', SLOW);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  if (isSecond) {
    await page.goto(origin + EARLIER);
    await page.locator('html[data-has-hydrated=true]').waitFor();
  }
  await page.goto(origin + HOME, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await sleep(AFTER_PAINT_MS);
  const { x, y } = await page.evaluate(watchFigure);
  await page.mouse.click(x, y);
  const touched = page.evaluate(() => (window as unknown as { answered: Promise<number> }).answered);
  const answered = await Promise.race([touched, sleep(PATIENCE_MS).then(() => Number.POSITIVE_INFINITY)]);
  await page.locator('html[data-has-hydrated=true]').waitFor();
  const hydrated = await page.evaluate(() => performance.now());
  await context.close();
  return { answered, hydrated };
}

/** From the first touch of the home page's figure to its picture, and from opening the page to its application, beside other builds of ours (`--only <folder>`), in turns. */
export const firstTouch: Job = async (_, { rounds, only }) => {
  const sites = await Promise.all(
    ['build', ...only].map((directory, index) =>
      serve({ name: index === 0 ? 'ours' : directory, directory, hashedFolder: '/assets/' }, 'build'),
    ),
  );
  const browser = await launch();
  const measures: Measure[] = [];
  for (const isSecond of [false, true]) {
    const times = new Map(sites.map(({ name }) => [name, [] as Times[]]));
    for (let round = 0; round < rounds; round += 1) {
      for (const site of sites) {
        times.get(site.name)?.push(await touchOnce(browser, site, isSecond));
      }
    }
    const measure = (label: string, kind: keyof Times, most?: number): Measure => ({
      label: `${label} on a ${isSecond ? 'second' : 'first'} page`,
      unit: 'ms',
      values: Object.fromEntries(
        Array.from(times, ([name, all]) => [name, median(all.map((time) => time[kind]))]),
      ),
      most,
    });
    measures.push(measure('answer', 'answered', isSecond ? 250 : 700), measure('all hydrated', 'hydrated'));
  }
  await browser.close();
  for (const { stop } of sites) {
    stop();
  }
  printMeasures(
    `touched ${AFTER_PAINT_MS} ms after first paint, median of ${rounds}, 4× CPU, 1.6 Mbit/s`,
    measures,
  );
};
