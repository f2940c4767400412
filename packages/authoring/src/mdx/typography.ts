import type { Element, Root, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { codeClass } from './codeClass';

/** Elements of Markdown have a tag, those that authors write in MDX a name. */
const tagOf = (node: RootContent | undefined): string =>
  node && 'tagName' in node ? node.tagName : String((node as { name?: unknown } | undefined)?.name ?? '');

/** The name of a control such as **Read-Only**, which reads as two where a line ends at its hyphen. */
const isHyphenated = (node: Element) => node.tagName === 'strong' && /^\S+-\S+$/.test(textOf(node));

/** What stays on one line: short code with the comma behind it, names with a hyphen, keys that are pressed together. */
export function rehypeTypography() {
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined) {
        return;
      }
      if (
        node.type === 'element' &&
        (isHyphenated(node) || (node.tagName === 'code' && tagOf(parent as Element) !== 'pre'))
      ) {
        const className = codeClass(textOf(node));
        node.properties.className ??= className && [className];
      }
      const [before, after] = [parent.children[index - 1], parent.children[index + 1]];
      if (node.type === 'text' && node.value === ' + ' && tagOf(before) === 'kbd' && tagOf(after) === 'kbd') {
        node.value = '\u00a0+\u00a0';
      }
    });
  };
}
