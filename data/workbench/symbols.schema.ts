import { z } from 'zod';
import type { Tables } from '../validate';
import { symbolTypes } from './symbols';

export const symbolTypeSchema = z.strictObject({
  id: z.enum(['perp', 'spot', 'dated', 'pool']),
  name: z.string().min(4),
  meaning: z.string().regex(/^[A-Z].{10,}\.$/, 'Meaning: write full sentences.'),
  /** How the symbol is written. */
  written: z.string().regex(/^[A-Z].{10,}\.$/, 'Written: write full sentences.'),
  venues: z.string().min(4),
  command: z.string().startsWith('symbol '),
  synonyms: z.array(z.string().min(2)),
});

export type SymbolType = Readonly<z.infer<typeof symbolTypeSchema>>;

export const tables: Tables = [[symbolTypeSchema, symbolTypes]];
