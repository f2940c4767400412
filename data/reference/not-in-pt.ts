import { z } from 'zod';
import { readRecords } from '../readRecords';
import type { NotInPt } from './types';

const shape = z.strictObject({
  area: z.enum(['chart', 'trading', 'swaps', 'app', 'community']),
  name: z.string(),
  instead: z.string(),
  page: z.string(),
});

/** What readers look for and PT doesn't have, with what to use instead. */
export const notInPt: readonly NotInPt[] = readRecords('reference/not-in-pt.yaml', shape).map(
  ({ id, fields }) => ({ id, ...fields }),
);
