import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { derivedFiles } from '../scripts/lib/authoring/derivedFiles';
import { pictureNames } from '../src/pt/pictures/pictures';

const derived = derivedFiles();

it.each(Object.keys(derived))('%s is what code, data and posts give', (file) => {
  const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
  expect(written === derived[file], `${file} is stale: npm run derive writes it again.`).toBe(true);
});

it('the list of components names every picture of the app', () => {
  const list = derived['src/components/README.md'] ?? '';
  const named = Array.from(list.matchAll(/^\| `([a-z-]+)` \| \S/gm), ([, name]) => name);
  expect(named.toSorted()).toEqual(pictureNames);
});
