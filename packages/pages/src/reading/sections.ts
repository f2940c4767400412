import type { Element, ElementContent, Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { plainText } from './readPage';

/** A section with an address of its own: the text under a heading, or a row with an anchor. */
export type Section = {
  /** Empty for the text before the first heading. */
  readonly anchor: string;
  /** Headings from the outside in; a row's own name comes last. Empty for the text before the first heading. */
  readonly headings: readonly string[];
  readonly isRow: boolean;
  /** One line for each paragraph, entry or row. Cells after the first say what they are: `Polygon · Chain ID: 137`. */
  readonly text: string;
  /** What names a row: the words set in code or linked in its first cell. */
  readonly names: readonly string[];
};

type OpenSection = { anchor: string; headings: string[]; text: string[] };

const HEADING = /^h([1-6])$/;
/** A heading inside one of these belongs to it alone: text after its end is not under that heading any more. */
const SCOPES = new Set(['li', 'section', 'article', 'aside', 'details']);
const BLOCKS = new Set(
  'br p li div dt dd tr img table ul ol dl pre blockquote figure figcaption section article aside details summary header'.split(
    ' ',
  ),
);

const levelOf = (element: Element) => Number(HEADING.exec(element.tagName)?.[1] ?? 0);
const idOf = (element: Element) => String(element.properties.id ?? '');
const tidy = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
const elementsOf = ({ children }: Element) =>
  children.filter((child): child is Element => child.type === 'element');

/** A row of a table, an entry of a list of terms or a folded answer that has an address. */
function isLinkedRow(element: Element): boolean {
  // In this order: looking inside every element took a tenth of the parsing time.
  return (
    idOf(element) !== '' &&
    (element.tagName === 'tr' ||
      element.tagName === 'details' ||
      (element.tagName === 'div' && select('dt', element) !== undefined))
  );
}

function rowText(row: Element, heads: readonly string[]): string {
  return elementsOf(row)
    .map((cell, at) => [plainText(cell), at > 0 ? heads[at] : ''] as const)
    .flatMap(([text, head]) => (text === '' ? [] : [head ? `${head}: ${text}` : text]))
    .join(' · ');
}

function namesOf(row: Element): string[] {
  const first = select('td, th, dt, summary', row) ?? row;
  const marked = selectAll('code, a', first).map(plainText);
  return Array.from(new Set(marked.length > 0 ? marked : [plainText(first)])).filter(Boolean);
}

/** Splits a page's content; pure, in document order, nothing lost and nothing twice. */
export function sectionsOf(content: Root): Section[] {
  const finished: Section[] = [];
  let levels: { level: number; title: string }[] = [];
  let open: OpenSection = { anchor: '', headings: [], text: [] };
  /** Of the table that is being read. */
  let heads: readonly string[] = [];

  function close() {
    const text = tidy(open.text.join(''));
    if (open.headings.length > 0 || text) {
      finished.push({ ...open, isRow: false, text, names: [] });
    }
  }

  function startAt(heading: Element, level: number) {
    close();
    levels = [...levels.filter((outer) => outer.level < level), { level, title: plainText(heading) }];
    open = { anchor: idOf(heading), headings: levels.map(({ title }) => title), text: [] };
  }

  function addRow(row: Element) {
    const names = namesOf(row);
    finished.push({
      anchor: idOf(row),
      headings: [...levels.map(({ title }) => title), names.join(', ')],
      isRow: true,
      text: rowText(row, heads),
      names,
    });
  }

  function walkScope(element: Element) {
    const outer = { levels, open };
    walkAll(element.children);
    if (open !== outer.open) {
      close();
      // What follows belongs to the outer heading again, whose first half is closed already.
      levels = outer.levels;
      open = { anchor: outer.open.anchor, headings: outer.open.headings, text: [] };
    }
  }

  /** Text that is not simply the text of the element's children; `null` for all other elements. */
  function ownText(element: Element): string | null {
    if (element.tagName === 'tr') {
      return rowText(element, heads);
    }
    return element.tagName === 'img' ? String(element.properties.alt ?? '') : null;
  }

  /** A line of heads says nothing by itself: they stand in the rows. */
  function walkTable(table: Element) {
    const outer = heads;
    const head = select('thead tr', table);
    heads = head ? elementsOf(head).map(plainText) : [];
    walkAll(table.children.filter((child) => child.type !== 'element' || child.tagName !== 'thead'));
    heads = outer;
  }

  function walkElement(element: Element) {
    const text = ownText(element);
    if (text !== null) {
      open.text.push(text);
    } else if (element.tagName === 'table') {
      walkTable(element);
    } else if (SCOPES.has(element.tagName)) {
      walkScope(element);
    } else {
      walkAll(element.children);
    }
    if (BLOCKS.has(element.tagName)) {
      // A name and what is said of it are one line.
      open.text.push(element.tagName === 'dt' ? ': ' : '\n');
    }
  }

  function walk(node: ElementContent) {
    if (node.type === 'text') {
      open.text.push(node.value.replace(/\s+/g, ' '));
    } else if (node.type === 'element' && node.properties.dataContent !== 'index') {
      const level = levelOf(node);
      if (level > 1 && idOf(node)) {
        startAt(node, level);
      } else if (isLinkedRow(node)) {
        addRow(node);
      } else if (level !== 1) {
        walkElement(node);
      }
    }
  }

  function walkAll(nodes: readonly ElementContent[]) {
    for (const node of nodes) {
      walk(node);
    }
  }

  walkAll(content.children.filter((node): node is ElementContent => node.type !== 'doctype'));
  close();
  return merged(finished);
}

/** A heading whose text continues after a nested scope yields two halves: they are one section. */
function merged(sections: readonly Section[]): Section[] {
  const byAnchor = new Map<string, Section>();
  for (const section of sections) {
    const key = `${section.isRow}#${section.anchor}`;
    const known = byAnchor.get(key);
    byAnchor.set(key, known ? { ...known, text: tidy(`${known.text}\n${section.text}`) } : section);
  }
  return Array.from(byAnchor.values());
}
