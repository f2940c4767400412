import { fail } from './lib/fail';
import { readPort } from './lib/serving/port.mjs';
import { DOCUSAURUS, startChild } from './lib/startChild';

/** `npm run dev`: the site for authors, rendered again at each save. */
const { port, problem } = readPort(process.env.PORT, 3000);
if (problem) {
  fail(problem);
}
// Docusaurus would wrap the sentences about wrong variables in its own stack.
await import('../config/env').catch(({ message }) => fail(message));
process.exit(await startChild(DOCUSAURUS, ['start', '--port', String(port), '--no-open']));
