import { nodeProblem } from './lib/checkNode.mjs';
import { fail } from './lib/fail.mjs';
import { installPackages } from './lib/install.mjs';

/** `npm start`: install what is missing, build, serve. Works right after a clone. */
const problem = nodeProblem();
if (problem) {
  fail(problem);
}
installPackages();
await import('./build.mjs');
await import('./serve.mjs');
