import type { TermId } from '@site/data/glossary/ids';
import { pageTitles, terms } from '@site/data/glossary/terms';
import styles from '../styles.module.css';

/** There is one card at a time, so its description can always have the same id. */
export const DESCRIPTION_ID = 'pt-term-definition';

function span(className: string | undefined, ...content: (string | Node)[]): HTMLElement {
  const element = document.createElement('span');
  element.className = className ?? '';
  element.append(...content);
  return element;
}

/**
 * What a term means and which page explains it, with the link to that page. All of it is inline: a term stands in the
 * middle of a paragraph.
 */
export function buildCard(id: TermId): { card: HTMLElement; more: HTMLAnchorElement } {
  const { name, abbreviations, definition, page, anchor } = terms[id];
  const title = document.createElement('strong');
  title.className = styles.name ?? '';
  title.append(name);

  const shortForms = abbreviations.filter((abbreviation) => abbreviation !== name);
  const short = shortForms.length > 0 ? [span(styles.short, shortForms.join(', '))] : [];

  const description = span(styles.definition, definition);
  description.id = DESCRIPTION_ID;

  const more = document.createElement('a');
  more.href = anchor ? `${page}#${anchor}` : page;
  more.append(pageTitles[page]);

  const card = span(styles.card, title, ...short, description, span(styles.more, 'More in ', more));
  card.setAttribute('role', 'group');
  card.setAttribute('aria-label', `Definition of ${name}`);
  return { card, more };
}
