/** Where a command works. A command of `everywhere` works in each of the other three. */
export type CommandArea = 'everywhere' | 'workbench' | 'dashboard' | 'screener';

/** What may stand in the place of a parameter; src/lib/commands/commandValues.ts says how each is read. */
type ParameterType =
  | 'symbol'
  | 'timeframe'
  | 'text'
  | 'number'
  | 'date'
  | 'time'
  | 'points'
  | 'choice'
  | 'filter'
  | 'metric'
  | 'size'
  | 'position'
  | 'condition'
  | 'name'
  | 'setting';

export type CommandParameter = {
  /** As it stands in the syntax: SYMBOL, name, venue. */
  readonly name: string;
  readonly type: ParameterType;
  /** Written as `name=value` instead of by its place. */
  readonly keyed?: true;
  /** One or more values, joined by the word and. */
  readonly joined?: true;
  /** One or more values, each with + or - before it. */
  readonly signed?: true;
  /** The only values of a choice; for another type, words that are accepted beside its values. */
  readonly choices?: readonly string[];
  /** What the command uses when the parameter is left out; a parameter without one is required. */
  readonly default?: string;
  /** Left out where the syntax and what the command does say it already. */
  readonly meaning?: string;
};

export type Command = {
  /** #cmd-<id> is the link to the command. */
  readonly id: string;
  /** The words that start the command. */
  readonly name: string;
  readonly area: CommandArea;
  readonly syntax: string;
  readonly does: string;
  readonly parameters: readonly CommandParameter[];
  readonly examples: readonly string[];
  /** Lines that run before an example here, so that it has something to act on. */
  readonly before?: readonly string[];
  /** A bare value of this type is the command without its name: `ethusdt` for `symbol ethusdt`. */
  readonly aliases?: readonly ('symbol' | 'timeframe')[];
  /** Ids of data/workbench/hotkeys.ts. */
  readonly shortcuts?: readonly string[];
  /** The page that explains what the command is for, with its anchor if it has one. */
  readonly page: string;
  readonly pageTitle: string;
  /** Whether `undo` takes it back; left out where there is nothing to take back or PT does not fix it. */
  readonly undoable?: boolean;
};

/**
 * A record of this folder: its area is its file, its name its id in words, unless it says otherwise. Its parameters are
 * lines (readParameter.ts), and its syntax follows from them.
 */
export type CommandRecord = Omit<Command, 'area' | 'name' | 'syntax' | 'parameters'> & {
  readonly name?: string;
  readonly parameters?: readonly string[];
};

export type CommandMistake = {
  readonly id: string;
  readonly area: Exclude<CommandArea, 'everywhere'>;
  readonly typed: string;
  /** In general words: the app's own sentence may differ. */
  readonly why: string;
  readonly instead: string;
};
