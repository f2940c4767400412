import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';

const FILES = new Map([
  ['/', { name: 'index.html', type: 'text/html' }],
  ['/demo.css', { name: 'demo.css', type: 'text/css' }],
  ['/demo.js', { name: 'demo.js', type: 'text/javascript' }],
]);

/** Answers requests for the mock app of packages/embed/host/demo; `docs` is the origin that it shows. */
export function createDemo(docs: string) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const [pathname = '/'] = (request.url ?? '/').split('?');
    const file = FILES.get(pathname);
    if (!file) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
      return;
    }
    const text = readFileSync(`packages/embed/host/demo/${file.name}`, 'utf8');
    response.writeHead(200, { 'Content-Type': `${file.type}; charset=utf-8`, 'Cache-Control': 'no-cache' });
    response.end(text.replaceAll('%DOCS%', docs));
  };
}
