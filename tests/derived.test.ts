import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { derivedFiles } from '../scripts/lib/authoring/derivedFiles';

const derived = derivedFiles();

it.each(Object.keys(derived))('%s is what code, data and posts give', (file) => {
  const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
  expect(written === derived[file], `${file} is stale: npm run derive writes it again.`).toBe(true);
});
