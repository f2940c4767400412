import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rules } from './rules';

it.each(Object.entries(rules))('%s has a home that exists', (id, { home }) => {
  const [page = '', anchor] = home.split('#');
  const file = `.${page.endsWith('/') ? `${page}index` : page}.mdx`;
  expect(existsSync(file), `data/reference/rules.ts, record "${id}": no file ${file}`).toBe(true);
  expect(readFileSync(file, 'utf8'), `data/reference/rules.ts, record "${id}": ${home}`).toContain(
    `{/* #${anchor} */}`,
  );
});
