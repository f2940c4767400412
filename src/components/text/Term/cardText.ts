import { pageTitles, terms } from '@site/data/glossary/terms';
import { authorError } from '@site/src/lib/authorError';

const SEPARATOR = '|';

/** What src/head/terms.ts shows on a term's card: name, short forms, definition, and the page with more. */
export function cardText(id: string): string {
  const term = Object.hasOwn(terms, id) ? terms[id] : undefined;
  if (!term) {
    throw authorError('Term', `does not know the id "${id}". Terms are defined in data/glossary/.`);
  }
  const { name, abbreviations, definition, page, anchor } = term;
  const short = abbreviations.filter((abbreviation) => abbreviation !== name).join(', ');
  return [name, short, definition, anchor ? `${page}#${anchor}` : page, pageTitles[page]].join(SEPARATOR);
}
