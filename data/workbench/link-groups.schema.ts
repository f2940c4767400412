import { z } from 'zod';

export const linkGroupSchema = z.strictObject({
  id: z.string().regex(/^[a-z]+$/, 'Id: the colour word that `link` takes.'),
  name: z.string().regex(/^[A-Z][a-z]+$/, 'Name: the colour, with a capital letter.'),
  command: z.string().startsWith('link '),
  /** A habit to borrow; PT gives no group a meaning of its own. */
  suggestion: z.string().regex(/\.$/, 'Suggestion: end the sentence with a full stop.'),
});

export type LinkGroup = Readonly<z.infer<typeof linkGroupSchema>>;
