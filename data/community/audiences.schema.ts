import { z } from 'zod';
import { sentence } from '../fields';
import type { Tables } from '../validate';
import { audiences } from './audiences';

/** A yes or no that readers scan for, with the few words that make it exact. */
const capabilitySchema = z.strictObject({
  answer: z.enum(['yes', 'no']),
  detail: z
    .string()
    .regex(/^[a-z].*[^.]$/, 'Detail: a few words, lower case, without a full stop.')
    .nullable(),
});

export const audienceSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z]+$/, 'Id: the word that `audience` takes.'),
    name: z.string().min(3),
    command: z.string().startsWith('audience '),
    whoSees: sentence('Who sees'),
    /** Can somebody open it who has nothing but the address. */
    linkIsEnough: capabilitySchema,
    /** Do others meet it while they browse or search. */
    listed: capabilitySchema,
    cloned: capabilitySchema,
  })
  .refine(({ id, command }) => command === `audience ${id}`, {
    path: ['command'],
    error: 'The command repeats the id.',
  });

export type Audience = Readonly<z.infer<typeof audienceSchema>>;
export type Capability = Readonly<z.infer<typeof capabilitySchema>>;

export const tables: Tables = [[audienceSchema, audiences]];
