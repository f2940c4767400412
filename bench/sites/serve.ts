import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSiteServer, readRules } from '@pt-docs/serving';
import type { Site } from './site';

/** What was sent since the last `reset`: bodies as they went over the wire, without headers. */
export type Traffic = {
  bytes: number;
  requests: number;
  /** Of other pages, fetched before anybody asked for them (`<link rel="prefetch">`); not in the two above. */
  bytesAhead: number;
};

const NOTHING: Traffic = { bytes: 0, requests: 0, bytesAhead: 0 };

export type ServedSite = {
  readonly name: string;
  readonly origin: string;
  readonly traffic: Traffic;
  readonly reset: () => void;
  readonly stop: () => void;
};

/** The rules of our site decide how long files are kept; everything else of them is ours alone. */
function rulesFor({ hashedFolder }: Site, build: string) {
  const { cache, types } = readRules(build);
  return {
    cache,
    types,
    hashedFolder,
    forOtherOrigins: [],
    headers: {},
    policy: {},
    redirects: [],
    folderPages: [],
  };
}

/** All sites by the same server, with brotli; ours with all its headers and its policy. */
export async function serve(site: Site, build: string): Promise<ServedSite> {
  const server =
    site.directory === build
      ? createSiteServer(build)
      : createSiteServer(site.directory, { rules: rulesFor(site, build) });
  const traffic: Traffic = { ...NOTHING };
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    response.on('finish', () => {
      const bytes = Number(response.getHeader('Content-Length') ?? 0);
      if (String(request.headers['sec-purpose'] ?? request.headers.purpose).includes('prefetch')) {
        traffic.bytesAhead += bytes;
      } else {
        traffic.bytes += bytes;
        traffic.requests += 1;
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, done));
  return {
    name: site.name,
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    traffic,
    reset: () => Object.assign(traffic, NOTHING),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
