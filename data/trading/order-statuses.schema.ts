import { z } from 'zod';

const sentence = (what: string) => z.string().min(12, `${what}: write at least one full sentence.`);

export const orderStatusSchema = z.strictObject({
  id: z.string().regex(/^status-[a-z-]+$/, 'Ids start with status-: they are also the anchor on the page.'),
  /** As Bybit writes it. */
  code: z.string().min(3),
  meaning: sentence('Meaning'),
});

export type OrderStatus = Readonly<z.infer<typeof orderStatusSchema>>;
