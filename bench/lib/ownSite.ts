import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSiteServer } from '@pt-docs/serving';

/** A finished site of this project on a free port, with all its headers. */
export async function serveOwn(directory: string) {
  const server: Server = createSiteServer(directory);
  await new Promise<void>((done) => server.listen(0, done));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
