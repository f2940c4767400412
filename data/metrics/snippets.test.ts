import { expect, it } from 'vitest';
import { snippets } from './snippets';
import { metricFamilies } from './types';

it.each(snippets)(
  '$family: the snippet gives $value from the response beside it',
  ({ code, response, value, decimals = 9 }) => {
    expect(code.split('\n').length).toBeLessThanOrEqual(10);
    const computed: number = new Function('response', code)(JSON.parse(JSON.stringify(response)));
    expect(computed).toBeCloseTo(value, decimals);
  },
);

it('has a snippet of every family whose recipe is published', () => {
  const without = ['jlabs-models', 'jlabs-token-ratings'];
  expect(snippets.map(({ family }) => family).sort()).toEqual(
    metricFamilies.filter((family) => !without.includes(family)).sort(),
  );
});
