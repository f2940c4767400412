import type { Browser, Page } from '@playwright/test';
import type { Job } from '../lib/job';
import { CPU_SLOWDOWN, FAST_4G, launch, median } from '../lib/machine';
import { printMeasures } from '../lib/table';
import type { ServedSite } from '../sites/serve';
import { ARRIVED, CLICKED, watchNavigation } from './watchNavigation';

/** From where, to where: neighbours in the sidebar, so that every framework shows the link. */
const WAYS = [
  ['/docs/alerts/overview', '/docs/alerts/creating-an-alert'],
  ['/docs/dashboard/overview', '/docs/dashboard/explorer'],
  ['/docs/screener/overview', '/docs/screener/creating-a-screener'],
] as const;
const MOST_HOVERED_MS = 100;
/** As long as a pointer rests on a link before it is pressed. */
const HOVER_MS = 300;
const SETTLE_MS = 1500;

/** The link of the sidebar, wherever a framework puts it. */
async function findLink(page: Page, to: string) {
  const index = await page
    .locator('aside a, nav a')
    .evaluateAll(
      (links, path) =>
        links.findIndex(
          (link) =>
            (link as HTMLAnchorElement).pathname.replace(/\.html$|\/$/g, '') === path &&
            link.checkVisibility() &&
            link.getBoundingClientRect().width > 0,
        ),
      to,
    );
  if (index < 0) {
    throw new Error(`No visible link to ${to} in the sidebar of ${page.url()}.`);
  }
  return page.locator('aside a, nav a').nth(index);
}

async function once(
  browser: Browser,
  site: ServedSite,
  [from, to]: readonly [string, string],
  isHovered: boolean,
) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  });
  await context.addInitScript(watchNavigation, [CLICKED, ARRIVED]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', FAST_4G);
  await page.goto(site.origin + from, { waitUntil: 'load' });
  // The pointer is on its way: ours hydrates.
  await page.mouse.move(640, 400);
  await page.mouse.move(640, 404);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLE_MS);
  const link = await findLink(page, to);
  await link.scrollIntoViewIfNeeded();
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  if (isHovered) {
    await link.hover();
    await page.waitForTimeout(HOVER_MS);
    await page.mouse.down();
    await page.mouse.up();
  } else {
    await link.evaluate((element) => (element as HTMLElement).click());
  }
  await page
    .waitForFunction((key) => sessionStorage.getItem(key), ARRIVED, { timeout: 20_000, polling: 100 })
    .catch(() => undefined);
  const time = Number(await page.evaluate((key) => sessionStorage.getItem(key), ARRIVED));
  await context.close();
  return time;
}

/** From a click in the sidebar to the next page's heading on the screen, on a slow processor and a phone's network. */
export const navigation: Job = async (sites, { rounds }) => {
  const browser = await launch();
  const times = { cold: new Map<string, number[]>(), hovered: new Map<string, number[]>() };
  for (let round = 0; round < rounds; round += 1) {
    for (const way of WAYS) {
      for (const site of sites) {
        for (const kind of ['cold', 'hovered'] as const) {
          const known = times[kind].get(site.name) ?? [];
          times[kind].set(site.name, [...known, await once(browser, site, way, kind === 'hovered')]);
        }
      }
    }
  }
  const medians = (kind: 'cold' | 'hovered') =>
    Object.fromEntries(Array.from(times[kind], ([site, values]) => [site, median(values)]));
  const fastest = ([, ...others]: readonly number[]) => Math.min(...others);
  printMeasures(`navigation, median of ${rounds * WAYS.length}, ${CPU_SLOWDOWN}× CPU, fast 4G`, [
    {
      label: 'cold',
      unit: 'ms',
      values: medians('cold'),
      most: Math.round(fastest(Object.values(medians('cold')))),
    },
    { label: 'hovered before', unit: 'ms', values: medians('hovered'), most: MOST_HOVERED_MS },
  ]);
  await browser.close();
};
