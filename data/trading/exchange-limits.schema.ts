import { z } from 'zod';

export const exchangeLimitSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/, 'Ids are kebab-case: they are also the anchor on the page.'),
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
