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

/** Walks through a page's content once, in its order, and closes a section where the next one begins. */
class SectionReader {
  readonly finished: Section[] = [];
  private levels: readonly { readonly level: number; readonly title: string }[] = [];
  private open: OpenSection = { anchor: '', headings: [], text: [] };
  /** Of the table that is being read. */
  private heads: readonly string[] = [];

  read(nodes: readonly ElementContent[]): void {
    for (const node of nodes) {
      this.readNode(node);
    }
  }

  close(): void {
    const text = tidy(this.open.text.join(''));
    if (this.open.headings.length > 0 || text) {
      this.finished.push({ ...this.open, isRow: false, text, names: [] });
    }
  }

  private get titles(): string[] {
    return this.levels.map(({ title }) => title);
  }

  private readNode(node: ElementContent): void {
    if (node.type === 'text') {
      this.open.text.push(node.value.replace(/\s+/g, ' '));
    } else if (node.type === 'element' && node.properties.dataContent !== 'index') {
      const level = levelOf(node);
      if (level > 1 && idOf(node)) {
        this.startAt(node, level);
      } else if (isLinkedRow(node)) {
        this.addRow(node);
      } else if (level !== 1) {
        this.readElement(node);
      }
    }
  }

  private startAt(heading: Element, level: number): void {
    this.close();
    const outer = this.levels.filter((above) => above.level < level);
    this.levels = [...outer, { level, title: plainText(heading) }];
    this.open = { anchor: idOf(heading), headings: this.titles, text: [] };
  }

  private addRow(row: Element): void {
    const names = namesOf(row);
    this.finished.push({
      anchor: idOf(row),
      headings: [...this.titles, names.join(', ')],
      isRow: true,
      text: rowText(row, this.heads),
      names,
    });
  }

  private readElement(element: Element): void {
    if (element.tagName === 'tr') {
      this.open.text.push(rowText(element, this.heads));
    } else if (element.tagName === 'img') {
      this.open.text.push(String(element.properties.alt ?? ''));
    } else if (element.tagName === 'table') {
      this.readTable(element);
    } else if (SCOPES.has(element.tagName)) {
      this.readScope(element);
    } else {
      this.read(element.children);
    }
    if (BLOCKS.has(element.tagName)) {
      // A name and what is said of it are one line.
      this.open.text.push(element.tagName === 'dt' ? ': ' : '\n');
    }
  }

  /** A line of heads says nothing by itself: they stand in the rows. */
  private readTable(table: Element): void {
    const outer = this.heads;
    const head = select('thead tr', table);
    this.heads = head ? elementsOf(head).map(plainText) : [];
    this.read(table.children.filter((child) => child.type !== 'element' || child.tagName !== 'thead'));
    this.heads = outer;
  }

  private readScope(element: Element): void {
    const { levels, open } = this;
    this.read(element.children);
    if (this.open !== open) {
      this.close();
      // What follows belongs to the outer heading again, whose first half is closed already.
      this.levels = levels;
      this.open = { anchor: open.anchor, headings: open.headings, text: [] };
    }
  }
}

/** Splits a page's content; pure, in document order, nothing lost and nothing twice. */
export function sectionsOf(content: Root): Section[] {
  const reader = new SectionReader();
  reader.read(content.children.filter((node): node is ElementContent => node.type !== 'doctype'));
  reader.close();
  return merged(reader.finished);
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
