import { createServer } from 'node:http';
import { buildProblem, createSiteServer } from '@pt-docs/serving';
import { fail } from './lib/fail';
import { createDemo } from './lib/serving/embedDemo';
import { closeOnSignal, listen } from './lib/serving/listen';
import { readPort } from './lib/serving/port.mjs';

/** `npm run embed:demo`: the finished site, and on a second origin a mock app that shows it in a frame. */
const BUILD = 'build';
const PLACE = { host: '127.0.0.1', command: 'npm run embed:demo' };

const { port, problem } = readPort(process.env.PORT, 3000, 1);
const stop = problem ?? buildProblem(BUILD);
if (stop) {
  fail(stop);
}
const docs = `http://localhost:${port}`;
const app = `http://127.0.0.1:${port + 1}`;
const docsServer = createSiteServer(BUILD);
const appServer = createServer(createDemo(docs));
await listen(docsServer, { ...PLACE, port });
await listen(appServer, { ...PLACE, port: port + 1 });
closeOnSignal(docsServer, appServer);
console.log(`The mock app is ready on ${app} and shows the docs of ${docs}`);
