import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { writeOffline } from '@pt-docs/offline/build';
import { createSiteServer, readRules } from '@pt-docs/serving';
import { makeSecondBuild } from './secondBuild';

/**
 * A host on which things happen: another build is deployed, the server fails or hangs, offline reading is switched off.
 * Each test has a host name of its own (`name.localhost`) and says what this server is to be under it:
 * `PUT /state/<state>`. A name that nobody spoke about serves the first build. `PUT /asked/<path>` tells how often a page
 * was asked for, `/frame/<path>` shows it in a frame.
 */
const FIRST = 'build';
const SECOND = '.cache/second-build';
const SWITCHED_OFF = '.cache/switched-off';
const WORKER = 'service-worker.js';

async function prepare(): Promise<void> {
  makeSecondBuild(FIRST, SECOND);
  await writeOffline(SECOND, { isOn: true, siteTitle: 'PT Docs' });
  mkdirSync(SWITCHED_OFF, { recursive: true });
  await writeOffline(SWITCHED_OFF, { isOn: false, siteTitle: 'PT Docs' });
}

const rules = readRules(FIRST);
type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

const serve = (directory: string): Answer => {
  const site = createSiteServer(directory, { rules });
  return (request, response) => site.emit('request', request, response);
};
const first = serve(FIRST);
/** Made by `prepare`, after this. */
let secondSite: Answer | undefined;
const second: Answer = (request, response) => {
  secondSite ??= serve(SECOND);
  return secondSite(request, response);
};
const typeOf = (url: string) =>
  ({ '.js': 'text/javascript', '.css': 'text/css' })[path.extname(url)] ?? 'application/json';
const isPage = ({ url = '/' }: IncomingMessage) => path.extname(url) === '';

const withWorker =
  (script: () => string): Answer =>
  (request, response) =>
    request.url === `/${WORKER}`
      ? response
          .writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' })
          .end(script())
      : first(request, response);

const STATES: Readonly<Record<string, Answer>> = {
  first,
  /** The next build, and nothing of the one before. */
  second,
  /** The next build, with the older scripts kept beside it. */
  'second-beside-first': (request, response) => {
    const { url = '/' } = request;
    const isNew = existsSync(path.join(SECOND, url)) || !url.startsWith('/assets/');
    return (isNew ? second : first)(request, response);
  },
  'switched-off': withWorker(() => readFileSync(path.join(SWITCHED_OFF, WORKER), 'utf8')),
  failing: (_, response) => response.writeHead(503, { 'Content-Type': 'text/html' }).end('<h1>Out of order'),
  /** Pages never arrive; everything else does. */
  hanging: (request, response) => isPage(request) || first(request, response),
  unreachable: (request) => request.socket.destroy(),
  /** The main script is empty, and may be kept for a year. */
  'empty-main': (request, response) =>
    /^\/assets\/js\/main\./.test(request.url ?? '')
      ? response
          .writeHead(200, {
            'Content-Type': 'text/javascript',
            'Cache-Control': 'public, max-age=31536000, immutable',
          })
          .end()
      : first(request, response),
  /** Deploys whose worker cannot run, or does nothing. */
  'broken-worker': withWorker(() => 'throw 1'),
  'empty-worker': withWorker(() => ''),
  /** A proxy that answers for every file: type and status look right for scripts and styles, nothing else does. */
  damaged: (request, response) =>
    request.url?.startsWith('/assets/') ||
    request.url === '/search-index.json' ||
    request.url === '/fragments.json'
      ? response.writeHead(200, { 'Content-Type': typeOf(request.url) }).end('<p>Sign in to this network</p>')
      : first(request, response),
};

const FRAME = '/frame';
const framing = (address: string) =>
  `<!doctype html><html lang="en"><title>App</title><link rel="icon" href="data:,"><iframe src="${address}"></iframe></html>`;

const states = new Map<string, string>();
const asked = new Map<string, number>();

/** Requests of the tests to this server itself. */
const TEST_REQUESTS: Readonly<
  Record<string, (host: string, parts: string[], response: ServerResponse) => void>
> = {
  state(host, [, state = ''], response) {
    states.set(host, state);
    response.writeHead(state in STATES ? 204 : 400).end();
  },
  asked(host, [, ...address], response) {
    response.end(String(asked.get(`${host}/${address.join('/')}`) ?? 0));
  },
};

const server = createServer((request, response) => {
  const { method, url = '/', headers } = request;
  const { host = '' } = headers;
  if (method === 'PUT') {
    const parts = url.split('/').slice(1);
    TEST_REQUESTS[parts[0] ?? '']?.(host, parts, response);
    return;
  }
  asked.set(host + url, (asked.get(host + url) ?? 0) + 1);
  if (url.startsWith(`${FRAME}/`)) {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(framing(url.slice(FRAME.length)));
    return;
  }
  (STATES[states.get(host) ?? 'first'] ?? first)(request, response);
});

prepare().then(() => server.listen(Number(process.env.PORT)));
