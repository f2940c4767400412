import type { Browser } from '@playwright/test';
import { CPU_SLOWDOWN, launch, median } from './lib/machine';
import { PAGES } from './lib/pages';
import { type ServedSite, serve } from './lib/serve';
import { type Measure, printMeasures } from './lib/table';

/** So long nothing is asked for or on its way. */
const QUIET_MS = 2_000;
const LOOK_MS = 100;
const VIEWPORT = { width: 1440, height: 900 };

const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

type View = { readonly kilobytes: number; readonly requests: number; readonly blocked: number };

/** In the page: what tasks take beyond 50 ms, in sum. */
function watchTasks() {
  const tasks = { blocked: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      tasks.blocked += Math.max(0, duration - 50);
    }
  }).observe({ type: 'longtask', buffered: true });
  Object.assign(window, { tasks });
}

/** Opens a page without any cache and waits until nothing more is fetched. */
async function viewOnce(
  browser: Browser,
  { origin }: ServedSite,
  path: string,
  isListed: boolean,
): Promise<View> {
  const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const addresses = new Map<string, string>();
  const files: (readonly [string, number])[] = [];
  let last = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    last = Date.now();
    addresses.set(requestId, request.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    last = Date.now();
    files.push([addresses.get(requestId) ?? '', encodedDataLength]);
  });
  await page.addInitScript(watchTasks);
  await page.goto(origin + path, { waitUntil: 'load' });
  while (Date.now() - last < QUIET_MS) {
    await sleep(LOOK_MS);
  }
  const blocked = await page.evaluate(
    () => (window as unknown as { tasks: { blocked: number } }).tasks.blocked,
  );
  await context.close();
  const fetched = files.filter(([address]) => address.startsWith(origin));
  if (isListed) {
    for (const [address, size] of fetched.toSorted(([, one], [, other]) => other - one)) {
      console.log(`${(size / 1000).toFixed(1).padStart(7)} ${address.slice(origin.length)}`);
    }
  }
  return {
    kilobytes: fetched.reduce((sum, [, size]) => sum + size, 0) / 1000,
    requests: fetched.length,
    blocked,
  };
}

type Options = { readonly rounds: number; readonly only: readonly string[]; readonly isListed: boolean };

/** Everything that a browser fetches of a page until it's quiet, without a cache, beside other builds (`--only <folder>`), in turns. */
export async function view({ rounds, only, isListed }: Options): Promise<void> {
  const sites = await Promise.all(
    ['build', ...only].map((directory, index) => serve(index === 0 ? 'ours' : directory, directory)),
  );
  const browser = await launch();
  const measures: Measure[] = [];
  for (const { kind, path, most } of PAGES) {
    const views = new Map(sites.map(({ name }) => [name, [] as View[]]));
    for (let round = 0; round < rounds; round += 1) {
      for (const site of sites) {
        views.get(site.name)?.push(await viewOnce(browser, site, path, isListed && round === 0));
      }
    }
    const measure = (unit: string, field: keyof View, limit?: number, digits?: number): Measure => ({
      label: kind,
      unit,
      digits,
      most: limit,
      values: Object.fromEntries(
        Array.from(views, ([name, all]) => [name, median(all.map((each) => each[field]))]),
      ),
    });
    measures.push(
      measure('kB', 'kilobytes', most.view),
      measure('requests', 'requests', most.requests),
      measure('ms blocked', 'blocked', most.blocked),
    );
  }
  await browser.close();
  for (const { stop } of sites) {
    stop();
  }
  printMeasures(
    `a whole view, cold, ${VIEWPORT.width} px, ${CPU_SLOWDOWN}× CPU, median of ${rounds}`,
    measures,
  );
}
