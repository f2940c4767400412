import { fail } from './lib/fail.mjs';
import { readPort } from './lib/port.mjs';
import { ensureReady } from './lib/ready.mjs';

/** `npm run figures`: every figure in all its states, for authors. Not a part of the site. */
ensureReady();
const { importTypeScript } = await import('./lib/importTypeScript.mjs');

const { port, problem } = readPort(process.env.PORT, 3002);
if (problem) {
  fail(problem);
}
const { createFiguresServer } = await importTypeScript('scripts/lib/figuresIndex.ts');
const server = await createFiguresServer();
server
  .on('error', (error) => fail(`The figures index could not start on port ${port}: ${error.message}.`))
  .listen(port, () => console.log(`The figures index is ready on http://localhost:${port}`));
