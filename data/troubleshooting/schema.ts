import { z } from 'zod';
import type { Tables } from '../validate';

/** One symptom, in the reader's words, and what to do about it. */
export const troubleSchema = z.strictObject({
  /** The row's anchor on its page. */
  id: z.string().regex(/^fix-[a-z0-9-]+$/, 'Write the id as fix-…: it is also the anchor on the page.'),
  page: z.string().startsWith('/docs/'),
  symptom: z.string().min(8).max(90).regex(/[^.]$/, 'A symptom is a heading: no full stop at its end.'),
  /** Cause first, then what to do. One to three sentences. */
  answer: z.string().min(20).max(420).regex(/[.?]$/, 'Write full sentences.'),
  /** A page or section that says more. */
  more: z.strictObject({ label: z.string().min(3), to: z.string().startsWith('/docs/') }).optional(),
});

export type Trouble = Readonly<z.infer<typeof troubleSchema>>;

/** What the lists of this folder hold for, by the names under which its files export them. */
export const tables: Tables = {
  troubles: [troubleSchema, 'symptom'],
};
