/** Where the app's help for something is: a page, and the id of a heading on it. */
export type HelpTarget = { readonly page: string; readonly section?: string };
