import { nodeProblem } from './lib/checkNode.mjs';
import { fail } from './lib/fail.mjs';
import { installPackages } from './lib/install.mjs';
import { readPort } from './lib/port.mjs';
import { runTool } from './lib/run.mjs';

/** `npm run dev`: the site for authors, drawn again at each save. */
const { port, problem } = readPort(process.env.PORT, 3000);
const stop = nodeProblem() ?? problem;
if (stop) {
  fail(stop);
}
installPackages();
process.exit(runTool('docusaurus', ['start', '--port', String(port), '--no-open']));
