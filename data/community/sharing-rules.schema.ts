import { z } from 'zod';

export const sharingRuleSchema = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/, 'Ids are kebab-case: they are the anchor of the row.'),
  about: z.string().min(3),
  rule: z.string().regex(/^[A-Z].{10,}\.$/, 'Rule: write full sentences.'),
});

export type SharingRule = Readonly<z.infer<typeof sharingRuleSchema>>;
