import { z } from 'zod';
import { id } from '../fields';
import type { Tables } from '../validate';
import { cariBands, momentumBands, rosiBands } from './bands';
import { overallBands } from './ratings';

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

export const tables: Tables = [
  [bandSchema, cariBands],
  [bandSchema, rosiBands],
  [bandSchema, momentumBands],
  [bandSchema, overallBands],
];
