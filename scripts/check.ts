import { fail } from './lib/fail';
import { runLanes } from './lib/testing/runLanes';
import { checkLanes } from './lib/testing/steps';

/** `npm run check`: everything that needs no browser. */
const { passed, failed } = await runLanes(checkLanes);
if (failed.length > 0) {
  fail(`Failed: ${failed.join(', ')}. The lines above say where and why. ${passed} other checks passed.`);
}
console.log(`\n${passed} checks passed.`);
