import { nodeProblem } from './lib/checkNode.mjs';
import { fail } from './lib/fail.mjs';
import { installPackages } from './lib/install.mjs';
import { portProblem } from './lib/listen.mjs';
import { readPort } from './lib/port.mjs';

/** `npm start`: install what is missing, build, serve. Works right after a clone. */
const { port, problem } = readPort(process.env.PORT, 3000);
const stop = nodeProblem() ?? problem ?? (await portProblem(port, 'npm start'));
if (stop) {
  fail(stop);
}
installPackages();
await import('./build.mjs');
await import('./serve.mjs');
