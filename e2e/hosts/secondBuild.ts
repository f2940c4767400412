import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The next build of the same site, made without building: every script, stylesheet and fragment under another name, and one
 * page with another title. What changes in a deploy, as far as a browser can see.
 */
export const CHANGED_TITLE = { before: 'The alerts panel', after: 'The alerts panel, revised' };

const HASH = /\.([0-9a-f]{8})\.(js|css|json)$/;
const TEXT = /\.(html|js|css|json)$/;
const backwards = (hash: string) => Array.from(hash).reverse().join('');

export function makeSecondBuild(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  const files = readdirSync(to, { recursive: true, encoding: 'utf8' });
  for (const compressed of files.filter((file) => /\.(br|gz)$/.test(file))) {
    rmSync(path.join(to, compressed));
  }
  const hashes = new Set(files.flatMap((file) => file.match(HASH)?.[1] ?? []));
  const anyHash = new RegExp(Array.from(hashes).join('|'), 'g');
  for (const file of files.filter((name) => TEXT.test(name))) {
    const whole = path.join(to, file);
    const text = readFileSync(whole, 'utf8')
      .replace(anyHash, backwards)
      .replaceAll(CHANGED_TITLE.before, CHANGED_TITLE.after);
    writeFileSync(whole, text);
    renameSync(
      whole,
      whole.replace(HASH, (_, hash: string, kind: string) => `.${backwards(hash)}.${kind}`),
    );
  }
}
