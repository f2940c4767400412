import { launch } from './lib/machine';
import { serve } from './lib/serve';
import { heapOf, openApp, playFast, sleep, threadTime, VIEWPORT } from './play';

const MINUTE_MS = 60_000;
const MINUTES = 5;

/** What the page keeps in memory while it plays at 10×, minute after minute. */
export async function heap(): Promise<void> {
  const site = await serve('ours', 'build');
  const browser = await launch();
  const page = await browser.newPage({ viewport: VIEWPORT });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await openApp(page, site);
  await playFast(page);
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    await sleep(MINUTE_MS);
    const { Nodes, JSEventListeners } = await threadTime(session);
    const used = (await heapOf(session)).toFixed(1);
    console.log(
      `minute ${minute}: ${used} MB, ${(Nodes ?? 0) / 1_000} nodes, ${(JSEventListeners ?? 0) / 1_000} listeners`,
    );
  }
  await browser.close();
  site.stop();
}
