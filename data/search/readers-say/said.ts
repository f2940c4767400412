/** By address of a section: lines of phrases with commas between them. */
export type Said = Readonly<Record<string, readonly string[]>>;
