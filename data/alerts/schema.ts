import { z } from 'zod';
import { id, sentence } from '../fields';
import { triggerKinds } from '../formulas/trading/triggers';
import type { Tables } from '../validate';

const phrase = (what: string) => z.string().min(8, `${what}: write at least a short phrase.`);

export const conditionSchema = z.strictObject({
  id,
  name: phrase('Name'),
  /** What the reader wants, so that the condition can be chosen by need. */
  need: phrase('Need'),
  firesWhen: sentence('Fires when'),
  /** True for conditions that hold over time: they can be met in the moment the alert is made. */
  firesAtOnce: z.boolean(),
  /** Null where the condition is not made of words: a drawing is picked on the chart. */
  command: z
    .string()
    .regex(/^alert /, 'Commands start with "alert ".')
    .nullable(),
  page: z.string().regex(/^\/docs\//, 'Name a page of this site, beginning with /docs/.'),
});

export const triggerSchema = z.strictObject({
  id: z.enum(triggerKinds),
  name: z.string().min(4),
  does: sentence('Does'),
  watchOut: sentence('Watch out'),
});

export const deliverySchema = z.strictObject({
  id,
  name: z.string().min(4),
  setUp: sentence('Set-up'),
  limits: sentence('Limits'),
  /** What to look at first when the log says that a delivery failed. */
  checkFirst: sentence('Check first'),
});

export const placeholderSchema = z.strictObject({
  name: z.string().regex(/^\{[a-z]+\}$/, 'Write the placeholder with its braces: {symbol}.'),
  meaning: sentence('Meaning'),
});

const stateIds = ['active', 'paused', 'triggered', 'expired'] as const;

export const stateSchema = z.strictObject({
  id: z.enum(stateIds),
  name: z.string().min(4),
  meaning: sentence('Meaning'),
  watched: z.boolean(),
});

export const alertDefaultsSchema = z.strictObject({
  trigger: z.enum(triggerKinds),
  expiryDays: z.int().positive(),
  /** Ids of deliveries.ts. */
  deliveries: z.array(id).min(1),
});

const clock = z.string().regex(/^\d\d:\d\d:\d\d$/, 'Write times as 12:06:10, in UTC.');
const momentSchema = z.strictObject({ at: clock, value: z.number() });

export const scenarioSchema = z.strictObject({
  timeframe: z.string(),
  level: z.number(),
  bars: z
    .array(z.strictObject({ id, opens: clock, closes: clock, values: z.array(momentSchema).min(1) }))
    .min(2),
});

export const runSchema = z.strictObject({
  id,
  comparison: z.enum(['crosses', 'above', 'below']),
  madeAt: clock,
  lessons: z.record(z.enum(triggerKinds), sentence('Lesson')),
});

export type AlertCondition = Readonly<z.infer<typeof conditionSchema>>;
export type AlertTrigger = Readonly<z.infer<typeof triggerSchema>>;
export type AlertDelivery = Readonly<z.infer<typeof deliverySchema>>;
export type MessagePlaceholder = Readonly<z.infer<typeof placeholderSchema>>;
export type AlertState = Readonly<z.infer<typeof stateSchema>>;
export type AlertDefaults = Readonly<z.infer<typeof alertDefaultsSchema>>;
export type TriggerScenario = z.infer<typeof scenarioSchema>;
export type ScenarioRun = z.infer<typeof runSchema>;

/** What the lists of this folder hold for, by the names under which its files export them. */
export const tables: Tables = {
  alertConditions: conditionSchema,
  alertTriggers: triggerSchema,
  alertDeliveries: deliverySchema,
  messagePlaceholders: [placeholderSchema, 'name'],
  alertDefaults: [alertDefaultsSchema, 'whole'],
  alertStates: stateSchema,
  triggerScenario: [scenarioSchema, 'whole'],
  scenarioRuns: runSchema,
};
