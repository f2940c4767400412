import type { Element, ElementContent, Root, RootContent } from 'hast';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';

type Component = {
  children: Root['children'];
  readonly type: 'mdxJsxFlowElement';
  readonly name: string | null;
  readonly attributes: readonly { readonly name?: string }[];
};

const isComponent = (node: { type: string } | undefined, name: string): node is Component =>
  node?.type === 'mdxJsxFlowElement' && (node as Component).name === name;

const isSpace = (node: RootContent | undefined) => node?.type === 'text' && node.value.trim() === '';

const root = ({ children }: Component): Root => ({ type: 'root', children });

/** A letter that the author wrote behind a word or an element: `**Connect**[F]`. */
const CITED = /([\p{L}\p{N}’'-]*)\[([A-L])\]/u;

/** A step cites the letter of an entry in the picture's list, and lights up its place (src/kit/marks.tsx). */
function citeLetters(picture: Component, steps: Component, file: string): void {
  const count = selectAll('li', root(picture)).length;
  const words = new Map<string, string>();
  const cite = (letter: string, cited: ElementContent): Element => {
    const at = letter.charCodeAt(0) - 64;
    const text = textOf(cited);
    const known = words.get(letter) ?? text;
    if (at > count || known !== text) {
      const cause =
        at > count
          ? `but the picture's list has ${count} entries`
          : `and another one cites it for "${known}". A letter stands for one thing`;
      throw new Error(`${file}: a step says "${text}[${letter}]", ${cause}.`);
    }
    words.set(letter, text);
    return {
      type: 'element',
      tagName: 'span',
      properties: { dataMark: at, dataLetter: letter },
      children: [cited],
    };
  };
  const text = (value: string): ElementContent[] => (value ? [{ type: 'text', value }] : []);
  const read = (nodes: readonly ElementContent[]): ElementContent[] => {
    const done: ElementContent[] = [];
    for (const node of nodes) {
      if (node.type === 'text') {
        const [before = '', ...cited] = node.value.split(CITED);
        done.push(...text(before));
        for (let at = 0; at < cited.length; at += 3) {
          const [word = '', letter = '', after = ''] = cited.slice(at);
          done.push(cite(letter, text(word)[0] ?? (done.pop() as ElementContent)), ...text(after));
        }
      } else {
        if ('children' in node) {
          node.children = read(node.children as ElementContent[]) as never;
        }
        done.push(node);
      }
    }
    return done;
  };
  steps.children = read(steps.children as ElementContent[]);
}

/**
 * A picture of the app right before its steps stands beside them where the column is wide enough
 * (src/components/text/Steps/styles.module.css). Else, or with `above`, it comes first, and on phones last.
 */
export function rehypeBesideSteps() {
  return (tree: Root, file?: { readonly path?: string }) => {
    for (let at = 0; at < tree.children.length; at += 1) {
      const end = isSpace(tree.children[at + 1]) ? at + 2 : at + 1;
      const picture = tree.children[at] as { type: string };
      const steps = tree.children[end] as { type: string } | undefined;
      if (isComponent(picture, 'Illustration') && isComponent(steps, 'Steps')) {
        const isAbove = picture.attributes.some(({ name }) => name === 'above');
        citeLetters(picture, steps, file?.path ?? '');
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
