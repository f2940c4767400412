import { z } from 'zod';

const sentence = (what: string) => z.string().min(12, `${what}: write at least one full sentence.`);

export const approvalKindSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/, 'Ids are kebab-case.'),
  name: z.string().min(3),
  /** What the wallet asks for, and whether that costs gas. */
  youSign: sentence('You sign'),
  /** How much can be taken, and for how long. */
  allows: sentence('Allows'),
  /** How it stops being valid. */
  ends: sentence('Ends'),
});

export type ApprovalKind = Readonly<z.infer<typeof approvalKindSchema>>;
