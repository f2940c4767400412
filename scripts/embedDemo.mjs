import { createServer } from 'node:http';
import { createDemo } from './lib/embedDemo.mjs';
import { fail } from './lib/fail.mjs';
import { listen } from './lib/listen.mjs';
import { readPort } from './lib/port.mjs';
import { ensureReady } from './lib/ready.mjs';

/** `npm run embed:demo`: the finished site, and on a second origin a mock app that shows it in a frame. */
const BUILD = 'build';
const COMMAND = 'npm run embed:demo';

ensureReady();
const { buildProblem, createSiteServer } = await import('../packages/serving/src/server.mjs');

const { port, problem } = readPort(process.env.PORT, 3000, 1);
const stop = problem ?? buildProblem(BUILD);
if (stop) {
  fail(stop);
}
const docs = `http://localhost:${port}`;
const app = `http://127.0.0.1:${port + 1}`;
await listen(createSiteServer(BUILD, { frameParents: [app] }), port, COMMAND);
await listen(createServer(createDemo(docs)), port + 1, COMMAND, '127.0.0.1');
console.log(`The mock app is ready on ${app} and shows the docs of ${docs}`);
