import { buildSite } from './lib/building/buildSite';
import { fail } from './lib/fail';
import { readPort } from './lib/serving/port.mjs';
import { serveSite } from './lib/serving/serveSite';

/** `npm start`: build, then serve. The bootstrap has installed what was missing. */
const { problem } = readPort(process.env.PORT, 3000);
if (problem) {
  fail(problem);
}
await buildSite();
await serveSite('npm start');
