import { z } from 'zod';
import type { Tables } from '../validate';
import { exchangePermissions, keyRecipes } from './exchange-permissions';

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

export const tables: Tables = [
  [exchangePermissionSchema, exchangePermissions, ['id', 'apiNames']],
  [keyRecipeSchema, keyRecipes],
];
