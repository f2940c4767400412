import { z } from 'zod';
import { sentence } from '../fields';
import type { Tables } from '../validate';
import { subScores } from './ratings';

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

export const tables: Tables = [[subScoreSchema, subScores]];
