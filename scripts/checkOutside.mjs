import { fail } from './lib/fail.mjs';
import { installPackages } from './lib/install.mjs';
import { ensureReady } from './lib/ready.mjs';

/** `npm run check:third-party`: the finished site before checkers that others wrote. Feeds, sitemap and structured data are in `npm test`. */
const BUILD = 'build';

ensureReady();
const { outsideCheckers, THIRD_PARTY } = await import('./lib/outside.mjs');
const { buildProblem } = await import('../packages/serving/src/server.mjs');

const problem = buildProblem(BUILD);
if (problem) {
  fail(problem);
}
installPackages(THIRD_PARTY);
const counts = { clean: 0, skipped: 0, failed: 0 };
for (const { name, check } of outsideCheckers) {
  const started = Date.now();
  const { problem, skipped, note } = await check(BUILD);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  if (problem) {
    counts.failed += 1;
    console.log(`✖ ${name}, ${seconds} s\n${problem}`);
  } else if (skipped) {
    counts.skipped += 1;
    console.log(`– ${name}: skipped, ${skipped}`);
  } else {
    counts.clean += 1;
    console.log(`✔ ${name}${note ? ` (${note})` : ''}, ${seconds} s`);
  }
}
console.log(`\n${counts.clean} clean, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(counts.failed > 0 ? 1 : 0);
