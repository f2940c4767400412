import { existsSync, readFileSync, statSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import send from 'send';

/**
 * The simplest static host there is: files by name, a folder's index.html, no redirect, no repair. What works
 * here without a server's help works anywhere.
 */
function fileFor(root: string, pathname: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  const base = path.join(root, path.normalize(decoded));
  return [
    base,
    `${base}.html`,
    path.join(base, 'index.html'),
    path.join(base.replace(/\.html$/, ''), 'index.html'),
  ].find((file) => existsSync(file) && statSync(file).isFile());
}

export const bareHost =
  (root: string): RequestListener =>
  (request, response) => {
    const file = fileFor(root, (request.url ?? '/').split('?')[0] ?? '/');
    if (file) {
      send(request, encodeURI(path.relative(root, file)), { root, dotfiles: 'allow' }).pipe(response);
    } else {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(readFileSync(path.join(root, '404.html')));
    }
  };
