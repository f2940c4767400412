import { createServer } from 'node:http';

/**
 * The app's side of the embed tests: empty pages of another origin, which the tests fill with frames. Reachable as
 * 127.0.0.1 (allowed), as evil.localhost (not allowed), and `/sandboxed` has the origin "null".
 */
const PAGE = '<!doctype html><html lang="en"><meta charset="utf-8"><title>App</title><body></body></html>';

createServer((request, response) => {
  const isSandboxed = request.url === '/sandboxed';
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    ...(isSandboxed && { 'Content-Security-Policy': 'sandbox allow-scripts' }),
  });
  response.end(PAGE);
}).listen(Number(process.env.PORT));
