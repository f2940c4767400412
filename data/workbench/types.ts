export type ChartMove = {
  readonly id: string;
  readonly aim: string;
  readonly mouse: string;
  readonly touch: string;
  readonly keyboard: string;
};

export type ChartTab = {
  readonly id: string;
  readonly name: string;
  readonly shows: string;
  readonly more: { readonly name: string; readonly page: string };
};

export type ChartStyle = {
  readonly id: string;
  readonly name: string;
  readonly draws: string;
  readonly use: string;
  /** Whether the prices drawn are prices at which trades happened. */
  readonly prices: 'real' | 'synthetic';
  /** Null where the style is chosen in the header only. */
  readonly command: `style ${string}` | null;
};

export type ChartScale = {
  readonly id: string;
  readonly name: string;
  readonly equalDistance: string;
  readonly use: string;
  readonly avoid: string;
  readonly command: `scale ${string}`;
};

export type DrawingTool = {
  /** The word of the `draw` command. */
  readonly id: string;
  readonly name: string;
  readonly purpose: string;
  /** What to click. */
  readonly place: string;
  readonly command: `draw ${string}`;
  /** Id of data/workbench/hotkeys.ts. */
  readonly hotkey: string | null;
};

export type Hotkey = {
  readonly id: string;
  /** Keys pressed together, in the order in which they are pressed. */
  readonly keys: readonly string[];
  /** A second way to press it: ← beside →. */
  readonly or?: readonly string[];
  readonly does: string;
  /** A whole command line that does the same, if there is one. */
  readonly command: string | null;
  readonly where: 'Everywhere' | 'Workbench' | 'Chart' | 'Command bar';
};

export type LinkGroup = {
  /** The colour word that `link` takes. */
  readonly id: string;
  readonly name: string;
  readonly command: `link ${string}`;
  /** A habit to borrow; PT gives no group a meaning of its own. */
  readonly suggestion: string;
};

export type Study = {
  /** Also the anchor of the row. */
  readonly id: string;
  readonly name: string;
  readonly shows: string;
  /** On the price itself, or in a strip below it. */
  readonly place: 'overlay' | 'strip';
  readonly parameters: readonly {
    /** As on the study's settings; `length` is also what the command takes. */
    readonly name: string;
    readonly default: string;
    readonly meaning: string;
  }[];
  /** Readable text with Σ, ÷, × and −. */
  readonly formula: string;
  readonly command: `study add ${string}`;
  readonly synonyms: readonly string[];
};

export type SymbolType = {
  readonly id: 'perp' | 'spot' | 'dated' | 'pool';
  readonly name: string;
  readonly meaning: string;
  /** How the symbol is written. */
  readonly written: string;
  readonly venues: string;
  readonly command: `symbol ${string}`;
  readonly synonyms: readonly string[];
};

export type SyncRule = {
  readonly id: string;
  readonly name: string;
  readonly when: string;
  readonly written: string;
  readonly untouched: string;
  readonly page: `/docs/dashboard/two-way-syncing/${string}`;
  /** The section of the page; null for a page that is about this rule as a whole. */
  readonly anchor: string | null;
};

export type SyncCommand = {
  readonly command: 'pull' | 'push';
  readonly does: string;
  readonly useWhen: string;
};
