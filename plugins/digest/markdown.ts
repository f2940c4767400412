import type { Element, Nodes } from 'hast';
import type { RootContent } from 'mdast';
import rehypeRemark, { type Options } from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Page } from './page';

/** Text in quotes, as YAML reads it whatever it contains. */
const quoted = (text: string) => JSON.stringify(text);

function frontMatter(page: Page): string {
  return [
    '---',
    `title: ${quoted(page.title)}`,
    `description: ${quoted(page.description)}`,
    `canonical: ${quoted(page.address)}`,
    '---',
  ].join('\n');
}

function absolute(address: string, page: Page): string {
  try {
    return new URL(address, page.address).href;
  } catch {
    // An address that no browser understands is kept as it was written.
    return address;
  }
}

function makeLinksAbsolute(page: Page) {
  return () => (tree: Nodes) => {
    visit(tree, 'element', (element: Element) => {
      for (const name of ['href', 'src']) {
        const value = element.properties[name];
        if (typeof value === 'string') {
          element.properties[name] = absolute(value, page);
        }
      }
    });
  };
}

/** Blocks that may stand in a cell of a page, but not in one of a Markdown table. */
const CELL_BLOCKS = new Set(['dd', 'div', 'dl', 'dt', 'li', 'ol', 'p', 'ul']);

/** A cell of a Markdown table is one line: what stands in lists and paragraphs there becomes running text. */
function flattenCells() {
  return (tree: Nodes) => {
    visit(tree, 'element', (cell: Element) => {
      if (cell.tagName !== 'td' && cell.tagName !== 'th') {
        return;
      }
      visit(cell, 'element', (element: Element) => {
        if (CELL_BLOCKS.has(element.tagName)) {
          element.tagName = 'span';
          element.children.push({ type: 'text', value: ' ' });
        }
      });
    });
  };
}

/** What can be folded on the page stands open in its twin: the summary in bold, then the text. */
const unfold: NonNullable<Options['handlers']>[string] = (state, node: Element): RootContent[] => {
  const summary = node.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'summary',
  );
  const rest = node.children.filter((child) => child !== summary);
  const title: RootContent[] = summary
    ? [
        {
          type: 'paragraph',
          children: [{ type: 'strong', children: state.all(summary) as never }],
        },
      ]
    : [];
  return [...title, ...(state.toFlow(state.all({ ...node, children: rest })) as RootContent[])];
};

/** The page as Markdown with front matter: tables as tables, drawings as their words, links absolute. */
export function markdownOf(page: Page): string {
  const processor = unified()
    .use(makeLinksAbsolute(page))
    .use(flattenCells)
    .use(rehypeRemark, { handlers: { details: unfold } })
    .use(remarkGfm, { tablePipeAlign: false })
    .use(remarkStringify, { bullet: '-', rule: '-', fences: true });
  const tree = processor.runSync(structuredClone(page.content));
  return `${frontMatter(page)}\n\n${processor.stringify(tree as never).trim()}\n`;
}
