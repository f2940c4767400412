import { z } from 'zod';
import { link, readRecords } from '../readRecords';
import { spans } from './limits';

const shape = z.strictObject({
  question: z.string(),
  answer: z.string(),
  /** The page that has the whole answer. */
  more: link,
});

/** The id is also the anchor on the page. */
export const faq = readRecords('reference/faq.yaml', shape, { facts: spans }).map(({ id, fields }) => ({
  id,
  ...fields,
}));
