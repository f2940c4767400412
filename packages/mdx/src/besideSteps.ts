import type { Element, ElementContent, Root, RootContent } from 'hast';

type Component = {
  readonly type: 'mdxJsxFlowElement';
  readonly name: string | null;
  readonly attributes: readonly { readonly name?: string }[];
};

const isComponent = (node: { type: string } | undefined, name: string): node is Component =>
  node?.type === 'mdxJsxFlowElement' && (node as Component).name === name;

const isSpace = (node: RootContent | undefined) => node?.type === 'text' && node.value.trim() === '';

/**
 * A picture of the app right before its steps stands beside them where the column is wide enough
 * (src/components/text/Steps/styles.module.css). Else, or with `above`, it comes first, as it is written.
 */
export function rehypeBesideSteps() {
  return (tree: Root) => {
    for (let at = 0; at < tree.children.length; at += 1) {
      const end = isSpace(tree.children[at + 1]) ? at + 2 : at + 1;
      const picture = tree.children[at] as { type: string };
      const isAbove =
        !isComponent(picture, 'Illustration') || picture.attributes.some(({ name }) => name === 'above');
      if (!isAbove && isComponent(tree.children[end], 'Steps')) {
        const pair: Element = {
          type: 'element',
          tagName: 'div',
          properties: { className: ['pt-beside'] },
          children: [picture, tree.children[end]] as unknown as ElementContent[],
        };
        tree.children.splice(at, end - at + 1, pair);
      }
    }
  };
}
