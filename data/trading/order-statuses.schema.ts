import { z } from 'zod';
import { sentence } from '../fields';
import type { Tables } from '../validate';
import { orderStatuses } from './order-statuses';

export const orderStatusSchema = z.strictObject({
  id: z.string().regex(/^status-[a-z-]+$/, 'Ids start with status-: they are also the anchor on the page.'),
  /** As Bybit writes it. */
  code: z.string().min(3),
  meaning: sentence('Meaning'),
});

export type OrderStatus = Readonly<z.infer<typeof orderStatusSchema>>;

export const tables: Tables = [[orderStatusSchema, orderStatuses, ['id', 'code']]];
