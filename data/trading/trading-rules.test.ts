import { expect, it } from 'vitest';
import { tradingRules } from './trading-rules';
import { tradingRuleSchema } from './trading-rules.schema';

it.each(tradingRules)('$id is complete', (rule) => {
  expect(tradingRuleSchema.safeParse(rule).error?.issues ?? [], rule.id).toEqual([]);
});

it('names each rule once', () => {
  expect(new Set(tradingRules.map(({ id }) => id)).size).toBe(tradingRules.length);
});
