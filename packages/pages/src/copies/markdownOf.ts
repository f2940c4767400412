import type { Element } from 'hast';
import type { Root, RootContent } from 'mdast';
import rehypeRemark, { type Options } from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify, { type Options as StringifyOptions } from 'remark-stringify';
import { unified } from 'unified';
import type { Page } from '../reading';
import { directive } from './llms';
import { type MovedAnchors, simplifyPage } from './simplifyPage';

/** Text in quotes, as YAML reads it whatever it contains. */
const yamlString = (text: string) => JSON.stringify(text);

function frontMatter(page: Page): string {
  return [
    '---',
    `title: ${yamlString(page.title)}`,
    `description: ${yamlString(page.description)}`,
    `canonical: ${yamlString(page.address)}`,
    '---',
  ].join('\n');
}

/** A disclosure is open in the copy: the summary in bold unless it is a sentence of the text, then the rest. */
const unfold: NonNullable<Options['handlers']>[string] = (state, node: Element): RootContent[] => {
  const summary = node.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'summary',
  );
  const rest = node.children.filter((child) => child !== summary);
  const words = summary && (state.all(summary) as never);
  const children = summary?.properties.dataContent === 'text' ? words : [{ type: 'strong', children: words }];
  const title: RootContent[] = summary ? [{ type: 'paragraph', children: children as never }] : [];
  return [...title, ...(state.toFlow(state.all({ ...node, children: rest })) as RootContent[])];
};

/** A rule ends the section above it; before a heading it adds nothing. */
function dropRulesBeforeHeadings() {
  return (tree: Root) => {
    tree.children = tree.children.filter(
      ({ type }, index) =>
        type !== 'thematicBreak' || (tree.children[index + 1]?.type ?? 'heading') !== 'heading',
    );
  };
}

type StringifyHandlers = NonNullable<StringifyOptions['handlers']>;

/** Where a line end would end the heading or the row. */
const ONE_LINE = new Set<string>(['headingAtx', 'tableCell']);

/** Two spaces end a line as well as the usual backslash, which looks like a part of the number in plain text. */
const lineEnd: NonNullable<StringifyHandlers['break']> = (_node, _parent, state) =>
  state.stack.some((construct) => ONE_LINE.has(construct)) ? ' ' : '  \n';

/** The page as Markdown with front matter: tables as tables, drawings as their labels, links absolute. */
export function markdownOf(page: Page, moved: MovedAnchors = {}): string {
  const processor = unified()
    .use(rehypeRemark, { handlers: { details: unfold } })
    .use(dropRulesBeforeHeadings)
    .use(remarkGfm, { tablePipeAlign: false })
    // Not the rule that opens and ends front matter: llms-full.txt has many of those.
    .use(remarkStringify, { bullet: '-', rule: '*', fences: true, handlers: { break: lineEnd } });
  const tree = processor.runSync(simplifyPage({ ...page, moved }));
  return `${frontMatter(page)}\n\n${directive(page.address)}\n\n${processor.stringify(tree as never).trim()}\n`;
}
