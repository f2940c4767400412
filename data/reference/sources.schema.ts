import { z } from 'zod';
import type { Tables } from '../validate';
import { sources } from './sources';

export const sourceSchema = z.strictObject({
  name: z.string().min(3, 'Name the source as a reader would recognise it.'),
  asOf: z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Write the month the source was read as YYYY-MM, for example 2026-07.')
    .refine(
      (month) => Date.parse(`${month}-01`) <= Date.now(),
      'The month the source was read lies in the future.',
    ),
});

export type Source = z.infer<typeof sourceSchema>;

export const tables: Tables = [[sourceSchema, sources]];
