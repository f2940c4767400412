import { existsSync, readFileSync } from 'node:fs';
import { screenerFamilyPages, screenerFields, sharedFieldFacts } from '@site/data/screener/fields';
import { screenerOperators } from '@site/data/screener/operators';
import { screenerFamilies, screenerGroups } from '@site/data/screener/types';
import { parseFilter } from '@site/src/lib/screener/screenerFilter';
import { describe, expect, it } from 'vitest';

function sourceOf(page: string): string {
  const [path = ''] = page.slice(1).split('#');
  const file = path.endsWith('/') ? `${path}index.mdx` : `${path}.mdx`;
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** What is wrong with a filter that readers will copy, or undefined. */
function problemOf(text: string): string | undefined {
  const filter = parseFilter(text);
  return 'error' in filter ? `"${text}": ${filter.error}` : undefined;
}

it.each(screenerFields)('the first filter of $id is one that PT accepts', ({ filter }) => {
  expect(problemOf(filter)).toBeUndefined();
});

it('every group of fields has its shared facts', () => {
  const groups = [...screenerFamilies.filter((family) => family !== 'offchain'), ...screenerGroups];
  expect(Object.keys(sharedFieldFacts).sort()).toEqual(groups.sort());
});

it.each(screenerOperators)(
  'the example of $sign is a filter with this operator',
  ({ sign, example, values }) => {
    expect(parseFilter(example)).toMatchObject({ operator: sign, values: { length: values } });
  },
);

describe('filters on the screener pages', () => {
  const pages = [
    '/docs/screener/overview',
    '/docs/screener/creating-a-screener',
    '/docs/screener/screener-filters/',
    ...Object.values(screenerFamilyPages).map(({ page }) => page),
  ];
  /** Shown to explain the grammar: written short on purpose. */
  const fragments = ['fee_apr > 10', 'metric operator value [window]'];

  it.each(pages)('%s shows only filters that PT accepts', (page) => {
    const text = sourceOf(page);
    const code = [...text.matchAll(/```text\n([\s\S]*?)```|`([^`\n]+)`/g)]
      .flatMap(([, block, inline]) => (block ?? inline ?? '').split('\n'))
      .filter((line) => !fragments.includes(line));
    const joined = code
      .filter((line) => line.startsWith('where '))
      .map((line) => line.slice('where '.length));
    const single = code.filter((line) => /^[a-z_0-9]+ ([<>]=?|=|between|changed%) /.test(line));
    const filters = [...joined.flatMap((line) => line.split(' and ')), ...single];
    expect(filters.length, `${page} should show at least one filter.`).toBeGreaterThan(0);
    const problems = filters.map(problemOf).filter((problem) => problem !== undefined);
    expect(problems, problems.join(' ')).toEqual([]);
  });
});
