import { z } from 'zod';
import type { Tables } from '../validate';
import { faq } from './faq';

export const faqSchema = z.strictObject({
  id: z.string().regex(/^faq-[a-z0-9-]+$/, 'Write the id as faq-…: it is also the anchor on the page.'),
  question: z.string().min(8).regex(/\?$/, 'A question ends with a question mark.'),
  answer: z.string().min(12).max(420).regex(/\.$/, 'Write full sentences.'),
  more: z.strictObject({ label: z.string().min(3), to: z.string().startsWith('/docs/') }),
});

export type Faq = Readonly<z.infer<typeof faqSchema>>;

export const tables: Tables = [[faqSchema, faq]];
