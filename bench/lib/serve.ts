import type { AddressInfo } from 'node:net';
import { createSiteServer } from '@pt-docs/serving';

export type ServedSite = { readonly name: string; readonly origin: string; readonly stop: () => void };

/** A finished site, with its own headers and compressed copies. */
export async function serve(name: string, directory: string): Promise<ServedSite> {
  const server = createSiteServer(directory);
  await new Promise<void>((done) => server.listen(0, done));
  return {
    name,
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
