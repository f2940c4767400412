import { z } from 'zod';
import { sentence } from '../fields';
import type { Tables } from '../validate';
import { syncCommands, syncRules, syncTimelines } from './sync-rules';

export const syncRuleSchema = z.strictObject({
  id: z.string().regex(/^[a-z]+$/, 'Id: one lower-case word.'),
  name: z.string().min(4),
  when: sentence('When'),
  written: sentence('Written'),
  untouched: sentence('Untouched'),
  page: z.string().startsWith('/docs/dashboard/two-way-syncing/'),
  /** The section of the page; null for a page that is about this rule as a whole. */
  anchor: z
    .string()
    .regex(/^[a-z-]+$/, 'Anchor: kebab-case.')
    .nullable(),
});

export const syncCommandSchema = z.strictObject({
  command: z.enum(['pull', 'push']),
  does: sentence('Does'),
  useWhen: sentence('Use when'),
});

const eventSchema = z.strictObject({
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Time: HH:MM.'),
  /** `workbench`, or the id of one of the timeline's widgets. */
  place: z.string(),
  action: z.enum(['edit', 'save', 'restore', 'sync-off']),
  /** The letter of the state that is made, saved or restored; null saves the pending edit, or keeps what is shown. */
  state: z
    .string()
    .regex(/^[A-Z]$/, 'State: one capital letter.')
    .nullable(),
  note: sentence('Note'),
});

export const syncTimelineSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z-]+$/, 'Id: kebab-case.'),
    caption: sentence('Caption'),
    widgets: z.array(z.strictObject({ id: z.string(), name: z.string() })).min(1),
    events: z.array(eventSchema).min(2),
  })
  .refine(
    ({ events }) => events.every(({ time }, index) => index === 0 || time > (events[index - 1]?.time ?? '')),
    { path: ['events'], error: 'Events: in the order in which they happen, no two at one time.' },
  )
  .refine(
    ({ events, widgets }) =>
      events.every(({ place }) => place === 'workbench' || widgets.some(({ id }) => id === place)),
    { path: ['events'], error: 'Events: place is "workbench" or a widget of the timeline.' },
  );

export type SyncCommand = Readonly<z.infer<typeof syncCommandSchema>>;
export type SyncRule = Readonly<z.infer<typeof syncRuleSchema>>;
export type SyncEvent = Readonly<z.infer<typeof eventSchema>>;
export type SyncTimeline = Readonly<
  Omit<z.infer<typeof syncTimelineSchema>, 'events' | 'widgets'> & {
    readonly events: readonly SyncEvent[];
    readonly widgets: readonly { readonly id: string; readonly name: string }[];
  }
>;

export const tables: Tables = [
  [syncRuleSchema, syncRules],
  [syncCommandSchema, syncCommands],
  [syncTimelineSchema, syncTimelines],
];
