import { chromium } from '@playwright/test';
import { buildProblem, createSiteServer } from '../../packages/serving/src/server.mjs';
import { findOrInstallChromium } from '../../scripts/lib/chromium.mjs';
import { measureFigure } from './measure';
import { figuresIn } from './pages';

/** What a reader feels as at once on a slow phone. */
const MOST_MS = 100;
const BUILD = 'build';

const problem = buildProblem(BUILD);
if (problem) {
  throw new Error(problem);
}
const wanted = process.argv.slice(2);
const server = createSiteServer(BUILD);
await new Promise<void>((done) => server.listen(0, done));
const listening = server.address();
const port = typeof listening === 'object' ? listening?.port : undefined;
const browser = await chromium.launch({
  executablePath: (await findOrInstallChromium()) ?? undefined,
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 390, height: 800 } });
let tooSlow = 0;
console.log('worst ms  figure                    control');
for (const { id, address } of figuresIn(BUILD)) {
  if (wanted.length === 0 || wanted.includes(id)) {
    const rows = await measureFigure(page, `http://localhost:${port}${address}`, id);
    for (const { control, worst } of rows.sort((one, other) => other.worst - one.worst)) {
      const isSlow = worst > MOST_MS;
      tooSlow += isSlow ? 1 : 0;
      console.log(
        `${String(Math.round(worst)).padStart(8)}${isSlow ? '!' : ' '} ${id.padEnd(25)} ${control}`,
      );
    }
  }
}
console.log(`\n${tooSlow} controls answer later than ${MOST_MS} ms.`);
await browser.close();
server.close();
process.exitCode = tooSlow > 0 ? 1 : 0;
