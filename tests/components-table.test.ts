import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COMPONENTS_FILE, componentsTable } from '../scripts/lib/authoring/componentsTable';

it('the table of author components is the one that the code gives', () => {
  const written = existsSync(COMPONENTS_FILE) ? readFileSync(COMPONENTS_FILE, 'utf8') : '';
  expect(
    written === componentsTable(),
    `${COMPONENTS_FILE} is stale: npm run components writes it again.`,
  ).toBe(true);
});
