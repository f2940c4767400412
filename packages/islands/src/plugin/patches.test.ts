import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { PATCHES } from './patches';

it('each patch has a row in PATCHES.md, and every row is a patch', () => {
  const ledger = readFileSync(path.resolve(import.meta.dirname, '../../PATCHES.md'), 'utf8');
  const rows = Array.from(ledger.matchAll(/^\| `([\w-]+)` +\|/gm), ([, id]) => id);
  expect(rows.toSorted()).toEqual(Object.keys(PATCHES).toSorted());
});
