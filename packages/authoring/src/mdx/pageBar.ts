import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** By source: the month in which it was read, as 2026-07. */
type ReadIn = Readonly<Record<string, string>>;

type Attribute = { readonly type: 'mdxJsxAttribute'; readonly name: string; readonly value: string };
type Component = {
  readonly type: 'mdxJsxFlowElement';
  readonly name: string | null;
  readonly attributes: readonly Attribute[];
  readonly children: ElementContent[];
};

const isElement = (node: { type: string }): node is Element => node.type === 'element';
const isHeading = (node: { type: string }) => isElement(node) && /^h[2-6]$/.test(node.tagName);
const isParagraph = (node: { type: string }) => isElement(node) && node.tagName === 'p';

/** When the oldest of the page's facts about others was read. */
function oldestFacts(tree: Root, readIn: ReadIn): string | undefined {
  const dates: string[] = [];
  visit(tree as { type: string }, 'mdxJsxFlowElement', ({ name, attributes }: Component) => {
    const list = name === 'AsOf' ? attributes.find((attribute) => attribute.name === 'source')?.value : '';
    dates.push(...(list?.split(' ') ?? []).flatMap((source) => readIn[source] ?? []));
  });
  return dates.toSorted()[0];
}

/** A text that pages import: Docusaurus makes no page of a file whose name begins with an underscore. */
const isPart = (file: string | undefined) => file?.split(/[\\/]/).at(-1)?.startsWith('_');

/**
 * Marks the paragraph under a doc's title as its lead, and puts the doc's bar behind it (src/components/layout/PageBar). A
 * shared part has neither.
 */
export function rehypePageBar({ readIn }: { readonly readIn: ReadIn }) {
  return (tree: Root, file: { readonly path?: string | undefined }) => {
    if (isPart(file.path)) {
      return;
    }
    const end = tree.children.findIndex(isHeading);
    const top = end < 0 ? tree.children : tree.children.slice(0, end);
    const place = top.findIndex(isParagraph);
    const lead = tree.children[place];
    if (lead && isElement(lead)) {
      lead.properties.className = ['lead'];
    }
    const asOf = oldestFacts(tree, readIn);
    const bar: Component = {
      type: 'mdxJsxFlowElement',
      name: 'PageBar',
      attributes: asOf ? [{ type: 'mdxJsxAttribute', name: 'asOf', value: asOf }] : [],
      children: [],
    };
    tree.children.splice(place + 1, 0, bar as unknown as Element);
  };
}
