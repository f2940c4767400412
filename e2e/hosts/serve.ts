import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildProblem, createSiteServer } from '@pt-docs/serving';
import { fail } from '../../scripts/lib/fail';
import { type HostName, portsLine } from '../ports';
import { bareHost } from './bareHost';
import { createDeployHost } from './deployHost';
import { answerApp } from './embedHost';
import { createHostedSearch } from './hostedSearch';

/** Every host of the browser tests, in one process. What takes time is made when a test first asks for it. */
const problem = buildProblem('build');
if (problem) {
  fail(problem);
}

const listenerOf =
  (server: Server): RequestListener =>
  (request, response) =>
    server.emit('request', request, response);

function later(make: () => Promise<RequestListener>): Server {
  let made: Promise<RequestListener> | undefined;
  return createServer(async (request, response) => {
    made ??= make();
    (await made)(request, response);
  });
}

const site = createSiteServer('build');
const portOf = (server: Server) => (server.address() as AddressInfo).port;

const servers: Record<HostName, Server> = {
  site,
  bareHost: createServer(bareHost('build')),
  embedHost: createServer(answerApp),
  hostedSearch: later(async () => listenerOf(createHostedSearch())),
  deployHost: later(createDeployHost),
};

const names = Object.keys(servers) as HostName[];
Promise.all(
  names.map(
    (name) =>
      new Promise<[HostName, number]>((resolve) => {
        servers[name]
          .on('error', ({ message }) =>
            fail(`The browser tests need ${names.length} free ports: ${message}.`),
          )
          .listen(0, () => resolve([name, portOf(servers[name])]));
      }),
  ),
).then((ports) => console.log(portsLine(Object.fromEntries(ports) as Record<HostName, number>)));

// A run that was killed can't end this process.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && process.exit(), 500).unref();
