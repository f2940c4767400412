import { z } from 'zod';
import { id } from '../fields';
import type { Tables } from '../validate';
import { keyLifetime, openOrderLimits, requestLimits } from './exchange-limits';

export const exchangeLimitSchema = z.strictObject({
  id,
  /** What is counted, in the reader's words. */
  counted: z.string().min(8, 'Counted: say what is counted and for whom.'),
  limit: z.string().regex(/\d/, 'Limit: a limit has a number in it.'),
});

export type ExchangeLimit = Readonly<z.infer<typeof exchangeLimitSchema>>;

/** Days that a Bybit key lives when a rule ends its life. */
export const keyLifetimeSchema = z.strictObject({
  unboundDays: z.int().positive('Days after creation for a key without bound IP addresses.'),
  unboundDaysAfterPasswordChange: z.int().positive('Days after a password change, for the same kind of key.'),
});

export type KeyLifetime = Readonly<z.infer<typeof keyLifetimeSchema>>;

export const tables: Tables = [
  [exchangeLimitSchema, requestLimits],
  [exchangeLimitSchema, openOrderLimits],
  [keyLifetimeSchema, [keyLifetime]],
];
