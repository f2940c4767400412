import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { buildProblem, createSiteServer } from '@pt-docs/serving';
import { fail } from './lib/fail';
import { closeOnSignal, listen } from './lib/serving/listen';
import { readPort } from './lib/serving/port.mjs';

/**
 * `npm run embed:demo`: the finished site, and under another name, which is another origin, a mock app that shows it in a
 * frame.
 */
const BUILD = 'build';
const APP = '127.0.0.1';
const TYPES = new Map([
  ['index.html', 'text/html'],
  ['demo.js', 'text/javascript'],
]);

const { port, problem } = readPort(process.env.PORT, 3000);
const stop = problem ?? buildProblem(BUILD);
if (stop) {
  fail(stop);
}
const docs = createSiteServer(BUILD);
const server = createServer((request, response) => {
  if (!request.headers.host?.startsWith(APP)) {
    docs.emit('request', request, response);
    return;
  }
  const name = request.url === '/' ? 'index.html' : (request.url ?? '').slice(1);
  const type = TYPES.get(name);
  response.writeHead(type ? 200 : 404, { 'Content-Type': `${type ?? 'text/plain'}; charset=utf-8` });
  const text = type ? readFileSync(`packages/embed/host/demo/${name}`, 'utf8') : 'Not found';
  response.end(text.replace('%DOCS%', `http://localhost:${port}`));
});
await listen(server, { port, host: APP, command: 'npm run embed:demo' });
closeOnSignal(server);
console.log(`The mock app is ready on http://${APP}:${port} and shows the docs of http://localhost:${port}`);
