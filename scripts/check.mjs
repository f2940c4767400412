import { nodeProblem } from './lib/checkNode.mjs';
import { fail } from './lib/fail.mjs';
import { installPackages } from './lib/install.mjs';
import { runSteps } from './lib/runSteps.mjs';
import { checkSteps } from './lib/steps.mjs';

/** `npm run check`: everything that needs no browser. */
const problem = nodeProblem();
if (problem) {
  fail(problem);
}
installPackages();
const { passed, failed } = runSteps(checkSteps);
if (failed) {
  fail(`"${failed}" failed: the lines above say where and why. ${passed} earlier checks passed.`);
}
console.log(`\n${passed} checks passed.`);
