import type { TermId } from '@site/data/glossary/ids';
import { pageTitles, terms } from '@site/data/glossary/terms';

const SEPARATOR = '|';

/** What src/head/terms.ts shows on a term's card: name, short forms, definition, and the page with more. */
export function cardText(id: TermId): string {
  const { name, abbreviations, definition, page, anchor } = terms[id];
  const short = abbreviations.filter((abbreviation) => abbreviation !== name).join(', ');
  return [name, short, definition, anchor ? `${page}#${anchor}` : page, pageTitles[page]].join(SEPARATOR);
}
