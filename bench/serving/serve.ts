import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSiteServer } from '@pt-docs/serving';
import sirv from 'sirv';

/** One side of the comparison in a process of its own: the site by its rules, or the same files with no rule at all. */
const [kind, directory = ''] = process.argv.slice(2);
const server =
  kind === 'rules'
    ? createSiteServer(directory)
    : createServer(sirv(directory, { etag: true, brotli: true, gzip: true }));
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
