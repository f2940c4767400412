/** What a figure says about its state. The page, its Markdown copy and the MCP tools all have both. */
export type Finding = {
  /** The answer with its number, as one sentence that can be read in two seconds. */
  readonly verdict: string;
  /** Why, what it leaves out and what to do: up to three sentences. */
  readonly detail: string;
};

/** At most this long, a verdict takes two lines on a phone. */
export const LONGEST_VERDICT = 90;

export const asText = ({ verdict, detail }: Finding): string => `${verdict} ${detail}`.trim();
