import type { Server } from 'node:http';
import { closeServer } from '@pt-docs/serving';
import { fail } from '../fail';
import { listenProblem } from './port.mjs';

type ListenOptions = { readonly port: number; readonly host: string; readonly command: string };

/** Starts a server; an address that it cannot have ends the command with one sentence. */
export async function listen(server: Server, { port, host, command }: ListenOptions): Promise<void> {
  server.on('error', (error) => fail(listenProblem(error, port, command, host)));
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
}

/** On a signal to end, finishes the responses under way, then exits. A second signal ends at once. */
export function closeOnSignal(...servers: readonly Server[]): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      await Promise.all(servers.map((server) => closeServer(server)));
      process.exit(0);
    });
  }
}

/** How people write an address that a server listens on. */
export function addressText(host: string, port: number): string {
  const isOnlyHere = host === '127.0.0.1' || host === 'localhost' || host === '::1';
  return isOnlyHere
    ? `http://localhost:${port} (only on this machine; HOST=0.0.0.0 opens it to the network)`
    : `http://localhost:${port} and to the network (listening on ${host})`;
}
