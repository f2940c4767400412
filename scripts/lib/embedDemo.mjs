import { readFileSync } from 'node:fs';

const FILES = {
  '/': { name: 'index.html', type: 'text/html' },
  '/demo.css': { name: 'demo.css', type: 'text/css' },
  '/demo.js': { name: 'demo.js', type: 'text/javascript' },
};

/** Answers requests for the mock app of embed-host/demo; `docs` is the origin that it shows. */
export function createDemo(docs) {
  return (request, response) => {
    const [pathname = '/'] = (request.url ?? '/').split('?');
    const file = Object.hasOwn(FILES, pathname) ? FILES[pathname] : null;
    if (!file) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
      return;
    }
    const text = readFileSync(
      new URL(`../../packages/embed/host/demo/${file.name}`, import.meta.url),
      'utf8',
    );
    response.writeHead(200, { 'Content-Type': `${file.type}; charset=utf-8`, 'Cache-Control': 'no-cache' });
    response.end(text.replaceAll('%DOCS%', docs));
  };
}
