import { fail } from './lib/fail';
import { createFiguresServer } from './lib/figuresIndex';
import { addressText, listen } from './lib/listen';
import { readHost, readPort } from './lib/port.mjs';

/** `npm run figures`: every figure in all its states, for authors. Not part of the site. */
const { port, problem } = readPort(process.env.PORT, 3002);
if (problem) {
  fail(problem);
}
const host = readHost(process.env.HOST);
await listen(await createFiguresServer(), { port, host, command: 'npm run figures' });
console.log(`The figures index is ready on ${addressText(host, port)}`);
