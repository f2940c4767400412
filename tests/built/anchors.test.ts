import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { published } from '../published';

const idsIn = (html: string) => new Set(Array.from(html.matchAll(/\sid="?([^\s">]+)/g), ([, id]) => id));

// A page that is gone fails too: bring it back under its old address.
it.each([...published])('%s still answers, with every link to its sections', (page, anchors) => {
  const ids = idsIn(readFileSync(path.join('build', page, 'index.html'), 'utf8'));
  const lost = anchors.filter((anchor) => !ids.has(anchor));
  expect(lost, 'add each to data/site/moved-anchors.ts with the heading that answers now').toEqual([]);
});
