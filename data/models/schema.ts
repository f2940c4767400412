import { z } from 'zod';
import { id, sentence } from '../fields';
import type { Tables } from '../validate';

export const bandSchema = z
  .strictObject({
    id,
    label: z.string().min(3, 'Label: one or two words that readers can say aloud.'),
    from: z.number(),
    to: z.number(),
    /** What a reading in this band says about the market, and what it's a reason for. Never a price or a trade. */
    meaning: z.string().min(12, 'Meaning: write at least one full sentence.'),
  })
  .refine((band) => band.from < band.to, { error: 'A band runs from its lower to its higher end.' });

export type Band = Readonly<z.infer<typeof bandSchema>>;

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

export const subScoreSchema = z.strictObject({
  id: z
    .string()
    .regex(/^token-rating-[a-z-]+$/, 'Ids start with "token-rating-": they are also the anchor on the page.'),
  name: z.string().min(3),
  /** One sentence for the overview table and the metric catalogue. */
  measures: sentence('Measures'),
  /** What a score near 10 says. All sub-scores point the same way: higher is the stronger side. */
  high: sentence('High score'),
  misleads: sentence('Where it misleads'),
  /** Ids of metrics that a reader can put beside the score to check it. */
  checkWith: z.array(z.string()).min(1, 'Check with: name at least one metric id.'),
  synonyms: z.array(z.string()),
});

export type SubScore = Readonly<z.infer<typeof subScoreSchema>>;

/** What the lists of this folder hold for, by the names under which its files export them. */
export const tables: Tables = {
  cariBands: bandSchema,
  rosiBands: bandSchema,
  momentumBands: bandSchema,
  overallBands: bandSchema,
  intelCards: intelCardSchema,
  subScores: subScoreSchema,
};
