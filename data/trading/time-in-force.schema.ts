import { z } from 'zod';
import { sentence } from '../fields';
import type { Tables } from '../validate';
import { timesInForce } from './time-in-force';

export const timeInForceSchema = z.strictObject({
  id: z.string().regex(/^tif-[a-z-]+$/, 'Ids start with tif-: they are also the anchor on the page.'),
  /** The short form that tickets and messages show. */
  code: z.string().min(3),
  name: z.string().min(5),
  /** What happens to the part that cannot trade at once. */
  rest: sentence('What happens to the rest'),
});

export type TimeInForce = Readonly<z.infer<typeof timeInForceSchema>>;

export const tables: Tables = [[timeInForceSchema, timesInForce, ['id', 'code']]];
