import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
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
  'Access-Control-Allow-Headers': 'content-type, accept, mcp-protocol-version, mcp-session-id',
  'Access-Control-Max-Age': '86400',
};
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

type Refusal = [status: number, sentence: string, headers?: Record<string, string>];

function refuse(
  response: ServerResponse,
  status: number,
  sentence: string,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  response.end(JSON.stringify({ jsonrpc: '2.0', error: { code: -32_000, message: sentence }, id: null }));
}

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).hostname : '');

/** Null for a body that is too large; the rest of it isn't read. */
async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > MAX_BODY) {
      return null;
    }
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Stateless Streamable HTTP: each request gets a server of its own and nothing is remembered between two, so any
 * number of instances can stand behind a balancer.
 */
export function createHttpServer(site: Site, tools: readonly DocsTool[], options: HttpOptions = {}): Server {
  const origins = new Set(options.origins);
  const hosts = new Set(options.hosts);
  const isAllowedOrigin = (origin: string | undefined) =>
    origin === undefined || origins.has(origin) || LOOPBACK.has(hostOf(origin));
  const isAllowedHost = (host: string | undefined) => {
    const name = hostOf(`http://${host}`);
    return LOOPBACK.has(name) || hosts.has(name);
  };

  /** Why a request isn't taken, before its body is read. */
  function refusalOf({ headers, method }: IncomingMessage, pathname: string): Refusal | null {
    if (pathname !== '/mcp') {
      return /^\/(?![/\\])/.test(pathname)
        ? [404, 'The server answers at /mcp.']
        : [400, 'An address begins with one slash. The server answers at /mcp.'];
    }
    if (!isAllowedOrigin(headers.origin)) {
      return [403, 'Pages of this origin may not ask. The operator can allow it with --origin.'];
    }
    if (!isAllowedHost(headers.host)) {
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

  async function answerHealth(response: ServerResponse): Promise<void> {
    const problem = await site.data().then(
      () => '',
      (error: unknown) => (isDocsProblem(error) ? error.message : 'The docs can’t be read.'),
    );
    response.writeHead(problem ? 503 : 200, { 'Content-Type': 'text/plain' }).end(`${problem || 'ok'}\n`);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [pathname = ''] = (request.url ?? '').split('?');
    if (pathname === '/health') {
      return answerHealth(response);
    }
    const refusal = refusalOf(request, pathname);
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
    const body = await bodyOf(request);
    if (body === null) {
      return refuse(response, 413, `A request may have ${MAX_BODY / 1000} kB.`, { Connection: 'close' });
    }
    let message: unknown;
    try {
      message = JSON.parse(body);
    } catch {
      return refuse(response, 400, 'The request is not JSON.');
    }
    const server = await createDocsServer(site, tools);
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: undefined,
      enableJsonResponse: true,
    });
    response.on('close', () => {
      void server.close();
    });
    await server.connect(transport);
    await transport.handleRequest(request, response, message);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(`pt-docs: ${error instanceof Error ? error.message : String(error)}`);
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
