import { visit } from 'unist-util-visit';

type MdNode = { type: string; name?: string; value?: string; children?: MdNode[]; attributes?: object[] };

/** A line to run, not the name of a command: `metric add cvd`, but not `save`. */
const isCommandLine = (code: string, verbs: readonly string[]) =>
  /\S \S/.test(code) && verbs.includes(code.split(' ')[0] ?? '');

const attribute = (name: string, value: string) => ({ type: 'mdxJsxAttribute', name, value });

const button = (line: string): MdNode => ({
  type: 'mdxJsxTextElement',
  name: 'CopyButton',
  attributes: [attribute('text', line), attribute('label', `Copy ${line}`)],
  children: [],
});

/** In steps each command has a button that copies it, so that authors write just the command. `verbs` start a command. */
export function remarkCopyableCommands({ verbs }: { readonly verbs: readonly string[] }) {
  return (tree: MdNode): void => {
    visit(tree as never, { type: 'mdxJsxFlowElement', name: 'Steps' } as never, (steps: MdNode) => {
      visit(steps as never, 'inlineCode', (code: MdNode, index, parent: MdNode | undefined) => {
        if (parent?.children && index !== undefined && isCommandLine(code.value ?? '', verbs)) {
          parent.children.splice(index + 1, 0, { type: 'text', value: '\u00a0' }, button(code.value ?? ''));
        }
      });
    });
  };
}
