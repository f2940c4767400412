import { describe, expect, it } from 'vitest';
import { escalation, houseRules } from './house-rules';
import { escalationSchema, houseRuleSchema } from './house-rules.schema';
import { permissions } from './roles';
import { roleIds } from './roles.schema';

describe('data/community/house-rules.ts', () => {
  it.each(houseRules.map((rule) => [rule.id, rule] as const))('rule %s has the agreed form', (id, rule) => {
    expect(houseRuleSchema.safeParse(rule).error?.issues ?? [], `house rule "${id}"`).toEqual([]);
  });

  it.each(escalation.map((step) => [step.id, step] as const))('step %s has the agreed form', (id, step) => {
    expect(escalationSchema.safeParse(step).error?.issues ?? [], `escalation step "${id}"`).toEqual([]);
  });

  it('names each rule and each step once', () => {
    const ids = [...houseRules, ...escalation].map(({ id }) => id);
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      'ids that appear twice',
    ).toEqual([]);
  });

  it('never asks for a lower role than the step before it', () => {
    const ranks = escalation.map(({ permission }) =>
      roleIds.findIndex((role) => permissions.some(({ id, from }) => id === permission && from === role)),
    );
    expect(ranks, 'lowest role of each step, in order').toEqual([...ranks].sort((a, b) => a - b));
  });
});
