import type { Browser } from '@playwright/test';
import { CPU_SLOWDOWN, launch, median } from './lib/machine';
import { type ServedSite, serve } from './lib/serve';
import { type Measure, printMeasures } from './lib/table';

/** A phone's network in a bad place. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const AFTER_PAINT_MS = 200;
/** A touch without an effect by then is lost. */
const PATIENCE_MS = 15_000;
/** Its first screen has a figure with a slider. */
const PAGE = '/docs/workbench/overview/studies-metrics/custom-metrics/momentum-oscillator';
/** Visited before, so that React is in the cache. */
const EARLIER = '/docs/trading/decentralised-exchange/swap-tokens';
const FIGURE = 'main figure:has([data-island])';
const VIEWPORT = { width: 1280, height: 900 };

const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

type Figure = { readonly x: number; readonly y: number; readonly picture: string };

/** In the page: `answered` are the milliseconds from the hand's touch to the frame in which the hydrated figure shows another picture. */
function watchFigure([figure, picture]: readonly [string, string]) {
  const isChanged = () => {
    const shown = document.querySelector(`${figure} [data-island-state=hydrated] [class*=picture]`);
    return shown && shown.innerHTML !== picture;
  };
  const answered = new Promise<number>((resolve) => {
    const touch = ({ timeStamp }: Event) => {
      const look = () => requestAnimationFrame(isChanged() ? done : look);
      const done = () => resolve(performance.now() - timeStamp);
      look();
    };
    addEventListener('pointerdown', touch, { capture: true, once: true });
  });
  Object.assign(window, { answered });
}

type Times = { readonly painted: number; readonly answered: number; readonly hydrated: number };

/** Where its slider is and what it shows, from a visit of its own: to ask a busy page would put the touch off. */
async function readFigure(browser: Browser, { origin }: ServedSite): Promise<Figure> {
  const page = await browser.newPage({ viewport: VIEWPORT });
  await page.goto(origin + PAGE);
  await page.locator('html[data-has-hydrated=true]').waitFor();
  const box = await page.locator(`${FIGURE} input[type=range]`).first().boundingBox();
  const picture = await page.locator(`${FIGURE} [class*=picture]`).first().innerHTML();
  await page.close();
  if (!box || box.y + box.height > VIEWPORT.height) {
    throw new Error(`The first screen of ${PAGE} has no figure with a slider.`);
  }
  return { x: box.x + box.width * 0.8, y: box.y + box.height / 2, picture };
}

async function touchOnce(
  browser: Browser,
  { origin }: ServedSite,
  figure: Figure,
  isSecond: boolean,
): Promise<Times> {
  const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', SLOW);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  if (isSecond) {
    await page.goto(origin + EARLIER);
    await page.locator('html[data-has-hydrated=true]').waitFor();
  }
  await page.addInitScript(watchFigure, [FIGURE, figure.picture] as const);
  await session.send('Page.enable');
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
  const paint = new Promise<void>((done) =>
    session.on('Page.lifecycleEvent', ({ name }) => name === 'firstContentfulPaint' && done()),
  );
  await page.goto(origin + PAGE, { waitUntil: 'commit' });
  await paint;
  await sleep(AFTER_PAINT_MS);
  await page.mouse.click(figure.x, figure.y);
  const touched = page.evaluate(() => (window as unknown as { answered: Promise<number> }).answered);
  const answered = await Promise.race([touched, sleep(PATIENCE_MS).then(() => Number.POSITIVE_INFINITY)]);
  await page.locator('html[data-has-hydrated=true]').waitFor();
  const [painted = Number.NaN, hydrated = Number.NaN] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    performance.now(),
  ]);
  await context.close();
  return { painted, answered, hydrated };
}

/** From the first touch of a figure to its picture, and from opening the page to its application, beside other builds of ours (`--only <folder>`), in turns. */
export async function firstTouch({ rounds, only }: { rounds: number; only: readonly string[] }) {
  const sites = await Promise.all(
    ['build', ...only].map((directory, index) => serve(index === 0 ? 'ours' : directory, directory)),
  );
  const browser = await launch();
  const figures = new Map<ServedSite, Figure>();
  for (const site of sites) {
    figures.set(site, await readFigure(browser, site));
  }
  const measures: Measure[] = [];
  for (const isSecond of [false, true]) {
    const times = new Map(sites.map(({ name }) => [name, [] as Times[]]));
    for (let round = 0; round < rounds; round += 1) {
      for (const [site, figure] of figures) {
        times.get(site.name)?.push(await touchOnce(browser, site, figure, isSecond));
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
    measures.push(
      measure('first paint', 'painted'),
      measure('answer', 'answered', isSecond ? 250 : 700),
      measure('all hydrated', 'hydrated'),
    );
  }
  await browser.close();
  for (const { stop } of sites) {
    stop();
  }
  printMeasures(
    `touched ${AFTER_PAINT_MS} ms after first paint, median of ${rounds}, 4× CPU, 1.6 Mbit/s`,
    measures,
  );
}
