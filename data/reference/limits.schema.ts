import { z } from 'zod';
import type { Tables } from '../validate';
import { limitRecords } from './limits';

export const limitSchema = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/, 'Ids are kebab-case: they are the anchor of the row.'),
  counted: z.string().min(4, 'Counted: a noun, with a capital letter.'),
  /** What the number applies to: "dashboard", "account". */
  per: z.string().min(4),
  limit: z.int().positive('Limit: a whole number from 1.'),
  page: z.string().startsWith('/docs/'),
});

export type Limit = Readonly<z.infer<typeof limitSchema>>;

export const tables: Tables = [[limitSchema, limitRecords]];
