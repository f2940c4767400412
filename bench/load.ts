import type { Browser, BrowserContext } from '@playwright/test';
import getPort from 'get-port';
import { type Audit, audit } from './lib/audit';
import type { Job } from './lib/job';
import { launch } from './lib/machine';
import { PAGES } from './lib/pages';
import { type Measure, printMeasures } from './lib/table';
import type { ServedSite, Traffic } from './sites/serve';

/** Longer than any of the pages needs to settle. */
const QUIET_MS = 3000;
/** Kilobytes that the first view of ours may need, and all of a page without figures. */
const MOST_FIRST_KB = 45;
const MOST_HYDRATED_KB = 140;

/** `longTasks` are those over 50 ms until the page is hydrated and settled, at full speed; `ahead` bytes of other pages, fetched before anybody asked. */
type Weight = { first: Traffic; longTasks: number; hydrated: Traffic; ahead: number };

/** Runs in the page. */
function countLongTasks(): void {
  const counted = window as unknown as { longTasks: number };
  counted.longTasks = 0;
  new PerformanceObserver((list) => {
    counted.longTasks += list.getEntries().length;
  }).observe({ type: 'longtask', buffered: true });
}

/** Without the offline worker, which fetches in its own time what it keeps for later. */
const coldContext = (browser: Browser) => browser.newContext({ serviceWorkers: 'block' });

async function weigh(
  context: BrowserContext,
  site: ServedSite,
  address: string,
): Promise<Weight | undefined> {
  await context.addInitScript(countLongTasks);
  const page = await context.newPage();
  site.reset();
  const answer = await page.goto(site.origin + address, { waitUntil: 'load' });
  if (answer?.status() !== 200) {
    return undefined;
  }
  // Ours hydrates once it is idle after load, the others before.
  const first = { ...site.traffic };
  // A pointer that moves over nothing is a sign of intent to ours and means nothing to the others.
  await page.mouse.move(2, 2);
  await page.mouse.move(4, 4);
  // The bare HTML of our pages names scripts and has none.
  if (site.name === 'ours') {
    await page.waitForSelector('html[data-has-hydrated="true"]');
  }
  const hydrated = { ...site.traffic };
  await page.waitForTimeout(QUIET_MS);
  const longTasks = await page.evaluate(() => (window as unknown as { longTasks: number }).longTasks);
  const { bytes, bytesAhead } = site.traffic;
  return { first, longTasks, hydrated, ahead: bytesAhead + bytes - hydrated.bytes };
}

type Row = { site: string; weight: Weight; report: Audit };

async function visit(
  browser: Browser,
  port: number,
  site: ServedSite,
  address: string,
): Promise<Row | undefined> {
  const context = await coldContext(browser);
  const weight = await weigh(context, site, address);
  await context.close();
  return weight && { site: site.name, weight, report: await audit(site.origin + address, port) };
}

function measuresOf(kind: string, rows: readonly Row[]): Measure[] {
  const of = (read: (row: Row) => number) => Object.fromEntries(rows.map((row) => [row.site, read(row)]));
  const isDoc = PAGES[kind]?.startsWith('/docs/') ?? false;
  return [
    {
      label: 'first view',
      unit: 'kB',
      values: of(({ weight }) => weight.first.bytes / 1000),
      digits: 1,
      ...(isDoc && { most: MOST_FIRST_KB }),
    },
    { label: 'first view', unit: 'requests', values: of(({ weight }) => weight.first.requests) },
    {
      label: 'hydrated',
      unit: 'kB',
      values: of(({ weight }) => weight.hydrated.bytes / 1000),
      digits: 1,
      ...(kind === 'how-to' && { most: MOST_HYDRATED_KB }),
    },
    { label: 'hydrated', unit: 'requests', values: of(({ weight }) => weight.hydrated.requests) },
    { label: 'other pages, ahead', unit: 'kB', values: of(({ weight }) => weight.ahead / 1000), digits: 1 },
    {
      label: 'performance',
      unit: 'points',
      values: of(({ report }) => report.scores.performance),
      least: 100,
    },
    {
      label: 'accessibility',
      unit: 'points',
      values: of(({ report }) => report.scores.accessibility),
      least: 100,
    },
    {
      label: 'best practices',
      unit: 'points',
      values: of(({ report }) => report.scores['best-practices']),
      least: 100,
    },
    { label: 'SEO', unit: 'points', values: of(({ report }) => report.scores.seo), least: 100 },
    { label: 'LCP', unit: 'ms', values: of(({ report }) => report.lcpMs) },
    { label: 'TBT', unit: 'ms', values: of(({ report }) => report.blockedMs) },
    {
      label: 'over 50 ms, full speed',
      unit: 'tasks',
      values: of(({ weight }) => weight.longTasks),
      ...(isDoc && { most: 0 }),
    },
    { label: 'longest task, 4×', unit: 'ms', values: of(({ report }) => report.longestTaskMs) },
    { label: 'CLS', unit: '', values: of(({ report }) => report.shift), digits: 3, most: 0 },
  ];
}

/** What a page costs before the reader does anything, and once it is hydrated; and Lighthouse's view of it as a phone. */
export const load: Job = async (sites, { pages }) => {
  const port = await getPort();
  const browser = await launch([`--remote-debugging-port=${port}`]);
  const kinds = Object.keys(PAGES).filter((kind) => pages.length === 0 || pages.includes(kind));
  for (const kind of kinds) {
    const rows: Row[] = [];
    for (const site of sites) {
      const row = await visit(browser, port, site, PAGES[kind] ?? '/');
      rows.push(...(row ? [row] : []));
    }
    printMeasures(`load, ${kind}`, measuresOf(kind, rows));
    for (const line of rows[0]?.report.lost ?? []) {
      console.log(`  lost: ${line}`);
    }
  }
  await browser.close();
};
