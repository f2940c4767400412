import { fail } from './lib/fail';
import { createFiguresServer } from './lib/serving/figuresIndex';
import { addressText, listen } from './lib/serving/listen';
import { readHost, readPort } from './lib/serving/port.mjs';

/** `npm run figures`: every figure in all its states, for authors, as it is when a page is loaded. */
const { port, problem } = readPort(process.env.PORT, 3002);
if (problem) {
  fail(problem);
}
const host = readHost(process.env.HOST);
await listen(createFiguresServer({ isWatched: true }), { port, host, command: 'npm run figures' });
console.log(`The figures index is ready on ${addressText(host, port)}`);
