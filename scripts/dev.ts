import { fail } from './lib/fail';
import { readPort } from './lib/serving/port.mjs';
import { DOCUSAURUS, startChild } from './lib/startChild';

/** `npm run dev`: the site for authors, rendered again at each save. */
const { port, problem } = readPort(process.env.PORT, 3000);
if (problem) {
  fail(problem);
}
const { code } = await startChild(DOCUSAURUS, ['start', '--port', String(port), '--no-open']);
process.exit(code);
