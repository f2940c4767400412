import { fail } from './lib/fail.mjs';
import { readPort } from './lib/port.mjs';
import { createSiteServer, hasBuild } from './lib/server.mjs';

const BUILD = 'build';

const { port, problem } = readPort(process.env.PORT, 3000);
if (problem) {
  fail(problem);
}
if (!hasBuild(BUILD)) {
  fail('There is no finished site to serve. Run "npm run build" first, or "npm start" to do both.');
}
createSiteServer(BUILD)
  .on('error', (error) => {
    fail(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is taken. End the other program or choose another port: PORT=${port + 1} npm start`
        : `The server could not start on port ${port}: ${error.message}.`,
    );
  })
  .listen(port, () => console.log(`PT Docs is ready on http://localhost:${port}`));
