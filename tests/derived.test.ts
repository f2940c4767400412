import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COMPONENTS_FILE, componentsTable } from '../scripts/lib/authoring/componentsTable';
import { pictures } from '../src/illustrations/pictures';

it('the table of author components is the one that the code gives', () => {
  const written = existsSync(COMPONENTS_FILE) ? readFileSync(COMPONENTS_FILE, 'utf8') : '';
  expect(
    written === componentsTable(),
    `${COMPONENTS_FILE} is stale: npm run components writes it again.`,
  ).toBe(true);
});

it('names every picture of the app', () => {
  const named = Array.from(componentsTable().matchAll(/^\| `([a-z-]+)` \| \S/gm), ([, name]) => name);
  expect(named.toSorted()).toEqual(Object.keys(pictures).toSorted());
});
