/** One symptom, in the reader's words, and what to do about it. */
export type Trouble = {
  /** The row's anchor on its page. */
  readonly id: string;
  readonly page: string;
  readonly symptom: string;
  /** Cause first, then what to do. One to three sentences. */
  readonly answer: string;
  /** A page or section that says more. */
  readonly more?: { readonly label: string; readonly to: string };
};
