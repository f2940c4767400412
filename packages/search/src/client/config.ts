/** What the plugin writes into the dialog of every page. */
export type SearchConfig = {
  readonly indexName: string;
  readonly worker: string;
  readonly searchPage: string;
  /** Where "Let us know." leads. */
  readonly missingResultsUrl: string;
  /** The page that says where to ask. */
  readonly helpPage: string;
  /** Queries to start from. */
  readonly popular: readonly string[];
  /** Pages by what they are for, in an empty dialog. */
  readonly tasks: readonly { readonly title: string; readonly path: string }[];
  /** Without it the index on the device answers and nothing leaves the site. */
  readonly hosted?: { readonly appId: string; readonly apiKey: string };
};

export const DIALOG_ID = 'pt-search';

export const searchDialog = () => document.getElementById(DIALOG_ID) as HTMLDialogElement | null;

export const readConfig = (): SearchConfig => JSON.parse(searchDialog()?.dataset.config ?? '{}');

/** Dispatched on the window for the router of the application, which says by `preventDefault` that it takes over. */
export const GO_EVENT = 'pt-search:go';
