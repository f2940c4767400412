import { expect, it } from 'vitest';
import { sharingRules } from './sharing-rules';
import { sharingRuleSchema } from './sharing-rules.schema';

it.each(sharingRules)('$id is complete', (rule) => {
  expect(sharingRuleSchema.safeParse(rule).error?.issues ?? [], `sharing rule "${rule.id}"`).toEqual([]);
});

it('names each rule once', () => {
  expect(new Set(sharingRules.map(({ id }) => id)).size).toBe(sharingRules.length);
});
