import { z } from 'zod';
import { readRecords } from '../readRecords';
import { spans } from './limits';
import type { Faq } from './types';

const shape = z.strictObject({
  question: z.string(),
  answer: z.string(),
  /** The page that has the whole answer, and what the link to it says. */
  more: z.string(),
  to: z.string(),
});

export const faq: readonly Faq[] = readRecords('reference/faq.yaml', shape, { facts: spans }).map(
  ({ id, fields: { more, to, ...asked } }) => ({ id, ...asked, more: { label: more, to } }),
);
