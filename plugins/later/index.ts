import type { Element, Root, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';

/** As many letters as a large screen shows below the title; a component counts as a paragraph. */
const FIRST_SCREEN = 1500;
const COMPONENT = 300;

type Component = Extract<RootContent, { type: 'mdxJsxFlowElement' }>;
type Block = Element | Component;

const isBlock = (node: RootContent): node is Block =>
  node.type === 'element' || node.type === 'mdxJsxFlowElement';

const lengthOf = (node: RootContent) =>
  node.type === 'mdxJsxFlowElement' ? Math.max(COMPONENT, textOf(node).length) : textOf(node).length;

/** Where the first screen ends: before the block that begins below it. */
export function endOfFirstScreen(nodes: readonly RootContent[]): number {
  let letters = 0;
  const end = nodes.findIndex((node) => {
    const isBelow = letters > FIRST_SCREEN && isBlock(node);
    letters += isBlock(node) ? lengthOf(node) : 0;
    return isBelow;
  });
  return end < 0 ? nodes.length : end;
}

/** Puts what stands below the first screen of a page into <Later> (src/components/Later), so that a click shows the page sooner. */
export default function rehypeLater() {
  return (root: Root) => {
    const end = endOfFirstScreen(root.children);
    const below = root.children.slice(end);
    // Imports and exports stay where the compiler looks for them.
    const isModule = (node: RootContent) => node.type === 'mdxjsEsm';
    const content = below.filter((node) => !isModule(node));
    if (content.some(isBlock)) {
      const later = {
        type: 'mdxJsxFlowElement',
        name: 'Later',
        attributes: [],
        children: content,
      } as Component;
      root.children = [...root.children.slice(0, end), ...below.filter(isModule), later];
    }
  };
}
