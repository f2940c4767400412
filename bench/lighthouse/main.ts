import { buildProblem, createSiteServer } from '../../packages/serving/src/server.mjs';
import { freePort, launch, machineName } from '../compare/machine';
import { PAGES } from '../compare/pages';
import { audit, CATEGORIES } from './audit';

const BUILD = 'build';

const problem = buildProblem(BUILD);
if (problem) {
  throw new Error(problem);
}
const [sitePort, debuggingPort] = [await freePort(), await freePort()];
const server = createSiteServer(BUILD).listen(sitePort);
const browser = await launch([`--remote-debugging-port=${debuggingPort}`]);

console.log(`Lighthouse, mobile, on ${machineName(browser)}\n`);
console.log('perf  a11y  best   seo   LCP ms  TBT ms    CLS  page');
for (const [kind, address] of Object.entries(PAGES)) {
  const { scores, lcpMs, blockedMs, shift, lost } = await audit(
    `http://localhost:${sitePort}${address}`,
    debuggingPort,
  );
  console.log(
    `${CATEGORIES.map((name) => String(scores[name]).padStart(4)).join('  ')}  ${lcpMs.toFixed(0).padStart(7)} ` +
      `${blockedMs.toFixed(0).padStart(7)} ${shift.toFixed(3).padStart(6)}  ${kind}`,
  );
  for (const line of lost) {
    console.log(`        ${line}`);
  }
}
await browser.close();
server.close();
