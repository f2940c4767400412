import { z } from 'zod';

/** What to do with a right when the key is made. */
const rightAdvices = ['tick', 'if-used', 'leave-off', 'refused'] as const;

export const exchangePermissionSchema = z.strictObject({
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
