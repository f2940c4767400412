import { nodeProblem } from './lib/checkNode.mjs';
import { fail } from './lib/fail.mjs';
import { installPackages } from './lib/install.mjs';
import { runTool } from './lib/run.mjs';

/** `npm start`: install what is missing, build, serve. Works right after a clone. */
const problem = nodeProblem();
if (problem) {
  fail(problem);
}
installPackages();
if (runTool('docusaurus', ['build']) !== 0) {
  fail('The site could not be built: the message above names the file and what to change.');
}
await import('./serve.mjs');
