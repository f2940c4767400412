import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { toNodeHandler } from '@modelcontextprotocol/node';
import {
  createMcpHandler,
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  validateHostHeader,
  validateOriginHeader,
} from '@modelcontextprotocol/server';
import { isDocsProblem } from './reader';
import { createDocsServer } from './server';
import type { Site } from './site';
import type { DocsTool } from './tool';

type HttpOptions = {
  /** Origins of web pages that may ask, besides pages of this machine. Programs send no origin. */
  readonly origins?: readonly string[];
  /** Names by which this server is called, besides those of this machine. */
  readonly hosts?: readonly string[];
};

const MAX_BODY = 256_000;
const REQUEST_MS = 30_000;
const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers':
    'content-type, accept, mcp-protocol-version, mcp-session-id, mcp-method, mcp-name',
  'Access-Control-Max-Age': '86400',
};

type Refusal = [status: number, sentence: string, headers?: Record<string, string>];

const refusalText = (message: string) =>
  JSON.stringify({ jsonrpc: '2.0', error: { code: -32_000, message }, id: null });

function refuse(response: ServerResponse, ...[status, sentence, headers]: Refusal): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  response.end(refusalText(sentence));
}

/** Why a request isn't taken, before its body is read; null if it is. */
function refusalOf({ headers, method, url = '' }: IncomingMessage, options: HttpOptions): Refusal | null {
  const [pathname = ''] = url.split('?');
  const { origins = [], hosts = [] } = options;
  if (pathname !== '/mcp') {
    return /^\/(?![/\\])/.test(pathname)
      ? [404, 'The server answers at /mcp.']
      : [400, 'An address begins with one slash. The server answers at /mcp.'];
  }
  if (
    !origins.includes(headers.origin ?? '') &&
    !validateOriginHeader(headers.origin, localhostAllowedOrigins()).ok
  ) {
    return [403, 'Pages of this origin may not ask. The operator can allow it with --origin.'];
  }
  if (!validateHostHeader(headers.host, [...localhostAllowedHostnames(), ...hosts]).ok) {
    return [403, 'This server is not called so. The operator can allow the name with --host-name.'];
  }
  return method === 'POST' || method === 'OPTIONS'
    ? null
    : [
        405,
        'Send a POST request: this server keeps no sessions and opens no streams.',
        { Allow: 'POST, OPTIONS' },
      ];
}

const log = (error: unknown) =>
  console.error(`pt-docs: ${error instanceof Error ? error.message : String(error)}`);

async function answerHealth(site: Site, response: ServerResponse): Promise<void> {
  const problem = await site.data().then(
    () => '',
    (error: unknown) => (isDocsProblem(error) ? error.message : 'The docs can’t be read.'),
  );
  response.writeHead(problem ? 503 : 200, { 'Content-Type': 'text/plain' }).end(`${problem || 'ok'}\n`);
}

/**
 * Streamable HTTP without sessions: each request gets a server of its own and nothing is remembered between two, so any
 * number of instances can stand behind a balancer. A request that its client has left is given up.
 */
function createMessageHandler(site: Site, tools: readonly DocsTool[]) {
  const limits = { maxRequestBodySize: MAX_BODY };
  const mcp = createMcpHandler(
    async ({ requestInfo }) => {
      const made = await createDocsServer(site, tools);
      // Later the SDK watches the client, but not while the site is read.
      requestInfo?.signal.throwIfAborted();
      return made;
    },
    // Nothing changes while the server runs, so there is nothing to listen to.
    { ...limits, maxSubscriptions: 0 },
  );
  return toNodeHandler(
    {
      async fetch(request, given) {
        // The protocol has no batches since 2025-06-18, and one request could ask for hundreds of searches.
        const isBatch = (await request.clone().text()).trimStart().startsWith('[');
        return isBatch
          ? new Response(refusalText('Send one message per request: batches aren’t taken.'), {
              status: 400,
              headers: { 'Content-Type': 'application/json' },
            })
          : mcp.fetch(request, given);
      },
    },
    { ...limits, onerror: log },
  );
}

/** The server of `/mcp`, with its health check, its refusals and what browsers ask before they send. */
export function createHttpServer(site: Site, tools: readonly DocsTool[], options: HttpOptions = {}): Server {
  const handleMessage = createMessageHandler(site, tools);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url?.split('?')[0] === '/health') {
      return answerHealth(site, response);
    }
    const refusal = refusalOf(request, options);
    if (refusal) {
      return refuse(response, ...refusal);
    }
    if (request.headers.origin !== undefined) {
      response.setHeader('Access-Control-Allow-Origin', request.headers.origin);
      response.setHeader('Vary', 'Origin');
    }
    if (request.method === 'OPTIONS') {
      response.writeHead(204, PREFLIGHT).end();
      return;
    }
    await handleMessage(request, response);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      log(error);
      if (response.headersSent) {
        response.destroy();
      } else {
        refuse(response, 500, 'The server failed at this. The operator can find the reason in its log.');
      }
    });
  });
  server.requestTimeout = REQUEST_MS;
  server.headersTimeout = REQUEST_MS;
  server.maxHeadersCount = 100;
  return server;
}
