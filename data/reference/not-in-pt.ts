import { z } from 'zod';
import { inWords, readRecords } from '../readRecords';

const shape = z.strictObject({
  /** Left out where the id says it. */
  name: z.string().optional(),
  instead: z.string(),
  /** The page that has what to use instead. */
  page: z.string(),
});

/** What readers look for and PT doesn't have, with what to use instead. The id is also the anchor of the row. */
export const notInPt = readRecords('reference/not-in-pt.yaml', shape).map(({ id, fields }) => ({
  id,
  name: inWords(id),
  ...fields,
}));
