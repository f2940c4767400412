import { terms } from '../../../../data/glossary/terms';
import { synonyms } from '../../../../data/synonyms';
import { phraseOf } from '../analyse';
import { addressOf, type TermEntry } from './searchRecords';

/** The page that lists all terms; each has its id as anchor. */
const GLOSSARY_PATH = '/docs/others/overview';

/** The glossary as the index needs it. */
export const termEntries: readonly TermEntry[] = Object.entries(terms).map(([id, term]) => ({
  name: term.name,
  definition: term.definition,
  entry: addressOf(GLOSSARY_PATH, id),
  explained: addressOf(term.page, term.anchor),
  abbreviations: term.abbreviations,
}));

const glossaryGroups = Object.values(terms).map(({ name, abbreviations, synonyms: others }) =>
  Array.from(new Set([name, ...abbreviations, ...others].map(phraseOf))),
);

/** What means the same: first the words of the documentation at large, then each term with its other names. */
export const synonymGroups: readonly (readonly string[])[] = [
  ...synonyms,
  ...glossaryGroups.filter((group) => group.length > 1),
];
