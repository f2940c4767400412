import getPort from 'get-port';
import type { Job } from '../lib/job';
import { launch, median } from '../lib/machine';
import { serveOwn } from '../lib/ownSite';
import { PAGES } from '../lib/pages';
import { type Audit, audit, CATEGORIES } from './audit';

const BUILD = 'build';

function print(kind: string, audits: readonly Audit[]): void {
  const of = (read: (one: Audit) => number) => median(audits.map(read));
  const scores = CATEGORIES.map((name) => String(of(({ scores }) => scores[name])).padStart(4));
  console.log(
    `${scores.join('  ')}  ${of(({ lcpMs }) => lcpMs)
      .toFixed(0)
      .padStart(7)} ${of(({ blockedMs }) => blockedMs)
      .toFixed(0)
      .padStart(7)} ${of(({ shift }) => shift)
      .toFixed(3)
      .padStart(6)}  ${kind}`,
  );
  for (const line of new Set(audits.flatMap(({ lost }) => lost))) {
    console.log(`        ${line}`);
  }
}

/** Lighthouse on one page of each kind, as a phone. */
export const lighthouse: Job = async (_, { pages, rounds }) => {
  const debuggingPort = await getPort();
  const { origin, stop } = await serveOwn(BUILD);
  const browser = await launch([`--remote-debugging-port=${debuggingPort}`]);
  console.log(`\nLighthouse, mobile, median of ${rounds}\n`);
  console.log('perf  a11y  best   seo   LCP ms  TBT ms    CLS  page');
  for (const [kind, address] of Object.entries(PAGES)) {
    if (pages.length === 0 || pages.includes(kind)) {
      const audits: Audit[] = [];
      for (let round = 0; round < rounds; round += 1) {
        audits.push(await audit(origin + address, debuggingPort));
      }
      print(kind, audits);
    }
  }
  await browser.close();
  stop();
};
