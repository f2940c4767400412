import type { SearchVocabulary } from '@pt-docs/search';
import { terms } from '../data/glossary/terms';
import { metrics } from '../data/metrics';
import { nearWords, readersSay, synonyms } from '../data/search/lists';
import { tasks } from '../data/search/tasks';
import { search } from './search';

/** The page that lists all terms; each has its id as anchor. */
export const GLOSSARY_PATH = '/docs/others/overview';

/** Pages without content of their own: no search record, no Markdown copy, no line in llms.txt. */
export const routesWithoutContent = [`/${search.searchPagePath}`];

/** What the search index is made of besides the pages. Read when the site is built, never by a browser. */
export const searchIndex: SearchVocabulary = {
  terms: Object.entries(terms).map(
    ([id, { name, definition, page, anchor, abbreviations, synonyms: others }]) => ({
      name,
      definition,
      entry: `${GLOSSARY_PATH}#${id}`,
      explained: anchor ? `${page}#${anchor}` : page,
      abbreviations,
      synonyms: others,
    }),
  ),
  synonyms,
  readersPhrases: Object.fromEntries(readersSay.map(({ address, phrases }) => [address, phrases])),
  nearWords,
  tasks: tasks.map(({ path }) => path),
  metrics: metrics.map(({ page, id }) => `${page}#${id}`),
  // Posts tell what changed, once; lists of links say nothing themselves.
  weights: { '/blog*': 0.5, '/': 0.4, '/markdown-page': 0.4, '#related': 0.4 },
  anchorKinds: { 'cmd-': 'command', 'err-': 'code', 'revert-': 'code' },
};
