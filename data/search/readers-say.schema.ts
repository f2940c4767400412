import { z } from 'zod';
import type { Tables } from '../validate';
import { readersSay } from './readers-say';

const phrase = z
  .string()
  .regex(
    /^[a-z0-9]+( [a-z0-9]+)+$|^[a-z0-9]{3,}$/,
    'Write lower-case words of letters and digits with single spaces; one word alone has at least three letters.',
  );

const address = z
  .string()
  .regex(/^\/[^#]*(#[a-z0-9-]+)?$/, 'Write the address of a page, with # and the id of a heading.');

/** By address: what readers call that section in words that do not stand in it. */
export const readersSaySchema = z.record(address, z.array(phrase).min(1));

export const tables: Tables = [[readersSaySchema, [readersSay]]];
