import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8');
const namesIn = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, name]) => name);

it('every icon has a picture, and every picture a name', () => {
  const names = namesIn(read('src/components/layout/Icon/index.tsx'), /^ {2}\| '([\w-]+)'/gm);
  const drawn = namesIn(read('src/css/icons.css'), /\[data-icon='([\w-]+)'\]/g);
  expect(names.length).toBeGreaterThan(20);
  expect(names).toEqual(drawn);
});

it('every name stands for the path at its place', () => {
  const css = read('src/css/icons.css');
  const places = namesIn(css, /--icon: (\d+);/g).map(Number);
  const heights = Array.from(
    css.matchAll(/%3Cpath(?: transform='translate\(0 (\d+)\)')? d=/g),
    ([, y = '0']) => +y,
  );
  expect(places).toEqual(places.map((_, index) => index));
  expect(heights).toEqual(places.map((place) => place * 20));
  expect(css).toContain(`viewBox='0 0 20 ${places.length * 20}'`);
  expect(css).toContain(`calc(var(--icon) * 100% / ${places.length - 1})`);
});
