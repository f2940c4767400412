export type Band = {
  readonly id: string;
  /** One or two words that readers can say aloud. */
  readonly label: string;
  readonly from: number;
  readonly to: number;
  /** What a reading in this band says about the market, and what it's a reason for. Never a price or a trade. */
  readonly meaning: string;
};

export type IntelCard = {
  readonly id: string;
  readonly name: string;
  readonly answers: string;
  /** What stands behind the reading, each with the page and heading that explain it. */
  readonly inputs: readonly { readonly name: string; readonly page: string }[];
  /** When the numbers change and when they stop changing. */
  readonly freshness: string;
  readonly misleads: string;
  /** How to check the reading on the chart. */
  readonly check: string;
};

export type SubScore = {
  /** Also the anchor on the page. */
  readonly id: `token-rating-${string}`;
  readonly name: string;
  /** One sentence for the overview table and the metric catalogue. */
  readonly measures: string;
  /** What a score near 10 says. All sub-scores point the same way: higher is the stronger side. */
  readonly high: string;
  readonly misleads: string;
  /** Ids of metrics that a reader can put beside the score to check it. */
  readonly checkWith: readonly [string, ...string[]];
  readonly synonyms: readonly string[];
};
