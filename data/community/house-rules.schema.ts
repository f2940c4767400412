import { z } from 'zod';

const id = z.string().regex(/^[a-z-]+$/, 'Ids are kebab-case.');
const sentence = (what: string) =>
  z.string().min(12).regex(/[.]$/, `${what}: write full sentences and end with a full stop.`);

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
