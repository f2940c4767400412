import type { CommandArea } from '@site/data/commands';
import type { WidgetId } from '@site/data/dashboards/widgets';
import type { TriggerKind } from '@site/data/formulas/trading/triggers';
import type { SampleSymbol } from '@site/data/samples/workspace';
import type { ScreenerWindow } from '@site/data/screener/operators';
import type { Timeframe } from '@site/data/timeframes';
import type { linkGroups } from '@site/data/workbench/link-groups';
import type { Filter } from '@site/src/lib/screener/screenerFilter';
import type { AlertCondition } from '@site/src/lib/text/alertCondition';
import type { Universe } from '../markets/screenerMarkets';

/** Where the reader is, which decides what commands mean. The workbench is the chart. */
export type Place = Exclude<CommandArea, 'everywhere'>;

export type { SampleSymbol, Timeframe };
export type Scale = 'linear' | 'log' | 'percent';
export type GroupId = (typeof linkGroups)[number]['id'];
export type Settings = Readonly<Record<string, number | string>>;

/** A study or a metric on a pane. `name` is in small letters, as it's typed: rsi, funding rate. */
export type Series = {
  readonly kind: 'study' | 'metric';
  readonly name: string;
  /** All that the catalogue lists for it, defaults included. */
  readonly settings: Settings;
};

export type Point = { readonly time: number; readonly price: number };

/** A drawing belongs to a symbol and shows on every timeframe. */
export type Drawing = {
  readonly tool: string;
  readonly symbol: SampleSymbol;
  readonly points: readonly Point[];
  readonly text?: string;
};

/** Which bars a pane shows: so many, up to a moment; null is now, whenever that is. */
export type View = { readonly count: number; readonly end: number | null };

export type Pane = {
  readonly symbol: SampleSymbol;
  readonly timeframe: Timeframe;
  readonly style: string;
  readonly scale: Scale;
  readonly series: readonly Series[];
  readonly compared: readonly SampleSymbol[];
  readonly drawings: readonly Drawing[];
  readonly hidesDrawings: boolean;
  readonly view: View;
};

export type Workbench = {
  /** Null: a draft. */
  readonly name: string | null;
  readonly panes: readonly Pane[];
  readonly active: number;
};

export type Widget = {
  readonly kind: WidgetId;
  readonly column: number;
  readonly row: number;
  readonly width: number;
  readonly height: number;
  readonly group: GroupId | null;
  readonly symbol: SampleSymbol;
  /** Of a Metric tile, in small letters; the funding rate unless another was chosen. */
  readonly metric?: string;
  /** Of a Workbench widget: the panes, where they come from, and whether the two are kept the same. */
  readonly panes?: readonly Pane[];
  readonly source?: string;
  readonly synced?: boolean;
  /** A synced widget that was changed and not pushed yet. */
  readonly edited?: boolean;
};

export type Dashboard = {
  readonly name: string;
  readonly widgets: readonly Widget[];
  /** The widget that commands act on; -1 without widgets. */
  readonly active: number;
  readonly locked: boolean;
  readonly full: boolean;
};

export type Column = { readonly field: string; readonly window: ScreenerWindow | null };

export type Screener = {
  readonly name: string | null;
  readonly universe: Universe;
  /** One venue or one chain only, as it's typed. */
  readonly only: string | null;
  readonly filters: readonly Filter[];
  readonly columns: readonly Column[];
  readonly sort: Column & { readonly order: 'asc' | 'desc' };
  readonly limit: number;
  readonly refresh: 'auto' | 'off' | number;
};

/** What an alert watches, as it stood when the dialog was opened. */
export type AlertDraft = {
  readonly symbol: SampleSymbol;
  readonly timeframe: Timeframe;
  readonly condition: AlertCondition;
  /** Settings of the studies and metrics that the condition names, from the pane on which it was made. */
  readonly settings: Readonly<Record<string, Settings>>;
};

export type Firing = { readonly time: number; readonly value: number };

export type Alert = AlertDraft & {
  readonly id: number;
  readonly trigger: TriggerKind;
  /** When it was made; its expiry counts from here. */
  readonly since: number;
  readonly isPaused: boolean;
  /** Once, and it has fired: it rests until it's armed again. */
  readonly isTriggered: boolean;
  /** How often it fired, and the newest firings, oldest first. */
  readonly count: number;
  readonly fired: readonly Firing[];
};

/** What stands open over the place: a list, a dialog, or a tool in the hand. */
export type Open =
  | { readonly kind: 'help'; readonly command: string | null }
  | { readonly kind: 'studies' }
  /** For a new alert, or for one that is there, by its number. */
  | { readonly kind: 'alert'; readonly draft: AlertDraft; readonly id?: number }
  | { readonly kind: 'draw'; readonly tool: string };

