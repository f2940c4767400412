import { z } from 'zod';
import { sentence } from '../fields';
import type { Tables } from '../validate';
import { intelCards } from './intel-cards';

export const intelCardSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'Ids are kebab-case: they are anchors.'),
    name: z.string().min(3),
    answers: sentence('Answers'),
    /** What stands behind the reading, each with the page and heading that explain it. */
    inputs: z
      .array(z.strictObject({ name: z.string().min(2), page: z.string().startsWith('/docs/') }))
      .min(1, 'Say what stands behind the reading.'),
    /** When the numbers change and when they stop changing. */
    freshness: sentence('Freshness'),
    misleads: sentence('Misleads'),
    /** How to check the reading on the chart. */
    check: sentence('Check'),
  })
  .refine((card) => !/\b(buy|sell)\b/i.test(JSON.stringify({ ...card, inputs: [] })), {
    error: 'A card describes the market. It never says buy or sell.',
  });

export type IntelCard = Readonly<z.infer<typeof intelCardSchema>>;

export const tables: Tables = [[intelCardSchema, intelCards]];
