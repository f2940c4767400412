import { z } from 'zod';
import { id, sentence } from '../fields';
import type { Tables } from '../validate';
import { escalation, houseRules } from './house-rules';

export const houseRuleSchema = z.strictObject({
  id,
  rule: sentence('Rule'),
  fine: sentence('Fine'),
  broken: sentence('Broken'),
  /** What a moderator checks when someone reports a breach. */
  check: sentence('Check'),
});

export const escalationSchema = z.strictObject({
  id,
  step: z.string().min(3),
  when: sentence('When'),
  /** The right that the step needs. The lowest role that has it is shown beside the step. */
  permission: id,
});

export type HouseRule = Readonly<z.infer<typeof houseRuleSchema>>;
export type Escalation = Readonly<z.infer<typeof escalationSchema>>;

export const tables: Tables = [
  [houseRuleSchema, houseRules],
  [escalationSchema, escalation],
];
