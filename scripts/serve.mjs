import { fail } from './lib/fail.mjs';
import { importTypeScript } from './lib/importTypeScript.mjs';
import { listen } from './lib/listen.mjs';
import { readPort } from './lib/port.mjs';
import { buildProblem, createSiteServer } from './lib/server.mjs';

/** `npm run serve`: the finished site, by the rules that the build wrote beside it. */
const BUILD = 'build';

const { port, problem } = readPort(process.env.PORT, 3000);
const stop = problem ?? buildProblem(BUILD);
if (stop) {
  fail(stop);
}
// The pages were built with a list of their own; this adds parents for the server's policy without a new build.
const { environment } = await importTypeScript('config/env.ts').catch(({ message }) => fail(message));
await listen(createSiteServer(BUILD, { frameParents: environment.embedOrigins }), port, 'npm start');
console.log(`PT Docs is ready on http://localhost:${port}`);
