import type { CDPSession, Page } from '@playwright/test';
import { CPU_SLOWDOWN, launch, median } from './lib/machine';
import { type ServedSite, serve } from './lib/serve';
import { printMeasures } from './lib/table';

/** Four strips and five alerts, of which some fire on the way. */
const LINES = [
  'study add rsi',
  'study add macd',
  'metric add "funding rate"',
  'metric add cvd',
  ...[66_000, 66_500, 67_000, 67_500, 68_000].map(
    (level) => `alert price crosses ${level} trigger=every time`,
  ),
];
const PLAYED_MS = 10_000;
const FIRST_SECOND_MS = 1_000;
export const VIEWPORT = { width: 1440, height: 900 };

export const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** In the page: counts frames in which the open bar has changed, and the longest task after the first second, from now on. */
function watch() {
  const bar = () => document.querySelector('[data-chart] [class*="open"] path')?.getAttribute('d');
  const seen = { frames: 0, longest: 0, begin: performance.now() };
  let last = bar();
  requestAnimationFrame(function look() {
    requestAnimationFrame(look);
    seen.frames += bar() === last ? 0 : 1;
    last = bar();
  });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      if (startTime > seen.begin + 1_000) {
        seen.longest = Math.max(seen.longest, duration);
      }
    }
  }).observe({ entryTypes: ['longtask'] });
  Object.assign(window, { seen });
}

type Seen = { readonly frames: number; readonly longest: number };

/** Milliseconds of the main thread's own time, which other programs on the machine don't lengthen. */
export async function threadTime(session: CDPSession): Promise<Readonly<Record<string, number>>> {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value * 1_000]));
}

/** What stays in use, in megabytes. */
export async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return ((await threadTime(session)).JSHeapUsedSize ?? 0) / 1_000 / 2 ** 20;
}

export async function playFast(page: Page): Promise<void> {
  const speed = page.getByRole('button', { name: /^Speed/ });
  while ((await speed.textContent()) !== '10×') {
    await speed.click();
  }
  await page.getByRole('button', { name: 'Play', exact: true }).click();
}

export async function openApp(page: Page, { origin }: ServedSite) {
  await page.goto(`${origin}/?w=${encodeURIComponent(`workbench:${LINES.join(';')}`)}`);
  await page.locator('[data-island="workspace"][data-island-state="hydrated"]').waitFor();
  await sleep(2_000);
}

/** From Enter in the command bar to its answer. */
async function answerTime(page: Page, line: string): Promise<number> {
  await page.locator('[data-layout] input[role=combobox]').fill(line);
  return page.evaluate(async () => {
    const field = document.querySelector<HTMLInputElement>('[data-layout] input[role=combobox]');
    const status = document.querySelector('[data-layout] [role=status]');
    const before = status?.textContent;
    const begin = performance.now();
    field?.form?.requestSubmit();
    while (status?.textContent === before) {
      await new Promise(requestAnimationFrame);
    }
    return performance.now() - begin;
  });
}

async function playOnce(site: ServedSite) {
  const browser = await launch();
  const page = await browser.newPage({ viewport: VIEWPORT });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await openApp(page, site);
  await page.evaluate(watch);
  const seen = () => page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  await playFast(page);
  await sleep(FIRST_SECOND_MS);
  const [began, framesBefore] = [await threadTime(session), (await seen()).frames];
  await sleep(PLAYED_MS / 2);
  const [ended, framesAfter] = [await threadTime(session), (await seen()).frames];
  const frames = framesAfter - framesBefore;
  const per = (name: string) => ((ended[name] ?? 0) - (began[name] ?? 0)) / frames;
  const cost = {
    frame: per('TaskDuration'),
    script: per('ScriptDuration'),
    style: per('RecalcStyleDuration'),
    layout: per('LayoutDuration'),
  };
  const heap = await heapOf(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.evaluate(watch);
  await sleep(PLAYED_MS);
  const slow = await seen();
  const grown = (await heapOf(session)) - heap;
  const answers = [];
  for (const line of ['1H', 'ethusdt', 'study add sma', '4h']) {
    answers.push(await answerTime(page, line));
  }
  await browser.close();
  return {
    ...cost,
    frames: slow.frames / (PLAYED_MS / 1_000),
    longest: slow.longest,
    grown,
    answer: median(answers),
    slowest: Math.max(...answers),
  };
}

/** Play at 10× with four strips and five alerts, beside other builds of ours (`--only <folder>`), in turns. */
export async function play({ rounds, only }: { rounds: number; only: readonly string[] }) {
  const sites = await Promise.all(
    ['build', ...only].map((directory, index) => serve(index === 0 ? 'ours' : directory, directory)),
  );
  const runs = new Map(sites.map((site) => [site.name, [] as Awaited<ReturnType<typeof playOnce>>[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const site of sites) {
      runs.get(site.name)?.push(await playOnce(site));
    }
  }
  for (const { stop } of sites) {
    stop();
  }
  const measure = (
    label: string,
    unit: string,
    key: keyof Awaited<ReturnType<typeof playOnce>>,
    limit = {},
  ) => ({
    label,
    unit,
    digits: 1,
    values: Object.fromEntries(Array.from(runs, ([name, all]) => [name, median(all.map((run) => run[key]))])),
    ...limit,
  });
  printMeasures(`10× with four strips and five alerts, median of ${rounds}`, [
    measure('main thread a frame', 'ms', 'frame'),
    measure('of it script', 'ms', 'script'),
    measure('of it style', 'ms', 'style'),
    measure('of it layout', 'ms', 'layout'),
    measure('frames a second, 4× CPU', '1/s', 'frames', { least: 30 }),
    measure('longest task, 4× CPU', 'ms', 'longest', { most: 100 }),
    measure('heap grown in ten seconds', 'MB', 'grown'),
    measure('command answered, 4× CPU', 'ms', 'answer', { most: 300 }),
    measure('slowest command, 4× CPU', 'ms', 'slowest', { most: 300 }),
  ]);
}
