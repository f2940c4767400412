import { existsSync, readFileSync, statSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';

/**
 * The simplest static host there is: files by name, a folder's index.html, no redirect, no repair. What works
 * here without a server's help works anywhere.
 */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.xml': 'application/xml',
};

function fileFor(pathname: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  const base = path.join('build', path.normalize(decoded));
  return [
    base,
    `${base}.html`,
    path.join(base, 'index.html'),
    path.join(base.replace(/\.html$/, ''), 'index.html'),
  ].find((file) => existsSync(file) && statSync(file).isFile());
}

export const answerBare: RequestListener = (request, response) => {
  const file = fileFor((request.url ?? '/').split('?')[0] ?? '/');
  response.writeHead(file ? 200 : 404, {
    'Content-Type': TYPES[path.extname(file ?? '.html')] ?? 'application/octet-stream',
  });
  response.end(readFileSync(file ?? 'build/404.html'));
};
