import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const THEME = path.resolve(import.meta.dirname, '../src/theme');

/** An override is a file that the framework looks up by its path: `X/index.tsx` or `X.tsx`. */
function overrides(): string[] {
  return readdirSync(THEME, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .filter((file) => /(^|\/)index\.tsx?$/.test(file) || /^[\w-]+\.tsx?$/.test(path.basename(file)))
    .map((file) => file.replace(/\/index\.tsx?$|\.tsx?$/, ''));
}

it('every override has a row in src/theme/README.md, and every row an override', () => {
  const ledger = Array.from(
    readFileSync(path.join(THEME, 'README.md'), 'utf8').matchAll(/^\| `([^`]+)`\s+\|/gm),
    ([, name]) => name,
  );
  // A helper beside an override's index belongs to it; a folder below it is another override.
  const owned = overrides().filter(
    (name) =>
      existsSync(path.join(THEME, name, 'index.tsx')) ||
      !ledger.some((row) => row !== name && name.startsWith(`${row}/`)),
  );
  expect(owned.toSorted()).toEqual(ledger.toSorted());
});
