import { fail } from './lib/fail.mjs';
import { listen } from './lib/listen.mjs';
import { readPort } from './lib/port.mjs';
import { ensureReady } from './lib/ready.mjs';

/** `npm run serve`: the finished site, by the rules that the build wrote beside it. */
const BUILD = 'build';

ensureReady();
const { importTypeScript } = await import('./lib/importTypeScript.mjs');
const { buildProblem, createSiteServer } = await import('../packages/serving/src/server.mjs');

const { port, problem } = readPort(process.env.PORT, 3000);
const stop = problem ?? buildProblem(BUILD);
if (stop) {
  fail(stop);
}
// The pages were built with a list of their own; this adds parents for the server's policy without a new build.
const { environment } = await importTypeScript('config/env.ts').catch(({ message }) => fail(message));
await listen(createSiteServer(BUILD, { frameParents: environment.embedOrigins }), port, 'npm start');
console.log(`PT Docs is ready on http://localhost:${port}`);
