/** The words of guides/specification.md, for the dialog and for the search page. */
export const messages = {
  noResults: 'No results for',
  tryInstead: 'Try searching for',
  believe: 'Believe this query should return results?',
  letUsKnow: 'Let us know.',
  lookedFor: 'No page has these words or words near them:',
  askForHelp: 'Get help.',
  failed: 'Unable to fetch results',
  checkConnection: 'You might want to check your network connection.',
  retry: 'Retry',
  titlesOnly: 'Only titles were searched: the texts of the pages could not be fetched.',
  otherRecords: 'The search service couldn’t be used, so the index on your device answered.',
} as const;

/** Where the query is still empty. */
export const startHint = 'You can also paste an error, a filter or a contract’s address.';

/** In the dev server, the usual reason is that nothing was built yet. */
export const failureHelp =
  process.env.NODE_ENV === 'production'
    ? messages.checkConnection
    : 'While authoring, search uses the last build. Run "npm run build" once, then retry.';
