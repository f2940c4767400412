/** A stylesheet that only some pages need: which sources, and the name of its file. */
export type PageStyle = readonly [sources: RegExp, name: string];

export type Options = {
  /** The module that exports `islands`, from the site's folder. */
  readonly registry: string;
  /** The module whose default export is what docs may contain without an import, from the site's folder. Browsers don't load it. */
  readonly docComponents: string;
  /** Modules that run in the head of every page before the first paint. They are in each page's HTML: keep them small. */
  readonly earlyHeadModules: readonly string[];
  /** Modules of the head's file, before this package's own: every page loads it at once, and waits for it with nothing. */
  readonly headModules: readonly string[];
  /** Islands that a head module starts itself (`loadIsland`), each with what a page contains that names its files. */
  readonly headIslands: Readonly<Record<string, string>>;
  /** By the name of a file: sources that several islands are made with, and share in it. */
  readonly sharedByIslands: Readonly<Record<string, RegExp>>;
  /** Islands that lead a page: loaded at once, as its first figure is. */
  readonly leadingIslands: readonly string[];
  /** The values that `docusaurus-data-*` parameters may have. Without it every value passes, as in stock Docusaurus. */
  readonly dataAttributes?: Readonly<Record<string, readonly string[]>>;
  /** Stylesheets that are linked only from pages that use them. The first that matches counts; the others are on every page. */
  readonly pageStyles: readonly PageStyle[];
  /** Ids of patches to leave out, separated by commas, to measure what each is worth. */
  readonly without?: string;
};
