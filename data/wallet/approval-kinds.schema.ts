import { z } from 'zod';
import { id, sentence } from '../fields';
import type { Tables } from '../validate';
import { approvalKinds } from './approval-kinds';

export const approvalKindSchema = z.strictObject({
  id,
  name: z.string().min(3),
  /** What the wallet asks for, and whether that costs gas. */
  youSign: sentence('You sign'),
  /** How much can be taken, and for how long. */
  allows: sentence('Allows'),
  /** How it stops being valid. */
  ends: sentence('Ends'),
});

export type ApprovalKind = Readonly<z.infer<typeof approvalKindSchema>>;

export const tables: Tables = [[approvalKindSchema, approvalKinds]];
