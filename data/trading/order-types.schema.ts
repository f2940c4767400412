import { z } from 'zod';
import { sentence } from '../fields';
import type { Tables } from '../validate';
import { orderTypes } from './order-types';

export const orderTypeSchema = z.strictObject({
  id: z.string().regex(/^order-[a-z-]+$/, 'Ids start with order-: they are also the anchor on the page.'),
  name: z.string().min(3),
  does: sentence('What it does'),
  /** Is the price certain? */
  price: z.boolean(),
  /** Is the fill certain? In words where neither yes nor no is true. */
  fill: z.union([z.boolean(), z.string().min(5)]),
});

export type OrderType = Readonly<z.infer<typeof orderTypeSchema>>;

export const tables: Tables = [[orderTypeSchema, orderTypes]];
