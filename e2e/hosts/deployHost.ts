import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { writeOffline } from '@pt-docs/offline/build';
import { createSiteServer, readRules } from '@pt-docs/serving';
import { makeSecondBuild } from './secondBuild';

/**
 * A host on which things happen: another build is deployed, the server fails or hangs, offline reading is switched off.
 * Each test has a host name of its own (`name.localhost`) and says what this server is to be under it:
 * `PUT /state/<host>/<state>`. A name that nobody spoke about serves the first build.
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

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

const serve = (directory: string): Answer => {
  const site = createSiteServer(directory, { rules: readRules(FIRST) });
  return (request, response) => site.emit('request', request, response);
};
/** Made when first asked for: `prepare` writes one of the folders. */
const serveLater = (directory: string): Answer => {
  let site: Answer | undefined;
  return (request, response) => {
    site ??= serve(directory);
    return site(request, response);
  };
};
const first = serveLater(FIRST);
const second = serveLater(SECOND);
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

const STATES = {
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
  'broken-worker': withWorker(() => 'this is no script {'),
  failing: (_, response) => response.writeHead(503, { 'Content-Type': 'text/html' }).end('<h1>Out of order'),
  /** Pages have no content. */
  empty: (request, response) =>
    isPage(request)
      ? response.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'no-cache' }).end()
      : first(request, response),
  /** Pages never arrive; everything else does. */
  hanging: (request, response) => isPage(request) || first(request, response),
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
  /** A proxy that answers for every file: type and status look right for scripts and styles, nothing else does. */
  damaged: (request, response) =>
    request.url?.startsWith('/assets/') ||
    request.url === '/search-index.json' ||
    request.url === '/fragments.json'
      ? response.writeHead(200, { 'Content-Type': typeOf(request.url) }).end('<p>Sign in to this network</p>')
      : first(request, response),
} satisfies Readonly<Record<string, Answer>>;

export type HostState = keyof typeof STATES;

const states = new Map<string, HostState>();

const answer: RequestListener = (request, response) => {
  const { method, url = '/', headers } = request;
  const { host = '' } = headers;
  if (method === 'PUT') {
    const [, , name = '', state = ''] = url.split('/');
    states.set(name, state as HostState);
    response.writeHead(state in STATES ? 204 : 400).end();
    return;
  }
  const state: Answer = STATES[states.get(host) ?? 'first'];
  state(request, response);
};

export const createDeployHost = () => prepare().then(() => answer);
