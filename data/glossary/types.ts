export type Term = {
  readonly name: string;
  /** One or two sentences: cards and lists have no room for more. */
  readonly definition: string;
  /** Short forms that mean exactly this term, in their usual spelling. The name itself may be one. */
  readonly abbreviations: readonly string[];
  /** What readers type when they mean this term, in other words or another spelling. */
  readonly synonyms: readonly string[];
  /** The page that explains the term. */
  readonly page: string;
  /** The heading on that page, or null for the page as a whole. */
  readonly anchor: string | null;
};
