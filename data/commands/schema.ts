import { z } from 'zod';
import { sentence } from '../fields';
import type { Tables } from '../validate';

/** Where a command works. A command of `everywhere` works in each of the other three. */
const commandAreas = ['everywhere', 'workbench', 'dashboard', 'screener'] as const;

/** What may stand in the place of a parameter; src/lib/commands/commandValues.ts says how each is read. */
const parameterTypes = [
  'symbol',
  'timeframe',
  'text',
  'number',
  'date',
  'time',
  'points',
  'choice',
  'filter',
  'metric',
  'size',
  'position',
  'condition',
  'name',
  'setting',
] as const;

const parameterSchema = z
  .strictObject({
    /** As it stands in the syntax: SYMBOL, name, venue. */
    name: z.string().regex(/^[A-Za-z,]+$/, 'Parameter name: letters only, as in the syntax.'),
    type: z.enum(parameterTypes),
    /** Written as `name=value` instead of by its place. */
    keyed: z.literal(true).optional(),
    /** One or more values, joined by the word and. */
    joined: z.literal(true).optional(),
    /** One or more values, each with + or - before it. */
    signed: z.literal(true).optional(),
    /** The only values of a choice; for another type, words that are accepted beside its values. */
    choices: z.array(z.string().regex(/^[a-z0-9.-]+$/, 'Choices are lower-case words.')).optional(),
    /** What the command uses when the parameter is left out; a parameter without one is required. */
    default: z.string().min(2).optional(),
    /** Left out where the syntax and what the command does say it already. */
    meaning: sentence('Parameter meaning').optional(),
  })
  .refine((parameter) => parameter.type !== 'choice' || (parameter.choices?.length ?? 0) > 0, {
    message: 'A parameter of type choice lists its choices.',
  });

export const commandSchema = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'Ids are kebab-case: #cmd-<id> is the link to the command.'),
  /** The words that start the command. */
  name: z.string().regex(/^[a-z]+( [a-z]+)*$/, 'Names are lower-case words.'),
  area: z.enum(commandAreas),
  syntax: z.string().min(2),
  does: sentence('What it does'),
  parameters: z.array(parameterSchema),
  examples: z.array(z.string().min(2)).min(1, 'Give an example.').max(3, 'Three examples are enough.'),
  /** Lines that run before an example here, so that it has something to act on. */
  before: z.array(z.string().min(2)).optional(),
  /** A bare value of this type is the command without its name: `ethusdt` for `symbol ethusdt`. */
  aliases: z.array(z.enum(['symbol', 'timeframe'])).optional(),
  /** Ids of data/workbench/hotkeys.ts. */
  shortcuts: z.array(z.string()).optional(),
  /** The page that explains what the command is for, with its anchor if it has one. */
  page: z.string().startsWith('/docs/'),
  pageTitle: z.string().min(3),
  /** Whether `undo` takes it back; left out where there is nothing to take back or PT does not fix it. */
  undoable: z.boolean().optional(),
});

export type Command = Readonly<z.infer<typeof commandSchema>>;
export type CommandParameter = Command['parameters'][number];
/**
 * A record of this folder: its area is its file, its name its id in words, unless it says otherwise. Its parameters are
 * lines (readParameter.ts), and its syntax follows from them.
 */
export type CommandRecord = Omit<Command, 'area' | 'name' | 'syntax' | 'parameters'> & {
  readonly name?: string;
  readonly parameters?: readonly string[];
};
export type CommandArea = (typeof commandAreas)[number];

export const commandMistakeSchema = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'Ids are kebab-case: they are anchors.'),
  area: z.enum(['workbench', 'dashboard', 'screener']),
  typed: z.string().min(2),
  /** In general words: the app's own sentence may differ. */
  why: z.string().min(12).regex(/[.]$/, 'End with a full stop.'),
  instead: z.string().min(2),
});

export type CommandMistake = Readonly<z.infer<typeof commandMistakeSchema>>;

/** What the lists of this folder hold for, by the names under which its files export them. */
export const tables: Tables = {
  commands: commandSchema,
  commandMistakes: [commandMistakeSchema, 'id', 'typed'],
};
