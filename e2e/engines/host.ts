import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createSiteServer } from '@pt-docs/serving';
import { OFFLINE_FOLDER, WORKER_PATH } from '../../packages/offline/src/client/names';

/**
 * The finished site for one browser, with its own headers, and two things more: pages report what goes wrong in them, and
 * the test can hold files back or break the connection. Done here and not in the browsers, because they differ in it.
 */
export type Host = {
  readonly origin: string;
  /** The same server under another name: another origin, allowed to show the docs in a frame. */
  readonly app: string;
  /** What pages reported since the last call. */
  takeMessages(): string[];
  /** Answers for matching paths wait until the returned function is called. */
  hold(pattern: RegExp): () => void;
  setDown(isDown: boolean): void;
  close(): void;
};

const MESSAGES = '/engine-messages';
const PROBE = '/engine-probe.js';

/** Runs before anything else on every page. */
function probe(address: string): void {
  // Scripts still on their way when the page is left are cut off, which Firefox calls an error.
  let isLeaving = false;
  addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  const report = (text: string) => {
    if (!isLeaving) {
      void fetch(address, { method: 'POST', body: `${location.pathname}: ${text}`, keepalive: true });
    }
  };
  for (const kind of ['error', 'warn'] as const) {
    const log = console[kind];
    console[kind] = (...args: unknown[]) => {
      report(`console.${kind} ${args.map(String).join(' ')}`);
      log(...args);
    };
  }
  addEventListener(
    'error',
    (event) => {
      const { target, message } = event;
      report(target instanceof Element ? `did not load: ${target.outerHTML}` : `uncaught ${message}`);
    },
    true,
  );
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ??
    (element as HTMLInputElement).labels?.[0]?.textContent ??
    element.textContent ??
    '';
  window.findShown = (css, name) =>
    Array.from(document.querySelectorAll(css)).find(
      // What is folded away has a place all the same, in some engines.
      (element) =>
        element.getClientRects().length > 0 &&
        (element.checkVisibility?.() ?? true) &&
        nameOf(element).includes(name),
    );
  addEventListener('unhandledrejection', ({ reason }) => report(`unhandled rejection ${reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    report(`policy violation ${effectiveDirective} ${blockedURI}`),
  );
}

const OWN_PAGES: Readonly<Record<string, string>> = {
  '/engine-window': `<!doctype html><body style="height:100vh" onclick="open('/engine-app', '', 'popup,width=390,height=844')">`,
  '/engine-app':
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>App</title><body></body></html>',
};

const listen = (server: Server) =>
  new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );

/** Without a worker files come from here and not from its caches, as often as they are asked for. */
export async function startHost({ hasWorker = false } = {}): Promise<Host> {
  let isDown = false;
  const messages: string[] = [];
  const held = new Map<RegExp, Promise<void>>();

  const front = createServer((request, response) => void answer(request, response));
  const port = await listen(front);
  const app = `http://127.0.0.1:${port}`;
  const site = createSiteServer('build');
  const sitePort = await listen(site);

  const untilReleased = (url: string) =>
    Promise.all(Array.from(held, ([pattern, released]) => pattern.test(url) && released));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '/', headers } = request;
    if (isDown) {
      request.socket.destroy();
      return;
    }
    if (url === MESSAGES) {
      messages.push(await text(request));
      response.writeHead(204).end();
      return;
    }
    if (url === PROBE) {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(`(${probe})('${MESSAGES}')`);
      return;
    }
    const own = OWN_PAGES[url];
    if (own !== undefined) {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(own);
      return;
    }
    if (url === WORKER_PATH && !hasWorker) {
      response.writeHead(404).end();
      return;
    }
    await untilReleased(url);
    // The worker takes the offline page only as it was built.
    if (!headers.accept?.includes('text/html') || url.startsWith(OFFLINE_FOLDER)) {
      site.emit('request', request, response);
      return;
    }
    // As it stands in the file: pages are changed on their way.
    const page = await fetch(`http://127.0.0.1:${sitePort}${url}`, {
      redirect: 'manual',
      headers: { accept: headers.accept, 'accept-encoding': 'identity' },
    });
    const { 'content-length': _, ...rest } = Object.fromEntries(page.headers);
    response.writeHead(page.status, rest);
    response.end((await page.text()).replace(/<head>/i, `$&<script src="${PROBE}"></script>`));
  }

  return {
    origin: `http://localhost:${port}`,
    app,
    takeMessages: () => messages.splice(0),
    hold(pattern) {
      let release = () => {};
      held.set(
        pattern,
        new Promise((resolve) => {
          release = resolve;
        }),
      );
      return () => {
        held.delete(pattern);
        release();
      };
    },
    setDown(now) {
      isDown = now;
      if (now) {
        front.closeAllConnections();
      }
    },
    close() {
      front.close();
      front.closeAllConnections();
      site.close();
      site.closeAllConnections();
    },
  };
}
