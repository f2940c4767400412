import { z } from 'zod';
import { coverageVenues } from '../metrics/coverage.schema';
import type { Tables } from '../validate';
import { fundingTimes } from './funding-times';

export const fundingTimesSchema = z
  .strictObject({
    venue: z.enum(coverageVenues),
    /** The interval of most contracts, in hours. */
    usualHours: z.int().positive(),
    /** When the usual interval settles, in UTC. */
    times: z.string().min(5),
    others: z.string().regex(/^[A-Z].{10,}\.$/, 'Others: write a full sentence.'),
  })
  .refine(
    ({ usualHours, times }) => usualHours === 1 || times.match(/\d\d:\d\d/g)?.length === 24 / usualHours,
    { path: ['times'], error: 'Times: name as many a day as the interval gives.' },
  );

export type FundingTimes = Readonly<z.infer<typeof fundingTimesSchema>>;

export const tables: Tables = [[fundingTimesSchema, fundingTimes, ['venue']]];
