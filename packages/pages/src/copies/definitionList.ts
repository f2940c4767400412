import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { element, isElement, isInline, jointAfter, text } from './elements';

type Entry = { terms: Element[]; details: Element[] };

/** Terms with what is said of them; a `div` around an entry only holds it together. */
function entriesOf(list: Element): Entry[] {
  const entries: Entry[] = [];
  for (const node of list.children.filter(isElement)) {
    const last = entries.at(-1);
    if (node.tagName === 'div') {
      entries.push(...entriesOf(node));
    } else if (node.tagName === 'dt' && last && last.details.length === 0) {
      last.terms.push(node);
    } else if (node.tagName === 'dt') {
      entries.push({ terms: [node], details: [] });
    } else if (node.tagName === 'dd') {
      last?.details.push(node);
    }
  }
  return entries;
}

const isShort = ({ properties }: Element) => properties.dataContent === 'short';

/** Inline parts share the line with their term; a table or a list stands below it. */
function item({ terms, details }: Entry): Element {
  const names = terms.flatMap(({ children }, index) => (index > 0 ? [text(', '), ...children] : children));
  const shortForms = details.filter(isShort).map((detail) => ` (${textOf(detail)})`);
  const line: ElementContent[] = [element('strong', names), text(`${shortForms.join('')}:`)];
  const below: ElementContent[] = [];
  for (const { children } of details.filter((detail) => !isShort(detail))) {
    const start = children.findIndex((node) => !isInline(node));
    const lead = start < 0 ? children : children.slice(0, start);
    if (textOf(element('dd', lead)).trim() !== '') {
      const joint = text(jointAfter(textOf(element('p', line)), ' · '));
      (below.length === 0 ? line : below).push(joint, ...lead);
    }
    below.push(...(start < 0 ? [] : children.slice(start)));
  }
  return element('li', below.length > 0 ? [element('p', line), ...below] : line);
}

/** Markdown has no list of definitions: `- **Unit**: USD` says the same. */
export const definitionList = (list: Element): Element => element('ul', entriesOf(list).map(item));
