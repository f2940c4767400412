import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

const ONE_YEAR = 31_536_000;

/** The plain path of an address that ends in index.html or .html or repeats slashes; null when it is plain already. */
export function plainPath(pathname) {
  const plain = pathname
    .replace(/[/\\]{2,}/g, '/')
    .replace(/\/index(\.html)?$/, '/')
    .replace(/\.html$/, '');
  return plain === pathname ? null : plain;
}

/** What the app loads from its own origin: the host module and the help ids (plugins/embed-host). */
const isForOtherOrigins = (pathname) => pathname.startsWith('/embed/') || pathname === '/help-ids.json';

/** Text that browsers would otherwise guess the letters of, or offer to download. */
const TEXT_TYPES = { '.md': 'text/markdown; charset=utf-8', '.txt': 'text/plain; charset=utf-8' };

function setHeaders(response, pathname) {
  if (isForOtherOrigins(pathname)) {
    response.setHeader('Access-Control-Allow-Origin', '*');
  }
  const textType = TEXT_TYPES[path.extname(pathname)];
  if (textType) {
    response.setHeader('Content-Type', textType);
  }
  const isHashed = pathname.startsWith('/assets/');
  response.setHeader('Cache-Control', isHashed ? `public, max-age=${ONE_YEAR}, immutable` : 'no-cache');
  response.setHeader('X-Content-Type-Options', 'nosniff');
}

/** The finished site as a static host would serve it: plain paths, both slash forms, 404.html for everything else. */
export function createSiteServer(directory) {
  const root = path.resolve(directory);
  const notFoundPage = readFileSync(path.join(root, '404.html'));
  const serveFile = sirv(root, { etag: true, dotfiles: false, setHeaders });

  function answerNotFound(response) {
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' });
    response.end(notFoundPage);
  }

  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const [pathname = '/', query] = (request.url ?? '/').split('?', 2);
    const plain = plainPath(pathname);
    if (plain !== null && pathname !== '/404.html') {
      response.writeHead(301, { Location: plain + (query === undefined ? '' : `?${query}`) }).end();
      return;
    }
    serveFile(request, response, () => answerNotFound(response));
  });
}

export const hasBuild = (directory) => existsSync(path.join(directory, '404.html'));
