import type { WorkedExample } from '../examples/example';
import type { MetricFamily, StatedTrust } from '../metrics/types';
import type { ScreenerWindow } from './operators';

export const screenerFamilies = ['dex', 'fundamental', 'offchain', 'onchain'] as const;
export type ScreenerFamily = (typeof screenerFamilies)[number];

/** The off-chain family is long enough to need parts of its own. */
export const screenerGroups = ['market', 'derivatives', 'attention'] as const;
export type ScreenerGroup = (typeof screenerGroups)[number];

export type ScreenerField = {
  /** As it is typed in filters. */
  readonly id: string;
  readonly name: string;
  readonly family: ScreenerFamily;
  /** The part of the off-chain family; null in the other families. */
  readonly group: ScreenerGroup | null;
  readonly universes: readonly ('spot' | 'perps' | 'dex')[];
  readonly definition: string;
  /** Null where the sheet of the metric or the study has it. */
  readonly formula: string | null;
  readonly unit: string;
  /** Which way is which, where the definition doesn't say it already. */
  readonly sign: string | null;
  /** The windows that may end a filter on this field; null where the field is a reading at one moment. */
  readonly windows: readonly ScreenerWindow[] | null;
  readonly source: string;
  /** How often the value changes and when it stops changing. */
  readonly updates: string;
  /** Null where it's that of the metric. */
  readonly trust: (StatedTrust & { readonly coverage: StatedTrust['source'] }) | null;
  /** A filter to start from. */
  readonly filter: string;
  /** Null where the metric says the same. */
  readonly reading: string | null;
  /** One to three are enough for a sheet. */
  readonly misleads: readonly [string] | readonly [string, string] | readonly [string, string, string];
  readonly example: WorkedExample | null;
  readonly page: string;
  readonly anchor: string;
  /** The custom metric that draws the same thing in a pane. */
  readonly metricId: string | null;
  /** The family of that metric, whose page has its sheet. */
  readonly metricFamily: MetricFamily | null;
  readonly synonyms: readonly string[];
};

export type FdvConvention = {
  readonly id: string;
  readonly supply: string;
  readonly counts: string;
  readonly usedBy: string;
};
