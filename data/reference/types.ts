import type { SourceId } from './sources';

export type ConventionGroup = 'sign' | 'unit' | 'time' | 'data';

export type Convention = {
  readonly id: string;
  readonly group: ConventionGroup;
  /** The figure or thing that the convention is about, in a few words, and the section that has the whole of it. */
  readonly about: { readonly name: string; readonly page: string };
  /** What holds in PT and on every page. */
  readonly rule: string;
  /** What other sources do instead, so that a reader can tell why two numbers differ. */
  readonly elsewhere: string;
};

export type Limit = {
  /** Also the anchor of the row. */
  readonly id: string;
  readonly counted: string;
  /** What the number applies to: "dashboard", "account". */
  readonly per: string;
  readonly limit: number;
  readonly page: string;
};

/** One of the three sets of rules. They are kept apart because different people can answer for each. */
export type RuleLayer = {
  readonly id: `layer-${string}`;
  readonly name: string;
  readonly looksAt: string;
  readonly ask: string;
};

export type FeatureRule = {
  readonly id: `feature-${string}`;
  readonly feature: string;
  readonly page: string;
  readonly decidedBy: string;
  readonly whenRestricted: string;
};

/** What a named service published. Never a statement that a place is allowed. */
export type PublishedRule = {
  readonly id: `published-${string}`;
  readonly publisher: string;
  readonly says: string;
  /** How far the statement carries: every list is narrower and older than it looks. */
  readonly caution: string;
  readonly source: SourceId;
};

export type Rule = {
  /** What the rule is about, as the first cell of a table. */
  readonly about: string;
  /** Two or three sentences. What needs more belongs on its home page. */
  readonly rule: string;
  /** The one section that explains it. Elsewhere the rule links to it. */
  readonly home: `/docs/${string}#${string}`;
};
