import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { createSiteServer } from '@pt-docs/serving';
import { certificate } from './certificate';

export type ServedSite = { readonly name: string; readonly origin: string; readonly stop: () => void };

/** A finished site, with its own headers and compressed copies, over HTTP/2, as hosts serve it. */
export async function serve(name: string, directory: string): Promise<ServedSite> {
  const site = createSiteServer(directory);
  const server = createSecureServer(certificate, (request, response) =>
    site.emit('request', request, response),
  );
  await new Promise<void>((done) => server.listen(0, done));
  return {
    name,
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => server.close(),
  };
}
