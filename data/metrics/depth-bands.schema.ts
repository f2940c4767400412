import { z } from 'zod';
import type { Tables } from '../validate';
import { depthBands } from './depth-bands';

export const depthBandSchema = z
  .strictObject({
    id: z.string().regex(/^0-\d+(\.\d+)?$/, 'Id: what `band=` takes, such as 0-2.5.'),
    label: z.string().regex(/^0–\d+(\.\d+)?%$/, 'Label: an en dash and a percent sign without a space.'),
    percent: z.number().positive(),
  })
  .refine(({ id, label, percent }) => id === `0-${percent}` && label === `0–${percent}%`, {
    error: 'Id and label repeat the percentage: 0-2.5 and 0–2.5% for 2.5.',
  });

export type DepthBand = Readonly<z.infer<typeof depthBandSchema>>;

export const tables: Tables = [[depthBandSchema, depthBands]];
