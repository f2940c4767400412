import { statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import net from 'node:net';
import { readRules, rulesFile } from './buildFolders';
import type { ServingRules } from './rules';
import { siteHandler } from './siteHandler';

type Options = {
  /** Instead of the rules that the build wrote beside the site. */
  readonly rules?: ServingRules;
};

/** In milliseconds. Node's own limits but for proxies, which keep a connection for a minute and would send a request into a closed one. */
const KEEP_ALIVE_MS = 65_000;
/** How long a reader may take who still gets an answer when the server closes. */
const PATIENCE_MS = 4_000;

/** Changes with every build: the rules are written last. */
const builtAt = (directory: string) =>
  statSync(rulesFile(directory), { throwIfNoEntry: false })?.mtimeMs ?? null;

/** The handler of the build that is there now: a new build in the same place is served from its first request on. */
function currentHandler(directory: string, { rules }: Options) {
  const load = () => siteHandler(directory, rules ?? readRules(directory));
  let handler = load();
  let built = builtAt(directory);
  return () => {
    const now = builtAt(directory);
    if (now !== null && now !== built) {
      try {
        handler = load();
        built = now;
      } catch {
        // Only part of it has been copied so far. The next request looks again.
      }
    }
    return handler;
  };
}

/** A path as it may stand in a log: one line, of bearable length, without control characters. */
const forLog = (url = '') => JSON.stringify(url.length > 200 ? `${url.slice(0, 200)}…` : url);

/**
 * The finished site as a static host would serve it, by the rules that the build wrote: plain paths, both slash forms,
 * compressed files, 404.html for everything else. An unexpected error is the end of one response, never of the process.
 */
export function createSiteServer(directory: string, options: Options = {}): Server {
  const handlerNow = currentHandler(directory, options);

  function fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`500 ${request.method} ${forLog(request.url)}: ${forLog(reason)}`);
    if (response.headersSent) {
      response.destroy();
    } else {
      const text = 'Something went wrong on the server. Try again.\n';
      response.writeHead(500, {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'no-store',
        'Content-Length': Buffer.byteLength(text),
      });
      response.end(request.method === 'HEAD' ? undefined : text);
    }
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    response.on('error', (error) => fail(request, response, error));
    try {
      handlerNow()(request, response);
    } catch (error) {
      fail(request, response, error);
    }
  }

  return createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, answer);
}

/** After its last answer a client may have sent the next request already: that long it finds somebody. */
const LAST_ANSWERS_MS = 250;

/**
 * Finishes the responses under way and closes every connection, the last ones by force. A request that still comes in on an
 * open connection is answered and told that it was the last.
 */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
    // A connection becomes idle when its response ends, and only then may be closed.
    const sweep = setInterval(() => server.closeIdleConnections(), LAST_ANSWERS_MS);
    const force = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
    // Not by http.Server's own method, which resets every idle connection at once.
    net.Server.prototype.close.call(server, () => {
      clearInterval(sweep);
      clearTimeout(force);
      resolve();
    });
  });
}
