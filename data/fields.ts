import { z } from 'zod';

/** Fields that many schemas have. */

export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Ids are kebab-case: they are anchors.');

/** One sentence or more, as a page shows it. */
export const sentence = (what: string) =>
  z
    .string()
    .regex(/^[^a-z\s].{3,}[.?…]$/s, `${what}: write full sentences, from a capital letter to a full stop.`);
