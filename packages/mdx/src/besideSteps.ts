import type { Element, ElementContent, Root, RootContent } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';

type Component = {
  readonly children: Root['children'];
  readonly type: 'mdxJsxFlowElement';
  readonly name: string | null;
  readonly attributes: readonly { readonly name?: string }[];
};

const isComponent = (node: { type: string } | undefined, name: string): node is Component =>
  node?.type === 'mdxJsxFlowElement' && (node as Component).name === name;

const isSpace = (node: RootContent | undefined) => node?.type === 'text' && node.value.trim() === '';

const root = ({ children }: Component): Root => ({ type: 'root', children });

/** A step cites the letter of what the picture's list explains under the same label, and lights it up (src/illustrations/kit). */
function markSteps(picture: Component, steps: Component): void {
  const labels = selectAll('li', root(picture)).map((entry) => textOf(select('strong', entry) ?? entry));
  for (const name of selectAll('li strong', root(steps))) {
    const at = labels.indexOf(textOf(name));
    if (at >= 0) {
      name.properties.dataMark = at + 1;
      name.properties.dataLetter = String.fromCodePoint(65 + at);
    }
  }
}

/**
 * A picture of the app right before its steps stands beside them where the column is wide enough
 * (src/components/text/Steps/styles.module.css). Else, or with `above`, it comes first, and on phones last.
 */
export function rehypeBesideSteps() {
  return (tree: Root) => {
    for (let at = 0; at < tree.children.length; at += 1) {
      const end = isSpace(tree.children[at + 1]) ? at + 2 : at + 1;
      const picture = tree.children[at] as { type: string };
      const steps = tree.children[end] as { type: string } | undefined;
      if (isComponent(picture, 'Illustration') && isComponent(steps, 'Steps')) {
        const isAbove = picture.attributes.some(({ name }) => name === 'above');
        markSteps(picture, steps);
        const pair: Element = {
          type: 'element',
          tagName: 'div',
          properties: { className: ['pt-beside'], dataAbove: isAbove || undefined, dataMarks: '' },
          children: [picture, steps] as unknown as ElementContent[],
        };
        tree.children.splice(at, end - at + 1, pair);
      }
    }
  };
}
