import { z } from 'zod';
import { id, sentence } from '../fields';
import { coverageVenues } from '../metrics/schema';
import { type SourceId, sources } from '../reference/sources';
import type { Tables } from '../validate';

const sourceIds = Object.keys(sources) as [SourceId, ...SourceId[]];

export const exchangeErrorSchema = z.strictObject({
  code: z
    .string()
    .regex(/^(HTTP )?-?\d{3,6}$/, 'Code: as Bybit returns it, with an ASCII minus: 10010, -2015, HTTP 403.'),
  meaning: sentence('Meaning'),
  cause: sentence('Cause'),
  remedy: sentence('Remedy').regex(
    /^(?!.*\b(vpn|proxy)\b)/i,
    'Remedy: never advise a way around a location rule.',
  ),
  fixedBy: z.enum(['You', 'PT', 'Bybit', 'You or PT', 'You or Bybit', 'PT or Bybit', 'Nothing to fix']),
  /** Where the meaning was read. Bybit has changed the meaning of numbers before. */
  source: z.enum(sourceIds),
});

export type ExchangeError = Readonly<z.infer<typeof exchangeErrorSchema>>;

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

/** What to do with a right when the key is made. */
const rightAdvices = ['tick', 'if-used', 'leave-off', 'refused'] as const;

const permissionFields = z.strictObject({
  id: z
    .string()
    .regex(/^right-[a-z0-9-]+$/, 'Ids are kebab-case and start with right-: they are the anchor.'),
  /** By function: the labels of Bybit's form change more often than what a right does. */
  name: z.string().min(4),
  /** The names under which Bybit's API reports the right, group first. */
  apiNames: z.array(z.string().min(2)).min(1, 'API names: at least one, as Bybit returns it.'),
  meaning: z.string().min(20, 'Meaning: say what someone who holds the key could do.'),
  readOnlyKey: z.enum(rightAdvices),
  tradingKey: z.enum(rightAdvices),
});

const advicesOf = ({ readOnlyKey, tradingKey }: z.infer<typeof permissionFields>) => [
  readOnlyKey,
  tradingKey,
];

export const exchangePermissionSchema = permissionFields
  .refine(
    (right) => advicesOf(right).every((advice) => (advice === 'refused') === (right.id === 'right-withdraw')),
    { error: 'Withdrawal, and nothing else, is refused for both kinds of key.' },
  )
  .refine(
    (right) =>
      !right.apiNames.some((name) => name.startsWith('Wallet')) ||
      advicesOf(right).every((advice) => advice === 'leave-off' || advice === 'refused'),
    { error: 'PT never asks for rights of the Wallet group: they move balances.' },
  )
  .refine(
    ({ readOnlyKey, tradingKey }) => readOnlyKey !== 'tick' || ['tick', 'if-used'].includes(tradingKey),
    { error: 'A trading key can do all that a read-only key can.' },
  );

const rightId = z.string().startsWith('right-');

export const keyRecipeSchema = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/, 'Ids are kebab-case: they are the anchor of the row.'),
  goal: z.string().min(4),
  /** As on Bybit's form. */
  access: z.enum(['Read-Only', 'Read-Write']),
  /** Ids of the rights to tick, and no others. */
  rights: z.array(rightId).min(1).readonly(),
  addIf: z.strictObject({ right: rightId, when: z.string().regex(/\.$/) }).nullable(),
  can: z.string().regex(/^[A-Z].{8,}\.$/, 'Can: write a full sentence.'),
  cannot: z.string().regex(/^[A-Z].{8,}\.$/, 'Cannot: write a full sentence.'),
});

export type KeyRecipe = Readonly<z.infer<typeof keyRecipeSchema>>;
export type ExchangePermission = Readonly<z.infer<typeof exchangePermissionSchema>>;
export type RightAdvice = (typeof rightAdvices)[number];

export const fundingTimesSchema = z
  .strictObject({
    venue: z.enum(coverageVenues),
    /** The interval of most contracts, in hours. */
    usualHours: z.int().positive(),
    /** When the usual interval settles, in UTC. */
    times: z.string().min(5),
    others: z.string().regex(/^[A-Z].{10,}\.$/, 'Others: write a full sentence.'),
  })
  .refine(
    ({ usualHours, times }) => usualHours === 1 || times.match(/\d\d:\d\d/g)?.length === 24 / usualHours,
    { path: ['times'], error: 'Times: name as many a day as the interval gives.' },
  );

export type FundingTimes = Readonly<z.infer<typeof fundingTimesSchema>>;

export const orderStatusSchema = z.strictObject({
  id: z.string().regex(/^status-[a-z-]+$/, 'Ids start with status-: they are also the anchor on the page.'),
  /** As Bybit writes it. */
  code: z.string().min(3),
  meaning: sentence('Meaning'),
});

export type OrderStatus = Readonly<z.infer<typeof orderStatusSchema>>;

export const orderTypeSchema = z.strictObject({
  id: z.string().regex(/^order-[a-z-]+$/, 'Ids start with order-: they are also the anchor on the page.'),
  name: z.string().min(3),
  does: sentence('What it does'),
  /** Is the price certain? */
  price: z.boolean(),
  /** Is the fill certain? In words where neither yes nor no is true. */
  fill: z.union([z.boolean(), z.string().min(5)]),
});

export type OrderType = Readonly<z.infer<typeof orderTypeSchema>>;

/** One of the things that "slippage" names in PT. */
export const slippageMeaningSchema = z.strictObject({
  id: z.enum(['order', 'size', 'swap', 'jlabs']),
  name: z.string().min(5),
  meaning: z
    .string()
    .regex(/^[a-z].{10,}\.$/, 'Meaning: goes on after the name, so start small and end with a full stop.'),
  /** Where it is explained. */
  page: z.string().startsWith('/docs/'),
});

export type SlippageMeaning = Readonly<z.infer<typeof slippageMeaningSchema>>;

export const timeInForceSchema = z.strictObject({
  id: z.string().regex(/^tif-[a-z-]+$/, 'Ids start with tif-: they are also the anchor on the page.'),
  /** The short form that tickets and messages show. */
  code: z.string().min(3),
  name: z.string().min(5),
  /** What happens to the part that cannot trade at once. */
  rest: sentence('What happens to the rest'),
});

export type TimeInForce = Readonly<z.infer<typeof timeInForceSchema>>;

/** What the lists of this folder hold for, by the names under which its files export them. */
export const tables: Tables = {
  exchangeErrors: [exchangeErrorSchema, 'code'],
  requestLimits: exchangeLimitSchema,
  openOrderLimits: exchangeLimitSchema,
  keyLifetime: [keyLifetimeSchema, 'whole'],
  exchangePermissions: [exchangePermissionSchema, 'id', 'apiNames'],
  keyRecipes: keyRecipeSchema,
  fundingTimes: [fundingTimesSchema, 'venue'],
  orderStatuses: [orderStatusSchema, 'id', 'code'],
  orderTypes: orderTypeSchema,
  slippageMeanings: slippageMeaningSchema,
  timesInForce: [timeInForceSchema, 'id', 'code'],
};
