import { z } from 'zod';

const sentence = z.string().min(12, 'Write a full sentence.').regex(/[.]$/, 'End with a full stop.');

export const intelCardSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'Ids are kebab-case: they are anchors.'),
    name: z.string().min(3),
    answers: sentence,
    /** What stands behind the reading, each with the page and heading that explain it. */
    inputs: z
      .array(z.strictObject({ name: z.string().min(2), page: z.string().startsWith('/docs/') }))
      .min(1, 'Say what stands behind the reading.'),
    /** When the numbers change and when they stop changing. */
    freshness: sentence,
    misleads: sentence,
    /** How to check the reading on the chart. */
    check: sentence,
  })
  .refine((card) => !/\b(buy|sell)\b/i.test(JSON.stringify({ ...card, inputs: [] })), {
    error: 'A card describes the market. It never says buy or sell.',
  });

export type IntelCard = Readonly<z.infer<typeof intelCardSchema>>;
