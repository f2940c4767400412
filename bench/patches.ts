import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { parseHtml } from '@pt-docs/built-pages';
import { selectAll } from 'hast-util-select';
import { PATCHES } from '../packages/islands/src/plugin/patches';
import { runQuietly } from '../scripts/lib/run';
import { DOCUSAURUS } from '../scripts/lib/startChild';
import type { Job } from './lib/job';
import { CPU_SLOWDOWN, launch, median } from './lib/machine';
import { PAGES } from './lib/pages';
import { serve } from './sites/serve';

const PAGE = PAGES['how-to'] ?? '';
const OUT_DIR = '.cache/patches';

type Site = { readonly without: string; readonly directory: string; readonly isBuilt: boolean };

async function buildWithout(id: string): Promise<Site> {
  const directory = path.join(OUT_DIR, id || 'all');
  const { code, output } = await runQuietly(process.execPath, [DOCUSAURUS, 'build', '--out-dir', directory], {
    ISLANDS_WITHOUT: id,
  });
  if (code !== 0) {
    console.log(`Without ${id} the site cannot be built:\n${output.split('\n').slice(0, 5).join('\n')}`);
  }
  return { without: id, directory, isBuilt: code === 0 };
}

function weights({ directory }: Site) {
  const file = path.join(PAGE, 'index.html');
  const page = parseHtml(readFileSync(path.join(directory, file), 'utf8'));
  const styles = selectAll('link[rel="stylesheet"]', page).map(({ properties }) => String(properties.href));
  const scripts = selectAll('meta[name="islands-scripts"]', page).flatMap(({ properties }) =>
    String(properties.content).split(' '),
  );
  const kilobytes = (names: readonly string[]) =>
    names.reduce(
      (sum, name) => sum + brotliCompressSync(readFileSync(path.join(directory, name))).length,
      0,
    ) / 1000;
  const firstView = kilobytes([file, ...styles]);
  return { firstView, hydrated: firstView + kilobytes(scripts) };
}

type Times = { readonly ms: number; readonly blocked: number };

/**
 * From the first sign of intent to a hydrated page, and for how much of it the page could not answer (the part of each task beyond
 * 50 ms). Without the network's share: everything comes from this machine.
 */
async function hydrationTimesOf(browser: Browser, { directory }: Site): Promise<Times> {
  const { origin, stop } = await serve({ name: directory, directory, hashedFolder: '/assets/' }, 'build');
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(origin + PAGE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const times = await page.evaluate(
    () =>
      new Promise<Times>((resolve) => {
        const root = document.documentElement;
        const start = performance.now();
        let blocked = 0;
        new PerformanceObserver((list) => {
          blocked += list.getEntries().reduce((sum, { duration }) => sum + duration - 50, 0);
        }).observe({ type: 'longtask' });
        const finish = (ms: number) => setTimeout(() => resolve({ ms, blocked }), 500);
        new MutationObserver(
          () => root.dataset.hasHydrated === 'true' && finish(performance.now() - start),
        ).observe(root, { attributes: true });
        window.dispatchEvent(new Event('pointermove'));
        setTimeout(finish, 20_000, Number.NaN);
      }),
  );
  await context.close();
  stop();
  return times;
}

/** Rounds go through all sites, so that a busy minute slows all of them. */
async function hydrationTimes(sites: readonly Site[], rounds: number): Promise<Map<string, Times>> {
  const browser = await launch();
  const times = new Map<string, Times[]>(sites.map(({ without }) => [without, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const site of sites) {
      times.get(site.without)?.push(await hydrationTimesOf(browser, site));
    }
  }
  await browser.close();
  return new Map(
    Array.from(times, ([id, all]) => [
      id,
      { ms: median(all.map(({ ms }) => ms)), blocked: median(all.map(({ blocked }) => blocked)) },
    ]),
  );
}

const signed = (value: number, digits: number) =>
  `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(digits)}`;

type Result = Times & { readonly without: string; readonly firstView: number; readonly hydrated: number };

const NO_WEIGHT = { firstView: Number.NaN, hydrated: Number.NaN };
const NO_TIMES: Times = { ms: Number.NaN, blocked: Number.NaN };

const cell = (value: number, digits: number) => (Number.isNaN(value) ? '–' : signed(value, digits));

function printTable([all, ...others]: readonly Result[]): void {
  if (!all || Number.isNaN(all.firstView)) {
    throw new Error('The site cannot be built with all patches: run "npm run build" and read its message.');
  }
  console.log(`\n${PAGE}: what a reader loads with all patches, and how much more without each`);
  console.log('| Without | First view, kB | Hydrated, kB | Hydration at 4× CPU, ms | Blocked, ms |');
  console.log('| --- | ---: | ---: | ---: | ---: |');
  console.log(
    `| (all patches) | ${all.firstView.toFixed(1)} | ${all.hydrated.toFixed(1)} | ${all.ms.toFixed(0)} | ${all.blocked.toFixed(0)} |`,
  );
  for (const { without, firstView, hydrated, ms, blocked } of others) {
    const cells = [
      cell(firstView - all.firstView, 1),
      cell(hydrated - all.hydrated, 1),
      cell(ms - all.ms, 0),
      cell(blocked - all.blocked, 0),
    ];
    console.log(`| \`${without}\` | ${cells.join(' | ')} |`);
  }
}

/** What a how-to page weighs with every patch and without each of them, and with --ms how long it hydrates: a table to paste. */
export const patches: Job = async (_sites, { rounds, only, hasTimes }) => {
  rmSync(OUT_DIR, { recursive: true, force: true });
  const sites: Site[] = [];
  for (const id of ['', ...Object.keys(PATCHES)].filter((name) => !name || !only[0] || only.includes(name))) {
    console.log(id ? `Building without ${id}…` : 'Building with all patches…');
    sites.push(await buildWithout(id));
  }
  const built = sites.filter(({ isBuilt }) => isBuilt);
  const times = hasTimes ? await hydrationTimes(built, rounds) : new Map<string, Times>();
  printTable(
    sites.map((site) => ({
      without: site.without,
      ...(times.get(site.without) ?? NO_TIMES),
      ...(site.isBuilt ? weights(site) : NO_WEIGHT),
    })),
  );
};
