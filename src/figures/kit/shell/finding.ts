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

/** Whether a text has a value as a word of its own, whatever its sign: 1 isn't in 10, nor 5% in 0.5%. */
export function isSaid(value: string, text: string): boolean {
  const exact = value.replace(/^[+−]/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}.,$])${exact}(?![\\p{L}\\p{N}]|[.,]\\p{N})`, 'u').test(text);
}