/** What edits change, and what undo brings back. Alerts and saves stay. */
export type Edited = {
  readonly workbench: Workbench;
  readonly dashboard: Dashboard;
  readonly screener: Screener;
  readonly watchlist: readonly string[];
  /** Paper trading: what was asked for, as lines. Orders, positions and fills follow from them and the market. */
  readonly practice: readonly string[];
};

/** What a link or a new start replaces besides. */
export type Surroundings = {
  readonly alerts: readonly Alert[];
  /** Now, in milliseconds UTC on a whole minute. Play moves it. */
  readonly clock: number;
  /** During a replay: the moment to come back to. */
  readonly returnTo: number | null;
};

/** One step of the history: what was there on its other side, and where the reader was before and after it. */
export type Step = {
  /** What was done, such as the line that did it. */
  readonly label: string;
  readonly edited: Edited;
  /** Of a link that was opened or a new start. */
  readonly surroundings?: Surroundings;
  readonly from: Place;
  readonly to: Place;
};

/** What can be saved under a name. */
export type Contents = {
  readonly workbench: Workbench;
  readonly dashboard: Dashboard;
  readonly screener: Screener;
  readonly template: Pick<Pane, 'series'>;
};
export type Kind = keyof Contents;

/** What is saved under a name on this device. */
export type Saved = {
  readonly [K in Kind]: { readonly kind: K; readonly name: string; readonly content: Contents[K] };
}[Kind];

/** A line that was run, and what was said to it. */
export type LogEntry = { readonly line: string; readonly sentence: string; readonly ok: boolean };

/** All that is on the screen: JSON, without a single bar. Bars, books and values follow from it (see select.ts). */
export type State = Edited &
  Surroundings & {
    readonly place: Place;
    readonly saved: readonly Saved[];
    readonly open: Open | null;
    readonly past: readonly Step[];
    readonly future: readonly Step[];
    readonly log: readonly LogEntry[];
  };

/** What a page has to do beside showing the state. */
export type Effect =
  | { readonly kind: 'download'; readonly file: string; readonly text: string }
  | { readonly kind: 'share' }
  /** What this device keeps under each key; null where nothing is left to keep. */
  | { readonly kind: 'keep'; readonly items: readonly (readonly [key: string, text: string | null])[] }
  | { readonly kind: 'theme'; readonly theme: 'dark' | 'light' };

export type Result = {
  readonly state: State;
  readonly sentence: string;
  /** False when the line was refused. Where the sample has no answer, the sentence says what PT does. */
  readonly ok: boolean;
  /** Where a refused line is wrong, counted from 0. */
  readonly position?: number;
  /** It was one step, so an undo right after it takes back this and nothing else. */
  readonly isStep?: true;
  readonly effect?: Effect;
};

/** What is done by mouse or touch. Everything else is a line. */
export type Gesture =
  | { readonly kind: 'go'; readonly place: Place }
  | { readonly kind: 'pane'; readonly at: number }
  | { readonly kind: 'widget'; readonly at: number }
  /** A row that is clicked in a list widget: its link group shows it. */
  | { readonly kind: 'list'; readonly at: number; readonly symbol: SampleSymbol }
  /** What a Metric tile shows. */
  | { readonly kind: 'metric'; readonly at: number; readonly metric: string }
  /** A filter of the screener, in the place of another or as a new one. */
  | { readonly kind: 'filter'; readonly from: Filter | null; readonly to: Filter }
  | { readonly kind: 'view'; readonly view: View }
  | { readonly kind: 'place'; readonly points: readonly Point[]; readonly text?: string }
  /** A series, a compared symbol or a drawing of the active pane, by what it is: places change while one looks. */
  | { readonly kind: 'remove'; readonly series: Series }
  | { readonly kind: 'uncompare'; readonly symbol: SampleSymbol }
  | { readonly kind: 'erase'; readonly drawing: Drawing }
  | { readonly kind: 'redraw'; readonly drawing: Drawing; readonly points: readonly Point[] }
  /** Other words for a text on the chart. */
  | { readonly kind: 'write'; readonly drawing: Drawing; readonly text: string }
  /** Of the dialog: a new alert, or another condition and trigger for one that is there. The condition is as it's typed. */
  | {
      readonly kind: 'create';
      readonly trigger: TriggerKind;
      readonly condition?: string;
      readonly id?: number | undefined;
    }
  /** A level that is dragged on the chart. */
  | { readonly kind: 'level'; readonly id: number; readonly from: number; readonly to: number }
  | { readonly kind: 'close' }
  | {
      readonly kind: 'alert';
      readonly at: number;
      readonly to: 'pause' | 'resume' | 'rearm' | 'edit' | 'duplicate' | 'delete';
    }
  /** A line of paper trading, such as `practice buy 0.05 BTCUSDT market`. */
  | { readonly kind: 'practice'; readonly line: string }
  /** To another moment of a replay. */
  | { readonly kind: 'seek'; readonly clock: number }
  | { readonly kind: 'exit-replay' };
