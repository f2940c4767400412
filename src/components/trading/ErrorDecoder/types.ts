/** One row that the decoder can find: a wallet error, an exchange error, anything with a code a reader may paste. */
export type DecodableError = {
  /** As shown to the reader, with an ASCII minus where it has one: '10010', '-32002', 'HTTP 403'. */
  readonly code: string;
  readonly meaning: string;
  readonly cause: string;
  readonly remedy: string;
  /** Who can put it right, in the reader's words: 'You', 'PT', 'Bybit'. Shown only when the rows have it. */
  readonly fixedBy?: string;
  /** Messages that come without the code, in lower case. */
  readonly says?: readonly string[];
};

export type DecoderValues = {
  readonly errors: readonly DecodableError[];
  /** Whose errors these are, as the first word of a label: "Bybit", "Wallet". */
  readonly subject: string;
  readonly placeholder?: string;
};
