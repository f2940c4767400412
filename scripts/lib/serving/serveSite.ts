import { buildProblem, createSiteServer } from '@pt-docs/serving';
import { fail } from '../fail';
import { addressText, closeOnSignal, listen } from './listen';
import { readHost, readPort } from './port.mjs';

const BUILD = 'build';

/** Serves the finished site by the rules that the build wrote beside it. `command` is how it was called. */
export async function serveSite(command: string): Promise<void> {
  const { port, problem } = readPort(process.env.PORT, 3000);
  const stop = problem ?? buildProblem(BUILD);
  if (stop) {
    fail(stop);
  }
  const server = createSiteServer(BUILD);
  const host = readHost(process.env.HOST);
  await listen(server, { port, host, command });
  closeOnSignal(server);
  console.log(`PT Docs is ready on ${addressText(host, port)}`);
}
