import { z } from 'zod';
import { sentence } from '../fields';
import type { Tables } from '../validate';
import { widgets } from './widgets';

export const widgetSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z]+$/, 'Id: one lower-case word, the same word that `add` takes.'),
    name: z.string().regex(/^[A-Z]/, 'Name: as the reader sees it, with a capital letter.'),
    /** The question that this widget answers better than the others. */
    question: z.string().regex(/^[A-Z].+\?$/, 'Question: from a capital letter to a question mark.'),
    shows: sentence('Shows'),
    linking: sentence('Linking'),
    limits: z.array(sentence('Limit')).min(1, 'Limits: name at least one thing the widget leaves out.'),
    command: z.string().startsWith('add ', 'Command: the dashboard command that adds the widget.'),
    /** The page about this widget; null where the overview says all there is. */
    page: z.string().startsWith('/docs/').nullable(),
  })
  .refine(({ id, command }) => command === `add ${id}`, {
    path: ['command'],
    error: 'The command repeats the id.',
  });

export type Widget = Readonly<z.infer<typeof widgetSchema>>;

export const tables: Tables = [[widgetSchema, widgets]];
