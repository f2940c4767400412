import { z } from 'zod';
import type { Tables } from '../validate';

/** `area.topic`, in the app's words. An id that was published is never renamed: apps in use would lose their help. */
const helpIdSchema = z
  .string()
  .regex(
    /^[a-z]+(\.[a-z0-9]+(-[a-z0-9]+)*)+$/,
    'Write the id as area.topic in lower case, for example swap.slippage.',
  );

const helpTargetSchema = z.strictObject({
  page: z
    .string()
    .regex(/^\/docs\/[a-z0-9/-]+$/, 'Write the page as its path, for example /docs/alerts/overview.'),
  section: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Write the id of a heading on that page, without #.')
    .optional(),
});

export type HelpTarget = z.infer<typeof helpTargetSchema>;

/** What the lists of this folder hold for, by the names under which its files export them. */
export const tables: Tables = {
  helpIds: [z.record(helpIdSchema, helpTargetSchema), 'whole'],
};
