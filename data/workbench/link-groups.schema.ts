import { z } from 'zod';
import type { Tables } from '../validate';
import { linkGroups } from './link-groups';

export const linkGroupSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z]+$/, 'Id: the colour word that `link` takes.'),
    name: z.string().regex(/^[A-Z][a-z]+$/, 'Name: the colour, with a capital letter.'),
    command: z.string().startsWith('link '),
    /** A habit to borrow; PT gives no group a meaning of its own. */
    suggestion: z.string().regex(/\.$/, 'Suggestion: end the sentence with a full stop.'),
  })
  .refine(({ id, command, name }) => command === `link ${id}` && name.toLowerCase() === id, {
    path: ['command'],
    error: 'The command, and the name in lower case, repeat the id.',
  });

export type LinkGroup = Readonly<z.infer<typeof linkGroupSchema>>;

export const tables: Tables = [[linkGroupSchema, linkGroups]];
