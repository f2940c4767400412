import type { TriggerKind } from '../formulas/trading/triggers';

export type AlertCondition = {
  readonly id: string;
  readonly name: string;
  readonly firesWhen: string;
  /** True for conditions that hold over time: they can be met in the moment the alert is made. */
  readonly firesAtOnce: boolean;
  /** Null where the condition is not made of words: a drawing is picked on the chart. */
  readonly command: `alert ${string}` | null;
  readonly page: string;
};

export type AlertTrigger = {
  readonly id: TriggerKind;
  readonly name: string;
  readonly does: string;
  readonly watchOut: string;
};

export type AlertDelivery = {
  readonly id: string;
  readonly name: string;
  readonly setUp: string;
  readonly limits: string;
  /** What to look at first when the log says that a delivery failed. */
  readonly checkFirst: string;
};

export type MessagePlaceholder = { readonly name: `{${string}}`; readonly meaning: string };

export type AlertState = {
  readonly id: 'active' | 'paused' | 'triggered' | 'expired';
  readonly name: string;
  readonly meaning: string;
  readonly watched: boolean;
};

export type AlertDefaults = {
  readonly trigger: TriggerKind;
  readonly expiryDays: number;
  /** Ids of deliveries.ts. */
  readonly deliveries: readonly string[];
};

/** A time of the day, such as 12:06:10, in UTC. */
type Clock = string;

export type TriggerScenario = {
  readonly timeframe: string;
  readonly level: number;
  readonly bars: readonly {
    readonly id: string;
    readonly opens: Clock;
    readonly closes: Clock;
    readonly values: readonly { readonly at: Clock; readonly value: number }[];
  }[];
};

export type ScenarioRun = {
  readonly id: string;
  readonly comparison: 'crosses' | 'above' | 'below';
  readonly madeAt: Clock;
  readonly lessons: Readonly<Record<TriggerKind, string>>;
};
