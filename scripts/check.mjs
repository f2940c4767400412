import { nodeProblem } from './lib/checkNode.mjs';
import { fail } from './lib/fail.mjs';
import { installPackages } from './lib/install.mjs';
import { runLanes } from './lib/runLanes.mjs';
import { checkLanes } from './lib/steps.mjs';

/** `npm run check`: everything that needs no browser. */
const problem = nodeProblem();
if (problem) {
  fail(problem);
}
installPackages();
const { passed, failed } = await runLanes(checkLanes);
if (failed.length > 0) {
  fail(`Failed: ${failed.join(', ')}. The lines above say where and why. ${passed} other checks passed.`);
}
console.log(`\n${passed} checks passed.`);
