import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Each figure of the finished site with the first page that shows it. */
export function figuresIn(build: string): { id: string; address: string }[] {
  const sitemap = readFileSync(path.join(build, 'sitemap.xml'), 'utf8');
  const addresses = Array.from(
    sitemap.matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, loc = '']) => new URL(loc).pathname,
  );
  const found = new Map<string, string>();
  for (const address of addresses) {
    const file = [`${address}.html`, `${address}/index.html`]
      .map((name) => path.join(build, name))
      .find((name) => readable(name));
    for (const [, id = ''] of (file ? readFileSync(file, 'utf8') : '').matchAll(
      /<figure[^>]*? id="?([a-z0-9-]+)/g,
    )) {
      found.set(id, found.get(id) ?? address);
    }
  }
  return Array.from(found, ([id, address]) => ({ id, address }));
}

function readable(file: string): boolean {
  try {
    readFileSync(file);
    return true;
  } catch {
    return false;
  }
}
