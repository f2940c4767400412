import { buildProblem } from '@pt-docs/serving';
import { fail } from './lib/fail';
import { installPackages } from './lib/setUp.mjs';
import { THIRD_PARTY, thirdPartyCheckers } from './lib/testing/thirdParty';

/** `npm run check:third-party`: the finished site before checkers that others wrote. Links, feeds, sitemap and structured data are in `npm test`. */
const BUILD = 'build';

const stop = buildProblem(BUILD) ?? installPackages('all', THIRD_PARTY);
if (stop) {
  fail(stop);
}
const counts = { clean: 0, skipped: 0, failed: 0 };
for (const { name, check } of thirdPartyCheckers) {
  const started = Date.now();
  const { problem, skipped } = await check(BUILD);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  if (problem) {
    counts.failed += 1;
    console.log(`✖ ${name}, ${seconds} s\n${problem}`);
  } else if (skipped) {
    counts.skipped += 1;
    console.log(`– ${name}: skipped, ${skipped}`);
  } else {
    counts.clean += 1;
    console.log(`✔ ${name}, ${seconds} s`);
  }
}
console.log(`\n${counts.clean} clean, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(counts.failed > 0 ? 1 : 0);
