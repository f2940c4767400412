import { z } from 'zod';
import { id, sentence } from '../fields';
import type { Tables } from '../validate';

export const chartPartSchema = z.strictObject({
  id,
  name: z.string().min(3),
  holds: sentence('Holds'),
});

export const chartMoveSchema = z.strictObject({
  id,
  aim: z.string().min(5),
  mouse: z.string().min(5),
  touch: z.string().min(5),
  keyboard: z.string().min(3),
});

export const chartTabSchema = z.strictObject({
  id,
  name: z.string().min(3),
  shows: sentence('Shows'),
  more: z.strictObject({ name: z.string().min(3), page: z.string().startsWith('/docs/') }),
});

export type ChartPart = Readonly<z.infer<typeof chartPartSchema>>;
export type ChartMove = Readonly<z.infer<typeof chartMoveSchema>>;
export type ChartTab = Readonly<z.infer<typeof chartTabSchema>>;

export const chartStyleSchema = z.strictObject({
  id,
  name: z.string().min(3),
  draws: sentence('Draws'),
  use: sentence('Use'),
  /** Whether the prices drawn are prices at which trades happened. */
  prices: z.enum(['real', 'synthetic']),
  /** Null where the style is chosen in the header only. */
  command: z.string().startsWith('style ').nullable(),
});

export const chartScaleSchema = z.strictObject({
  id,
  name: z.string().min(3),
  equalDistance: sentence('Equal distance'),
  use: sentence('Use'),
  avoid: sentence('Avoid'),
  command: z.string().startsWith('scale '),
});

export type ChartStyle = Readonly<z.infer<typeof chartStyleSchema>>;
export type ChartScale = Readonly<z.infer<typeof chartScaleSchema>>;

export const drawingToolSchema = z.strictObject({
  /** The word of the `draw` command. */
  id: z.string().regex(/^[a-z]+$/, 'Ids are the words of the draw command.'),
  name: z.string().min(3),
  purpose: sentence('Purpose'),
  place: sentence('Place'),
  command: z.string().startsWith('draw '),
  /** Id of data/workbench/hotkeys.ts. */
  hotkey: z.string().nullable(),
});

export type DrawingTool = Readonly<z.infer<typeof drawingToolSchema>>;

export const hotkeySchema = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'Ids are kebab-case; commands refer to them.'),
  /** Keys pressed together, in the order in which they are pressed. */
  keys: z.array(z.string().min(1)).min(1),
  /** A second way to press it: ← beside →. */
  or: z.array(z.string().min(1)).optional(),
  does: z.string().min(8).regex(/[.]$/, 'End with a full stop.'),
  /** A whole command line that does the same, if there is one. */
  command: z.string().nullable(),
  where: z.enum(['Everywhere', 'Workbench', 'Chart', 'Command bar']),
});

export type Hotkey = Readonly<z.infer<typeof hotkeySchema>>;

export const linkGroupSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z]+$/, 'Id: the colour word that `link` takes.'),
    name: z.string().regex(/^[A-Z][a-z]+$/, 'Name: the colour, with a capital letter.'),
    command: z.string().startsWith('link '),
    /** A habit to borrow; PT gives no group a meaning of its own. */
    suggestion: z.string().regex(/\.$/, 'Suggestion: end the sentence with a full stop.'),
  })
  .refine(({ id, command, name }) => command === `link ${id}` && name.toLowerCase() === id, {
    path: ['command'],
    error: 'The command, and the name in lower case, repeat the id.',
  });

export type LinkGroup = Readonly<z.infer<typeof linkGroupSchema>>;

export const studySchema = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/, 'Ids are kebab-case: they are the anchor of the row.'),
  name: z.string().min(2),
  shows: sentence('Shows'),
  /** On the price itself, or in a strip below it. */
  place: z.enum(['overlay', 'strip']),
  parameters: z.array(
    z.strictObject({
      /** As on the study's settings; `length` is also what the command takes. */
      name: z.string().min(2),
      default: z.string().min(1),
      meaning: sentence('Parameter meaning'),
    }),
  ),
  formula: z.string().min(5, 'Formula: readable text with Σ, ÷, × and −.'),
  command: z.string().startsWith('study add '),
  synonyms: z.array(z.string().min(2)),
});

export type Study = Readonly<z.infer<typeof studySchema>>;

export const symbolTypeSchema = z.strictObject({
  id: z.enum(['perp', 'spot', 'dated', 'pool']),
  name: z.string().min(4),
  meaning: z.string().regex(/^[A-Z].{10,}\.$/, 'Meaning: write full sentences.'),
  /** How the symbol is written. */
  written: z.string().regex(/^[A-Z].{10,}\.$/, 'Written: write full sentences.'),
  venues: z.string().min(4),
  command: z.string().startsWith('symbol '),
  synonyms: z.array(z.string().min(2)),
});

export type SymbolType = Readonly<z.infer<typeof symbolTypeSchema>>;

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

export type SyncCommand = Readonly<z.infer<typeof syncCommandSchema>>;
export type SyncRule = Readonly<z.infer<typeof syncRuleSchema>>;

/** What the lists of this folder hold for, by the names under which its files export them. */
export const tables: Tables = {
  chartParts: chartPartSchema,
  chartMoves: chartMoveSchema,
  chartTabs: chartTabSchema,
  chartStyles: chartStyleSchema,
  chartScales: chartScaleSchema,
  drawingTools: drawingToolSchema,
  hotkeys: hotkeySchema,
  linkGroups: linkGroupSchema,
  studies: [studySchema, 'id', 'name+synonyms'],
  symbolTypes: symbolTypeSchema,
  syncRules: syncRuleSchema,
  syncCommands: syncCommandSchema,
};
