import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8');
const namesIn = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, name]) => name);

it('every icon has a picture, and every picture a name', () => {
  const names = namesIn(read('src/components/Icon/index.tsx'), /^ {2}\| '([\w-]+)'/gm);
  const drawn = namesIn(read('src/css/icons.css'), /\[data-icon='([\w-]+)'\]/g);
  expect(names.length).toBeGreaterThan(20);
  expect(names).toEqual(drawn);
});
