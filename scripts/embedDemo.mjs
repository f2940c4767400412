import { createServer } from 'node:http';
import { createDemo } from './lib/embedDemo.mjs';
import { fail } from './lib/fail.mjs';
import { readPort } from './lib/port.mjs';
import { createSiteServer, hasBuild } from './lib/server.mjs';

/** `npm run embed:demo`: the finished site, and on a second origin a mock app that shows it in a frame. */
const BUILD = 'build';

const { port, problem } = readPort(process.env.PORT, 3000);
if (problem) {
  fail(problem);
}
if (!hasBuild(BUILD)) {
  fail('There is no finished site to show. Run "npm run build" first.');
}

function listen(server, atPort, host) {
  server.on('error', (error) => {
    fail(
      error.code === 'EADDRINUSE'
        ? `Port ${atPort} is taken. End the other program or choose another: PORT=${port + 10} npm run embed:demo`
        : `The demo could not start on port ${atPort}: ${error.message}.`,
    );
  });
  return new Promise((resolve) => server.listen(atPort, host, resolve));
}

const docs = `http://localhost:${port}`;
await listen(createSiteServer(BUILD), port);
await listen(createServer(createDemo(docs)), port + 1, '127.0.0.1');
console.log(`The mock app is ready on http://127.0.0.1:${port + 1} and shows the docs of ${docs}`);
