import { parseFilter } from '@site/src/lib/screener/screenerFilter';
import { describe, expect, it } from 'vitest';
import { defaultWindow, filterRules, screenerOperators, screenerWindows } from './operators';
import { screenerOperatorSchema } from './operators.schema';

describe('data/screener/operators.ts', () => {
  it('states each rule of a filter once, in full sentences', () => {
    expect(new Set(filterRules.map(({ id }) => id)).size).toBe(filterRules.length);
    for (const { id, rule } of filterRules) {
      expect(rule, `filter rule "${id}"`).toMatch(/^[A-Z].{10,}\.$/);
    }
    expect(screenerWindows).toContain(defaultWindow);
  });

  it('lists the operators of the filter grammar, each once', () => {
    expect(screenerOperators.map(({ sign }) => sign)).toEqual([
      '>',
      '<',
      '>=',
      '<=',
      'between',
      '=',
      'changed%',
    ]);
  });

  it.each(screenerOperators.map((operator) => [operator.sign, operator] as const))(
    '%s is complete and its example is a filter with this operator',
    (sign, operator) => {
      const checked = screenerOperatorSchema.safeParse(operator);
      expect(checked.error?.issues, `Operator "${sign}" is incomplete.`).toBeUndefined();
      expect(
        parseFilter(operator.example),
        `Operator "${sign}": its example must be one whole filter.`,
      ).toMatchObject({
        operator: sign,
        values: { length: operator.values },
      });
    },
  );
});
